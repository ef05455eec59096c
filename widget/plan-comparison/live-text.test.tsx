/** When a text is said. */

import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { LiveText } from './live-text.tsx';

afterEach(cleanup);

function renderText(text: string | false) {
	const { container, rerender } = render(<LiveText text={text} />);
	return {
		container,
		region: container.querySelector('[aria-live]'),
		change: (changed: string | false) => rerender(<LiveText text={changed} />),
	};
}

test('a text that is there from the start is shown and not said', () => {
	const { container, region } = renderText('one');
	expect(container.textContent).toBe('one');
	expect(region?.textContent).toBe('');
});

test('every text after it is said, the first one too when it comes back', () => {
	const { container, region, change } = renderText('one');
	for (const text of ['two', 'one', 'two']) {
		change(text);
		expect(region?.textContent).toBe(text);
		expect(container.textContent).toBe(text);
	}
});

test('a text that comes later is said, in the region that was there before it', () => {
	const { container, region, change } = renderText(false);
	change('one');
	expect(region?.textContent).toBe('one');
	change(false);
	expect(container.textContent).toBe('');
});
