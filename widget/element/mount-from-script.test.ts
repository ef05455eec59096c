/** @vitest-environment jsdom */
/** Tests of mounting a widget by the attributes of the script tag. */

import { afterEach, expect, test, vi } from 'vitest';
import { reflectAttributes } from './attributes/reflected-properties.ts';
import { mountFromScript } from './mount-from-script.ts';

class Widget extends HTMLElement {}
reflectAttributes(Widget.prototype);
customElements.define('quote-widget', Widget);

afterEach(() => {
	vi.restoreAllMocks();
	document.head.innerHTML = document.body.innerHTML = '';
});

function scriptIn(parent: Element, dataset: Record<string, string>): HTMLScriptElement {
	const script = Object.assign(document.createElement('script'), { src: 'https://product.example/quote-widget.js' });
	Object.assign(script.dataset, dataset);
	parent.append(script);
	return script;
}

test('does nothing without data-mount, or without a script', () => {
	mountFromScript(scriptIn(document.body, { partner: 'acme' }));
	mountFromScript(null);
	mountFromScript(Object.assign(scriptIn(document.body, { mount: '' }), { src: 'https://partner.example/app.js' }));
	expect(document.querySelector('quote-widget')).toBeNull();
});

test('mounts into the element that data-mount names, with every attribute', () => {
	document.body.innerHTML = '<div id="here"></div>';
	mountFromScript(scriptIn(document.head, { mount: '#here', partner: 'acme', draft: '', other: 'x' }));
	expect(document.querySelector('#here')?.innerHTML).toBe('<quote-widget partner="acme" draft=""></quote-widget>');
});

test('names a mistake in its attributes in the console', () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	mountFromScript(scriptIn(document.body, { mount: '', partnr: 'acme' }));
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('data-partnr should be data-partner'));
});

test('mounts right after the script tag when data-mount is empty', () => {
	const script = scriptIn(document.body, { mount: '' });
	mountFromScript(script);
	expect(script.nextElementSibling?.tagName).toBe('QUOTE-WIDGET');
});

test('mounts into the body for a script tag in the head', () => {
	mountFromScript(scriptIn(document.head, { mount: '' }));
	expect(document.body.firstElementChild?.tagName).toBe('QUOTE-WIDGET');
});

test.each(['', '#here'])(
	'mounts once if the script with data-mount="%s" runs again or is on the page twice',
	(mount) => {
		document.body.innerHTML = '<div id="here"></div>';
		const script = scriptIn(document.body, { mount, partner: 'acme' });
		mountFromScript(script);
		// htmx and similar libraries add classes to the elements they insert.
		document.querySelector('quote-widget')?.classList.add('htmx-added');
		mountFromScript(script);
		mountFromScript(scriptIn(document.body, { mount, partner: 'acme' }));
		expect(document.querySelectorAll('quote-widget')).toHaveLength(1);
		mountFromScript(scriptIn(document.body, { mount, partner: 'acme', show: 'faq' }));
		expect(document.querySelectorAll('quote-widget')).toHaveLength(2);
	},
);

test.each(['#nowhere', '#1', 'here!'])('warns when no element matches %s', (mount) => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	mountFromScript(scriptIn(document.body, { mount }));
	expect(warn).toHaveBeenCalledOnce();
});
