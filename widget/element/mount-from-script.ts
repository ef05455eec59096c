/** Mounts a widget by the script tag: `data-mount` is a selector of the parent, and other `data-*` are the widget's attributes. */

import { documentProperty } from '../api/document-property.ts';
import { attributeNames } from '../api/options.ts';
import { warnOnce } from '../api/warn-once.ts';
import { warnAboutAttributes } from './attributes/attribute-mistakes.ts';

/** An empty `data-mount` mounts right after the script tag, or first in the body if the script tag is in the head. */
export function mountFromScript(script: HTMLScriptElement | null | undefined): void {
	const selector = script?.dataset?.mount;
	// If the page's own bundle contains the widget, the `data-*` attributes of the bundle's script tag are not meant for us.
	if (selector === undefined || !script?.src.includes('quote-widget')) return;
	warnAboutAttributes(script, 'data-');
	const element = document.createElement('quote-widget');
	for (const name of attributeNames) element[name] = script.dataset[name] as never;
	const isSame = (other: typeof element) => attributeNames.every((name) => other[name] === element[name]);
	/** If there is no parent yet, waits until the document is parsed, because an async script may run earlier. */
	const place = () => {
		const isInHead = script.parentNode === documentProperty('head');
		const parent = selector ? findTarget(selector) : isInHead ? documentProperty('body') : script.parentNode;
		if (parent) {
			// Turbo and htmx may run a script again although its widget is already mounted. Compares only our own attributes, because
			// these libraries add classes to elements.
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

/** Returns null for an invalid selector, which makes `querySelector()` throw. */
function findTarget(selector: string): Element | null {
	try {
		return document.querySelector(selector);
	} catch {
		return null;
	}
}
