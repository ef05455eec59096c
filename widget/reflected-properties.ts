/** Every attribute is a property of the element too, in both directions. */

import { type AttributeName, attributeNames, flagNames, type QuoteWidgetAttributes } from './options.ts';

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
				return isFlag ? this.hasAttribute(name) : this.getAttribute(name);
			},
			set(this: HTMLElement, value: unknown) {
				if (isFlag) this.toggleAttribute(name, Boolean(value));
				else if (value === null || value === undefined) this.removeAttribute(name);
				else this.setAttribute(name, `${value}`);
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
