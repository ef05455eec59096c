/** Every attribute is a property of the element too, in both directions. */

import { type AttributeName, attributeNames, flagNames, isOn, type QuoteWidgetAttributes } from './options.ts';

export type ReflectedProperties = {
	[Name in AttributeName]: QuoteWidgetAttributes[Name] extends boolean | undefined
		? boolean
		: QuoteWidgetAttributes[Name] | null;
};

export function reflectAttributes(prototype: HTMLElement): void {
	for (const name of attributeNames) {
		const isFlag = flagNames.includes(name);
		Object.defineProperty(prototype, name, {
			configurable: true,
			enumerable: true,
			get(this: HTMLElement) {
				const text = this.getAttribute(name);
				return isFlag ? isOn(text) : text;
			},
			set(this: HTMLElement, value: unknown) {
				const text = isFlag ? (isOn(value) ? '' : null) : value;
				if (text === null || text === undefined) this.removeAttribute(name);
				else this.setAttribute(name, `${text}`);
			},
		});
	}
}

/** A framework may set properties before the script arrives: such own properties would hide the accessors. */
export function adoptPropertiesSetEarly(element: HTMLElement): void {
	const properties = element as HTMLElement & Record<string, unknown>;
	for (const name of attributeNames) {
		if (!Object.hasOwn(element, name)) continue;
		const value = properties[name];
		delete properties[name];
		properties[name] = value;
	}
}
