/** Options that a partner chooses in the form. */

import type { Language } from '../../../shared/content/languages.ts';

export const partNames = { plans: 'Plan comparison', form: 'Quote form', faq: 'Questions and answers' } as const;

export const wayNames = {
	inline: 'Inline, in the page',
	button: 'A button that opens a dialog',
	frame: 'A frame, where scripts are not allowed',
} as const;

export interface EmbedOptions {
	readonly way: keyof typeof wayNames;
	readonly language: Language;
	/** True if the newest build is pinned. */
	readonly isPinned: boolean;
	/** Attributes of the widget that differ from their defaults. */
	readonly attributes: Readonly<Partial<Record<'show' | 'partner' | 'plan' | 'theme', string>>>;
	/** CSS rule for the page's style sheet; empty for a frame, or if no custom property is set. */
	readonly styles: string;
}

export function readOptions(fields: FormData): EmbedOptions {
	const text = (name: string) => `${fields.get(name) ?? ''}`.trim();
	const way = (text('way') || 'inline') as EmbedOptions['way'];
	const parts = fields.getAll('show');
	const show = parts.length < Object.keys(partNames).length ? parts.join(' ') : '';
	const attributes = Object.entries({ show, partner: text('partner'), plan: text('plan'), theme: text('theme') });
	// Removes characters that could end the CSS rule or the `<style>` element.
	const properties = ['accent', 'radius', 'font'].map((name) => [name, text(name).replace(/[;{}<>]/g, '')] as const);
	const chosen = properties.filter(([, value]) => value);
	const declarations = chosen.map(([name, value]) => `\t--quote-widget-${name}: ${value};\n`).join('');
	return {
		way,
		language: (text('language') || 'en') as Language,
		isPinned: fields.has('pinned'),
		attributes: Object.fromEntries(attributes.filter(([, value]) => value)),
		// A page's styles do not apply inside a frame.
		styles: declarations && way !== 'frame' ? `quote-widget {\n${declarations}}` : '',
	};
}
