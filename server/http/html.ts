/** HTML templates that escape every value except `Html`. */

import type { Language } from '../../shared/content/languages.ts';
import { escapeHtml } from '../../shared/escape-html.ts';

export class Html {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

export interface Page {
	language: Language;
	title: string;
	body: Html;
	/** True to omit the site's header and footer. */
	isBare?: true;
}

type Value = string | number | Html | readonly Html[] | false | undefined;

/**
 * ``html`<p>${typed}</p>` `` escapes `typed`. Inserts `Html` unchanged, lists of `Html` one per line, and nothing for `false` and
 * `undefined`.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
	return new Html(parts.reduce((text, part, index) => text + render(values[index - 1] as Value) + part));
}

function render(value: Value): string {
	if (value === false || value === undefined) return '';
	if (value instanceof Html) return value.text;
	if (typeof value === 'object') return value.map(render).join('\n');
	return escapeHtml(String(value));
}
