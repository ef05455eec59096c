/** Mounts a widget from the script tag: `data-mount` is a selector, and every attribute is given as `data-*`. */

import { attributeNames } from '../api/options.ts';
import { warnOnce } from '../api/warn-once.ts';
import { warnAboutAttributes } from './attribute-mistakes.ts';

/** An empty `data-mount` mounts right after the script tag. */
export function mountFromScript(script: HTMLScriptElement | undefined): void {
	const selector = script?.dataset.mount;
	if (!script || selector === undefined) return;
	warnAboutAttributes(script, 'data-');
	const element = document.createElement('quote-widget');
	for (const name of attributeNames) {
		const value = script.dataset[name];
		if (value !== undefined) element.setAttribute(name, value);
	}
	/** An async script may run before its target is parsed. */
	const place = () => {
		if (selector) findTarget(selector)?.append(element);
		else if (script.parentNode === document.head) document.body?.prepend(element);
		else script.after(element);
		if (element.parentNode) return;
		if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', place, { once: true });
		else warnOnce(`found no element that matches data-mount=${selector}`);
	};
	place();
}

/** An invalid selector makes `querySelector()` throw; it counts as no match. */
function findTarget(selector: string): Element | null {
	try {
		return document.querySelector(selector);
	} catch {
		return null;
	}
}
