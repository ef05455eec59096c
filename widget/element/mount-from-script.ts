/** Mounts a widget from the script tag: `data-mount` is a selector, and every attribute is given as `data-*`. */

import { documentProperty } from '../api/document-property.ts';
import { attributeNames } from '../api/options.ts';
import { warnOnce } from '../api/warn-once.ts';
import { warnAboutAttributes } from './attributes/attribute-mistakes.ts';

/** An empty `data-mount` mounts right after the script tag. */
export function mountFromScript(script: HTMLScriptElement | null | undefined): void {
	const selector = script?.dataset?.mount;
	// The page's own bundle may contain the widget; the `data-*` attributes of its script tag are not ours.
	if (selector === undefined || !script?.src.includes('quote-widget')) return;
	warnAboutAttributes(script, 'data-');
	const element = document.createElement('quote-widget');
	for (const name of attributeNames) element[name] = script.dataset[name] as never;
	const isSame = (other: typeof element) => attributeNames.every((name) => other[name] === element[name]);
	/** An async script may run before its target is parsed. */
	const place = () => {
		const isInHead = script.parentNode === documentProperty('head');
		const parent = selector ? findTarget(selector) : isInHead ? documentProperty('body') : script.parentNode;
		if (parent) {
			// Turbo and htmx run a script again beside the widget it has already mounted, to which they may have added classes.
			if ([...(parent.children as Iterable<typeof element>)].some(isSame)) return;
			if (selector) parent.append(element);
			else if (isInHead) parent.prepend(element);
			else script.after(element);
		} else if (documentProperty('readyState') === 'loading')
			document.addEventListener('DOMContentLoaded', place, { once: true });
		else warnOnce(`nothing matches data-mount=${selector}`);
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
