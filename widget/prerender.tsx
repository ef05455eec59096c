/** Turns attributes into the widget's complete HTML with declarative shadow DOM: readable and usable before any script runs. */

import { renderToStaticMarkup } from 'react-dom/server';
import {
	type AttributeName,
	asAttribute,
	attributeNames,
	type QuoteWidgetAttributes,
	readOptions,
} from './element/options.ts';
import { rootAttributes } from './element/root-attributes.ts';
import { prerenderedCss } from './styles/prerendered-css.ts';
import { WidgetParts } from './widget-parts.tsx';

export { clickReplayHash, clickReplayScript } from './hydration/click-replay.ts';
export { quoteWidgetStyleHash } from './styles/prerendered-css.ts';

export interface PrerenderSettings {
	/**
	 * Origin of the service, for forms posted without JavaScript from a page on another origin. A hydrated form uses the origin
	 * of the script tag, or `endpoint` if the element is imported from npm. Default: the page's own.
	 */
	origin?: string | undefined;
}

/** The whole `<quote-widget>` element as HTML. The script hydrates it in place, without a layout shift. */
export function prerenderQuoteWidget(
	attributes: QuoteWidgetAttributes = {},
	{ origin }: PrerenderSettings = {},
): string {
	const written = writtenAttributes(attributes);
	const options = readOptions((name) => written[name] ?? null, origin && new URL(origin).origin);
	const content = renderToStaticMarkup(
		<WidgetParts
			options={options}
			plan={options.plan}
			prefilled={undefined}
			emit={() => true}
			onSelectPlan={() => {}}
		/>,
	);
	// React drops the value of `hidden`; find-in-page searches only `until-found` content.
	const findable = content.replaceAll(' hidden=""', ' hidden="until-found"');
	const wrapper = `<div${toHtml(rootAttributes(options))}>${findable}</div>`;
	// Without a custom element registry, as the element attaches it: Preact could render nothing more in a frame's document.
	const template = `<template shadowrootmode="open" shadowrootcustomelementregistry><style>${prerenderedCss}</style>${wrapper}</template>`;
	return `<quote-widget${toHtml(written)}>${template}</quote-widget>`;
}

/** A flag that is on has an empty value; unset attributes are left out. */
function writtenAttributes(attributes: QuoteWidgetAttributes): Partial<Record<AttributeName, string>> {
	const written: Partial<Record<AttributeName, string>> = {};
	for (const name of attributeNames) {
		const text = asAttribute(name, attributes[name]);
		if (text !== null) written[name] = text;
	}
	return written;
}

function toHtml(attributes: Record<string, string | undefined>): string {
	const escaped = (value = '') => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
	return Object.entries(attributes)
		.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
		.join('');
}
