/** What a partner may choose, and the lines it becomes. */

import { type Language, languagePaths } from '../../../shared/content/languages.ts';
import { testPartner } from '../../../shared/enquiry/enquiry-api.ts';
import {
	markupWithButton,
	markupWithElement,
	markupWithFrame,
	type ScriptSource,
	type WrittenAttributes,
} from '../../../widget/api/embed/markup.ts';
import { scriptName, type WidgetManifest } from '../../../widget/api/embed/widget-files.ts';

export const partNames = { plans: 'Plan comparison', form: 'Quote form', faq: 'Questions and answers' } as const;
export type PartName = keyof typeof partNames;

export const wayNames = {
	inline: 'Inline, in the page',
	button: 'A button that opens a dialog',
	frame: 'A frame, where scripts are not allowed',
} as const;
export type Way = keyof typeof wayNames;

/** In the lines until the partner's own is given: for a try from any page, of which nobody hears. */
export const partnerToGive = testPartner;

/** Empty texts leave the widget's own default. */
export interface EmbedOptions {
	readonly way: Way;
	readonly partner: string;
	readonly parts: readonly PartName[];
	readonly plan: string;
	readonly theme: string;
	readonly language: Language;
	readonly accent: string;
	readonly radius: string;
	readonly font: string;
	readonly pinned: boolean;
}

export const defaultOptions: EmbedOptions = {
	way: 'inline',
	partner: '',
	parts: ['plans', 'form', 'faq'],
	plan: '',
	theme: '',
	language: 'en',
	accent: '',
	radius: '',
	font: '',
	pinned: false,
};

/** The widget's own accent. A colour field has no empty value: this one stands for it. */
export const ownAccent = '#0f5e63';

/** What the fields of the form say. */
export function readOptions(fields: FormData): EmbedOptions {
	const text = (name: string) => `${fields.get(name) ?? ''}`;
	const accent = text('accent');
	return {
		way: text('way') as Way,
		partner: text('partner'),
		parts: fields.getAll('parts') as PartName[],
		plan: text('plan'),
		theme: text('theme'),
		language: text('language') as Language,
		accent: accent === ownAccent ? '' : accent,
		radius: text('radius'),
		font: text('font'),
		pinned: false,
	};
}

/** Where the widget comes from, and what its build has made, as soon as that is known. */
export interface Deployment {
	readonly origin: string;
	readonly files: WidgetManifest['files'];
}

const buttonWords = 'Get a free quote';

/** The lines to paste. */
export function linesFor(chosen: EmbedOptions, deployment: Deployment): string {
	const { origin } = deployment;
	const options = { ...chosen, partner: chosen.partner || partnerToGive };
	if (options.way === 'frame') return markupWithFrame(origin + frameAddress(options, true), buttonWords);
	const { way, partner, plan, language } = options;
	const query = new URLSearchParams({ partner, ...(plan && { plan }) });
	const markup = way === 'inline' ? markupWithElement : markupWithButton;
	return markup({
		script: scriptFor(options, deployment),
		attributes: attributesFrom(options),
		styles: stylesFrom(options),
		form: `${origin}${languagePaths[language]}?${query}#quote`,
		words: buttonWords,
	});
}

/** What a content security policy has to allow for them. */
export function directivesFor({ way }: EmbedOptions, { origin }: Deployment): string {
	return way === 'frame' ? `frame-src ${origin}` : `script-src ${origin}; connect-src ${origin}`;
}

/** The script of the chosen way and language: at the address of the newest build, or pinned to this one. */
export function scriptFor({ way, language, pinned }: EmbedOptions, { origin, files }: Deployment): ScriptSource {
	const name = scriptName(way === 'button' ? 'quote-widget-button' : 'quote-widget', language);
	const file = pinned ? files[name] : undefined;
	return file ? { src: origin + file.url, integrity: file.integrity } : { src: `${origin}/widget/v1/${name}` };
}

/** Below our origin. A preview sends nothing, and names no partner. */
export function frameAddress(options: EmbedOptions, isForPartner: boolean): string {
	const { partner, ...shown } = attributesFrom(options);
	const query = new URLSearchParams(isForPartner ? { ...(partner && { partner }), ...shown } : shown);
	if (options.language !== 'en') query.set('lang', options.language);
	if (!isForPartner) query.set('endpoint', 'simulate');
	return `/widget/v1/frame${query.size > 0 ? `?${query}` : ''}`;
}

export function attributesFrom({ partner, parts, plan, theme }: EmbedOptions): WrittenAttributes {
	const names = Object.keys(partNames) as PartName[];
	const shown = names.filter((name) => parts.includes(name));
	return {
		...(shown.length > 0 && shown.length < names.length && { show: shown.join(' ') }),
		...(partner && { partner }),
		...(plan && { plan }),
		...(theme && { theme }),
	};
}

/** The custom properties that were chosen. */
export function propertiesFrom({ accent, radius, font }: EmbedOptions): Record<string, string> {
	const chosen = {
		'--quote-widget-accent': accent,
		'--quote-widget-radius': radius,
		'--quote-widget-font': font.replace(/[;{}<>]/g, '').trim(),
	};
	return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
}

function stylesFrom(options: EmbedOptions): string {
	const lines = Object.entries(propertiesFrom(options)).map(([name, value]) => `\t${name}: ${value};`);
	return lines.length > 0 ? `quote-widget {\n${lines.join('\n')}\n}` : '';
}
