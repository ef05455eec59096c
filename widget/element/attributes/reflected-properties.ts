/** Reflects every attribute as a property, in both directions. */

import {
	type AttributeName,
	asAttribute,
	attributeNames,
	isFlag,
	isOn,
	type QuoteWidgetAttributes,
} from '../../api/options.ts';

export type ReflectedProperties = {
	[Name in AttributeName]: QuoteWidgetAttributes[Name] extends boolean | undefined
		? boolean
		: QuoteWidgetAttributes[Name] | null;
};

export function reflectAttributes(prototype: HTMLElement): void {
	for (const name of attributeNames) {
		Object.defineProperty(prototype, name, {
			configurable: true,
			enumerable: true,
			get(this: HTMLElement) {
				const text = this.getAttribute(name);
				return isFlag(name) ? isOn(text) : text;
			},
			set(this: HTMLElement, value: unknown) {
				const text = asAttribute(name, value);
				if (text === null) this.removeAttribute(name);
				else this.setAttribute(name, text);
			},
		});
	}
}

/** Sets properties again that were set before the element was defined, because such own properties shadow the accessors. */
export function upgradeProperties(element: HTMLElement): void {
	const properties = element as HTMLElement & Record<string, unknown>;
	for (const name of attributeNames) {
		if (!Object.hasOwn(element, name)) continue;
		const value = properties[name];
		delete properties[name];
		properties[name] = value;
	}
}
