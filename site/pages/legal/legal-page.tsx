/** The terms and the privacy policy: numbered sections from Markdown, a table of contents, and a link home. */

import { marked } from 'marked';
import { brand } from '../../../shared/content/brand.ts';
import { whoCalls } from '../../../shared/content/words/en/form-copy.ts';
import { inTimeCopy } from '../../../shared/content/words/en/in-time-copy.ts';
import { formatMonth } from '../../../shared/content/words/format-date.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { LongDocument } from '../../layout/long-document.tsx';
import privacy from './privacy.md?raw';
import terms from './terms.md?raw';

const texts = { privacy, terms } as const;

const values: Readonly<Record<string, unknown>> = {
	...brand,
	...brand.address,
	forget: inTimeCopy.forget,
	retention: duration(brand.retentionDays),
	whoCalls,
};

export function LegalPage({ name }: { name: keyof typeof texts }) {
	const { title, lede, sections } = readLegalText(texts[name]);
	return (
		<LongDocument
			page={name}
			title={title}
			contents={sections}
			header={
				<>
					<p className="legal-updated">{`Last updated ${formatMonth(brand.legalUpdated, 'en')}`}</p>
					<p className="lede">{lede}</p>
				</>
			}
		>
			<div className="legal-sections">
				{sections.map(({ id, html }) => (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered at build.
					<section key={id} id={id} dangerouslySetInnerHTML={{ __html: html }} />
				))}
				<p className="legal-home">
					<a className="button button-quiet" href="/">
						Back to Home
					</a>
				</p>
			</div>
		</LongDocument>
	);
}

/** Parses a title, an introduction, and sections that begin with `## Heading {#id}`. */
function readLegalText(markdown: string) {
	const [opening = '', ...parts] = markdown.split(/^## /m);
	const [, title = '', lede = ''] = /^# (.+)\n\n(.+)\n/.exec(opening) ?? [];
	const sections = parts.map((part, index) => {
		const [, text, id, content] = /^(.+) \{#([\w-]+)\}\n(.*)$/s.exec(part) ?? [];
		if (!text || !id || !content)
			throw new Error(`A section of a legal text begins with “## Heading {#id}”, not: ${part}`);
		const heading = `<h2><span class="legal-number">${index + 1}.</span> ${text}</h2>`;
		const html = fillIn(heading + marked.parse(content, { async: false }), escapeHtml);
		return { id, text: fillIn(text), html };
	});
	return { title, lede: fillIn(lede), sections };
}

/** Fills in the operator's values, after Markdown is parsed, so that an asterisk or an ampersand in a name stays unchanged. */
function fillIn(text: string, write = (value: string) => value): string {
	return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
		if (!Object.hasOwn(values, name)) throw new Error(`A legal text names ${placeholder}, which has no value.`);
		return write(`${values[name]}`);
	});
}

/** Writes whole years as years, and other durations as days. */
function duration(days: number): string {
	const years = days / 365;
	const [value, unit] = Number.isInteger(years) ? [years, 'year'] : [days, 'day'];
	return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
