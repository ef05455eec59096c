/** Turns attributes into the widget's complete HTML with declarative shadow DOM: readable and usable before any script runs. */

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
	 * Origin of the service, for forms posted without JavaScript from a page on another origin. A hydrated form uses `endpoint`,
	 * or else the origin of the script tag. Default: the origin of the page.
	 */
	origin?: string | undefined;
	/** Language of the HTML. The script of the same language hydrates the HTML; a script of another language replaces it. Default: `en`. */
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
	// React drops the value of `hidden`, so write it here: find-in-page searches hidden content only if the value is `until-found`.
	const content = renderers[language](options).replaceAll(' hidden=""', ' hidden="until-found"');
	// No custom element registry, as in `attachShadow()`: with a registry, Preact could not render after a move to a frame's document.
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
