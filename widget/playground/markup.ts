/** The lines a partner copies. */

import { attributeNames } from '../element/options.ts';

interface MarkupSource {
	/** Address of the widget's script. */
	script: string;
	/** The elements as they stand on the page. */
	elements: readonly Element[];
	/** What the page's styles say about them. */
	styles: string;
}

/** The script tag, and the elements. */
export function markupWithElements({ script, elements, styles }: MarkupSource): string {
	const tags = elements.map((element) => `<quote-widget${attributesOf(element)}></quote-widget>`);
	return [...styleTag(styles), `<script src="${escapeQuotes(script)}" async></script>`, ...tags].join('\n');
}

/** A script tag for each element, which takes its place. */
export function markupWithScripts({ script, elements, styles }: MarkupSource): string {
	const tags = elements.map(
		(element) => `<script src="${escapeQuotes(script)}" data-mount${attributesOf(element, 'data-')} async></script>`,
	);
	return [...styleTag(styles), ...tags].join('\n');
}

function attributesOf(element: Element, prefix = ''): string {
	return attributeNames
		.filter((name) => element.hasAttribute(name))
		.map((name) => [name, element.getAttribute(name)] as const)
		.map(([name, value]) => ` ${prefix}${name}${value && `="${escapeQuotes(value)}"`}`)
		.join('');
}

/** What looks like the end of the tag would end it. */
function styleTag(styles: string): string[] {
	return styles ? [`<style>\n${styles.replaceAll('</', '<\\/').trim()}\n</style>`] : [];
}

function escapeQuotes(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
