/** The lines a partner copies. */

import { escapeHtml } from '../../../shared/escape-html.ts';
import { type AttributeName, attributeNames } from '../options.ts';

/** A script's address and, if it is pinned to one build, its hash. */
export interface ScriptSource {
	readonly src: string;
	readonly integrity?: string | undefined;
}

/** As they are written: an empty value stands for a flag. */
export type WrittenAttributes = Partial<Record<AttributeName, string>>;

interface MarkupSource {
	readonly script: ScriptSource;
	readonly attributes: WrittenAttributes;
	/** What the page's styles say about the element. */
	readonly styles: string;
	/** The link to the form on our own site, for visitors without the script. */
	readonly form: string;
	readonly words: string;
}

/** The script tag and the element, with the link inside if it is pinned: the script hides it, unless that copy is gone. */
export function markupWithElement({ script, attributes, styles, form, words }: MarkupSource): string {
	const link = script.integrity ? `<a href="${escapeHtml(form)}">${escapeHtml(words)}</a>` : '';
	const element = `<quote-widget${written(attributes)}>${link}</quote-widget>`;
	return [...styleTag(styles), scriptTag(script), element].join('\n');
}

/** The button's script, and the link as the button. */
export function markupWithButton({ script, attributes, styles, form, words }: MarkupSource): string {
	const link = `<a href="${escapeHtml(form)}" data-quote-widget${written(attributes, 'data-')}>${escapeHtml(words)}</a>`;
	return [...styleTag(styles), scriptTag(script), link].join('\n');
}

/** The frame, and the listener that makes it, or each of several, as high as its content. */
export function markupWithFrame(address: string, title: string): string {
	const { origin } = new URL(address);
	return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="900" style="border: 0" referrerpolicy="no-referrer-when-downgrade" allow="clipboard-write"></iframe>
<script>addEventListener('message', ({ data, origin, source }) => { if (origin === '${origin}' && data?.type === 'quote-widget:height')
	for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) frame.height = data.height });</script>`;
}

function scriptTag({ src, integrity }: ScriptSource): string {
	const pin = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
	return `<script src="${escapeHtml(src)}"${pin} async></script>`;
}

function written(attributes: WrittenAttributes, prefix = ''): string {
	return attributeNames
		.map((name) => [name, attributes[name]] as const)
		.map(([name, value]) => (value === undefined ? '' : ` ${prefix}${name}${value && `="${escapeHtml(value)}"`}`))
		.join('');
}

/** Escapes what a parser would take for the end of the tag. */
function styleTag(styles: string): string[] {
	return styles ? [`<style>\n${styles.replaceAll('</', '<\\/').trim()}\n</style>`] : [];
}
