/** Renders the element with a story's arguments: attributes and custom properties. A change in Storybook's controls updates it. */

import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { asAttribute, attributeNames, type QuoteWidgetAttributes } from '../api/options.ts';
import { endpoint } from './simulated-service.ts';

export type WidgetArgs = QuoteWidgetAttributes & { [customProperty: `--${string}`]: string };

export function renderWidget(args: WidgetArgs): TemplateResult {
	return html`<quote-widget ${ref((element) => element && setAttributes(element, { endpoint, ...args }))}></quote-widget>`;
}

function setAttributes(element: Element, args: WidgetArgs): void {
	const properties = Object.entries(args).filter(([name]) => name.startsWith('--'));
	element.setAttribute('style', properties.map(([name, value]) => `${name}: ${value}`).join(';'));
	for (const name of attributeNames) {
		const value = args[name] === undefined ? null : asAttribute(name, args[name]);
		if (value === null) element.removeAttribute(name);
		else element.setAttribute(name, value);
	}
}
