/** @vitest-environment jsdom */
/** Tests of which script counts as ours: only the running script, and only if it was loaded from the service's path. */

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
	vi.resetModules();
	Reflect.deleteProperty(Document.prototype, 'currentScript');
	document.head.innerHTML = '';
});

/** Runs the module from a script with this `src`, on a page with another site's script of the same name. */
async function originOf(src?: string): Promise<string | undefined> {
	document.head.innerHTML = '<script src="https://other.example/widget/v1/quote-widget.js" type="text/plain"></script>';
	const running = src === undefined ? null : Object.assign(document.createElement('script'), { src });
	Object.defineProperty(Document.prototype, 'currentScript', { configurable: true, get: () => running });
	return (await import('./script-origin.ts')).scriptOrigin;
}

test.each([
	'https://product.example/widget/v1/quote-widget.js',
	'https://product.example/widget/v1/quote-widget.zh-Hans.js?from=cache',
	'https://product.example/widget/v1/1.0.0-501e4f51/quote-widget-button.ta.js',
])('%s tells the origin', async (src) => {
	expect(await originOf(src)).toBe('https://product.example');
});

test.each([
	['a module or a bundle', undefined],
	['an inlined script', ''],
	['a copy', 'https://partner.example/js/quote-widget.js'],
	['a script of another name below the same path', 'https://other.example/widget/v1/chat.js'],
	['an address in a query', 'https://other.example/?https://product.example/widget/v1/quote-widget.js'],
])('%s does not', async (_, src) => {
	expect(await originOf(src)).toBeUndefined();
});
