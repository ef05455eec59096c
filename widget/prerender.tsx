/** Writes the widget as HTML with declarative shadow DOM. Visitors can read it and send its form before any script runs. */

import { renderParts as en } from 'virtual:renderers/en';
import { renderParts as ms } from 'virtual:renderers/ms';
import { renderParts as ta } from 'virtual:renderers/ta';
import { renderParts as zhHans } from 'virtual:renderers/zh-Hans';
import type { Language } from '../shared/content/languages.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import {
	type AttributeName,
	asAttribute,
	attributeNames,
	type QuoteWidgetAttributes,
	readOptions,
	type WidgetOptions,
} from './api/options.ts';
import { prerenderedCss } from './styles/prerendered-css.ts';

export { clickReplayHash, clickReplayScript } from './element/hydration/click-replay.ts';
export { quoteWidgetStyleHash } from './styles/prerendered-css.ts';

export interface PrerenderSettings {
	/**
	 * Origin of the service, to which the form is posted without JavaScript if `endpoint` is not set. A hydrated form uses the
	 * origin of the script tag instead. Default: the origin of the page.
	 */
	origin?: string | undefined;
	/** Language of the HTML. A script of the same language hydrates it, a script of another language replaces it. Default: `en`. */
	language?: Language | undefined;
}

const renderers: Record<Language, (options: WidgetOptions) => string> = { en, 'zh-Hans': zhHans, ms, ta };

/** The whole `<quote-widget>` element as HTML. The script hydrates it in place, without a layout shift. */
export function prerenderQuoteWidget(
	attributes: QuoteWidgetAttributes = {},
	{ origin, language = 'en' }: PrerenderSettings = {},
): string {
	const written = writtenAttributes(attributes);
	const options = readOptions((name) => written[name] ?? null, origin ? new URL(origin).origin : '');
	// React drops the value of `hidden`, but find-in-page searches hidden content only if the value is `until-found`.
	const content = renderers[language](options).replaceAll(' hidden=""', ' hidden="until-found"');
	// No custom element registry, for the same reason as in `quote-widget-element.tsx`: the element may move to a frame's document.
	const template = `<template shadowrootmode="open" shadowrootcustomelementregistry><style>${prerenderedCss}</style>${content}</template>`;
	return `<quote-widget${toHtml(written)}>${template}</quote-widget>`;
}

/** Attributes to write: a flag that is on has an empty value, and unset attributes are omitted. */
function writtenAttributes(attributes: QuoteWidgetAttributes): Partial<Record<AttributeName, string>> {
	const written: Partial<Record<AttributeName, string>> = {};
	for (const name of attributeNames) {
		const text = asAttribute(name, attributes[name]);
		if (text !== null) written[name] = text;
	}
	return written;
}

function toHtml(attributes: Record<string, string | undefined>): string {
	return Object.entries(attributes)
		.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value ?? '')}"`))
		.join('');
}
