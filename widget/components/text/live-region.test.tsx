/** @vitest-environment jsdom */

import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { LiveRegion } from './live-region.tsx';

afterEach(cleanup);

function renderText(text: string | false) {
	const { container, rerender } = render(<LiveRegion text={text} />);
	return {
		container,
		region: container.querySelector('[aria-live]'),
		change: (changed: string | false) => rerender(<LiveRegion text={changed} />),
	};
}

test('the first text is shown and not announced', () => {
	const { container, region } = renderText('one');
	expect(container.textContent).toBe('one');
	expect(region?.textContent).toBe('');
});

test('every later text is announced, even the first one when it returns', () => {
	const { container, region, change } = renderText('one');
	for (const text of ['two', 'one', 'two']) {
		change(text);
		expect(region?.textContent).toBe(text);
		expect(container.textContent).toBe(text);
	}
});

test('a text that appears later is announced in an existing live region', () => {
	const { container, region, change } = renderText(false);
	change('one');
	expect(region?.textContent).toBe('one');
	change(false);
	expect(container.textContent).toBe('');
});
