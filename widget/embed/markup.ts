/** The lines a partner copies. */

import { type AttributeName, attributeNames } from '../element/options.ts';

/** A script's address and, if it is pinned to one build, its hash. */
export interface ScriptSource {
	readonly src: string;
	readonly integrity?: string | undefined;
}

/** Of one element, as they are written. */
export type WrittenAttributes = Partial<Record<AttributeName, string>>;

interface MarkupSource {
	readonly script: ScriptSource;
	readonly elements: readonly WrittenAttributes[];
	/** What the page's styles say about them. */
	readonly styles: string;
}

export function attributesOf(element: Element): WrittenAttributes {
	const names = attributeNames.filter((name) => element.hasAttribute(name));
	return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

/** The script tag, and the elements. The script takes the place of the link in one, unless a pinned copy is gone. */
export function markupWithElements({ script, elements, styles }: MarkupSource): string {
	const tags = elements.map((attributes) => {
		const link = script.integrity ? fallbackLink(script, attributes) : '';
		return `<quote-widget${written(attributes)}>${link}</quote-widget>`;
	});
	return [...styleTag(styles), scriptTag(script), ...tags].join('\n');
}

/** A script tag for each element, which takes its place. */
export function markupWithScripts({ script, elements, styles }: MarkupSource): string {
	const tags = elements.map((attributes) => scriptTag(script, ` data-mount${written(attributes, 'data-')}`));
	return [...styleTag(styles), ...tags].join('\n');
}

/** The button's script, and a link that is one without it, too. `form` is its address. */
export function markupWithButton({ script, elements, styles }: MarkupSource, words: string, form: string): string {
	const links = elements.map(
		(attributes) =>
			`<a href="${escapeQuotes(form)}" data-quote-widget${written(attributes, 'data-')}>${escapeText(words)}</a>`,
	);
	return [...styleTag(styles), scriptTag(script), ...links].join('\n');
}

/** The frame, and the listener that makes it as high as its content. */
export function markupWithFrame(address: string, title: string): string {
	const { origin } = new URL(address);
	return `<iframe src="${escapeQuotes(address)}" title="${escapeQuotes(title)}" width="100%" height="900" style="border: 0" referrerpolicy="no-referrer-when-downgrade"></iframe>
<script>addEventListener('message', ({ data, origin }) => { if (origin === '${origin}' && data?.type === 'quote-widget:height')
	document.querySelector('iframe[src^="${origin}/widget/"]').height = data.height });</script>`;
}

function fallbackLink({ src }: ScriptSource, { partner = '', plan = '' }: WrittenAttributes): string {
	const query = new URLSearchParams({ partner, plan });
	return `<a href="${escapeQuotes(`${new URL(src).origin}/maternity?${query}#quote`)}">Get a free quote</a>`;
}

function scriptTag({ src, integrity }: ScriptSource, attributes = ''): string {
	const pin = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
	return `<script src="${escapeQuotes(src)}"${pin}${attributes} async></script>`;
}

function written(attributes: WrittenAttributes, prefix = ''): string {
	return attributeNames
		.map((name) => [name, attributes[name]] as const)
		.map(([name, value]) => (value === undefined ? '' : ` ${prefix}${name}${value && `="${escapeQuotes(value)}"`}`))
		.join('');
}

/** What looks like the end of the tag would end it. */
function styleTag(styles: string): string[] {
	return styles ? [`<style>\n${styles.replaceAll('</', '<\\/').trim()}\n</style>`] : [];
}

function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeQuotes(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
