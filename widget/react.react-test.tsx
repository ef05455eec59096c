/** @vitest-environment jsdom */
/** Tests of the React component: when it reports that the widget is ready. */

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuoteWidget } from './react.tsx';

const ready = 'quote-widget:ready';

afterEach(cleanup);

test('an element that becomes ready later is reported once', () => {
	const onReady = vi.fn();
	const { container } = render(<QuoteWidget onReady={onReady} />);
	expect(onReady).not.toHaveBeenCalled();
	act(() => void container.querySelector('quote-widget')?.dispatchEvent(new CustomEvent(ready)));
	expect(onReady).toHaveBeenCalledOnce();
});

test('an element that was ready before React hydrated is reported once, to React alone', () => {
	const onReady = vi.fn();
	const onPage = vi.fn();
	document.body.innerHTML = '<div><quote-widget show="faq"></quote-widget></div>';
	const container = document.body.firstElementChild as HTMLElement;
	Object.assign(container.firstElementChild as Element, { isReady: true });
	document.addEventListener(ready, onPage);
	render(<QuoteWidget show="faq" onReady={onReady} />, { container, hydrate: true });
	document.removeEventListener(ready, onPage);
	expect(onReady).toHaveBeenCalledOnce();
	expect(onPage).not.toHaveBeenCalled();
});
