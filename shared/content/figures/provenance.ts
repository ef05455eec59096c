/** Where the figures come from, when each was last checked, and the registers that texts link to. The sources' names are in `en/plan-summary.ts`. */

import type { Language } from '../languages.ts';
import { type Plan, plans } from '../plans/plans.ts';
import { formatMonth } from '../words/format-date.ts';
import { sources } from './figures.ts';

/** Register of Representatives of the Monetary Authority of Singapore: who may advise. */
export const registerOfRepresentatives = 'https://eservices.mas.gov.sg/rr';

/** Where MAS lists a licence: representatives have three letters and nine digits, everybody else is an institution. */
export function registerOf(licence: string): string {
	return /^[a-z]{3}\d{9}$/i.test(licence) ? registerOfRepresentatives : 'https://eservices.mas.gov.sg/fid';
}

type Figure = 'premiums' | keyof typeof sources;

/** A figure's provenance, as it is shown beside it. */
export interface Provenance {
	/** The month of the last check, such as `2025-01`. */
	readonly month: string;
	/** The same as it is written. */
	readonly checked: string;
	readonly source: string;
	/** The source, where it is one public page. */
	readonly href?: string;
	/** When the check is over a year old. */
	readonly oldFrom: number;
}

export function describeSources(
	language: Language,
	names: Readonly<Record<Figure, string>>,
): Readonly<Record<Figure, Provenance>> {
	// The premiums are as old as the plan checked longest ago.
	const oldest = plans.map(({ checked }) => checked).toSorted()[0] as string;
	const all = { premiums: { page: '', checked: oldest }, ...sources };
	const described = Object.entries(all).map(([figure, { page, checked: month }]): [string, Provenance] => {
		const checked = formatMonth(month, language);
		const written = { month, checked, source: names[figure as Figure], oldFrom: yearAfter(month) };
		return [figure, page ? { ...written, href: page } : written];
	});
	return Object.fromEntries(described) as Record<Figure, Provenance>;
}

/** The public pages where the figures of single plans can be read, for those that have one. */
export function planSources(language: Language, compared: readonly Plan[] = plans): readonly Source[] {
	return compared
		.filter(({ source }) => source)
		.map(({ name, insurer, source, checked }) => ({
			checked: formatMonth(checked, language),
			source: [insurer, name].filter(Boolean).join(' '),
			href: source,
		}));
}

/** The moment, in milliseconds since 1970, from which a check in this month is over a year old, whatever its day. */
export function yearAfter(month: string): number {
	const [year, number] = month.split('-').map(Number) as [number, number];
	return Date.UTC(year + 1, number);
}

type Source = Pick<Provenance, 'checked' | 'source' | 'href'>;

type Piece = [text: string, href?: string];

/**
 * Sources by the month of their check, as pieces of text; a piece with an address is a link.
 * @param lead what stands before the sources of a month
 * @param between what stands between two sources
 * @param end what stands after the last
 * @param space what stands before the next month
 */
export function sourceLine(
	figures: readonly Source[],
	lead: (month: string) => string,
	between = '; ',
	end = '.',
	space = ' ',
): readonly (readonly [...Piece])[] {
	const pieces: Piece[] = [];
	// Neighbouring texts are one piece, as they are one text node in prerendered HTML.
	const add = (text: string, href?: string) => {
		const last = pieces.at(-1);
		if (href) pieces.push([text, href]);
		else if (last && !last[1]) last[0] += text;
		else pieces.push([text]);
	};
	for (const month of new Set(figures.map(({ checked }) => checked))) {
		add(`${pieces.length > 0 ? space : ''}${lead(month)}`);
		const checkedThen = figures.filter(({ checked }) => checked === month);
		for (const [index, { source, href }] of checkedThen.entries()) {
			add(source, href);
			add(index < checkedThen.length - 1 ? between : end);
		}
	}
	return pieces;
}
