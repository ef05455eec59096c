/** Provenance of the figures: sources (named in `plan-summary.ts` of each language), months of checks, and MAS registers. */

import type { Language } from '../languages.ts';
import { type Plan, plans } from '../plans/plans.ts';
import { formatMonth } from '../words/format-date.ts';
import { sources } from './figures.ts';

/** Register of Representatives of the Monetary Authority of Singapore (MAS), which lists licensed advisers. */
export const registerOfRepresentatives = 'https://eservices.mas.gov.sg/rr';

/**
 * MAS register of a licence number. A representative's has three letters and nine digits; any other is an institution's, and so
 * is a number that is not known.
 */
export function registerOf(licence = ''): string {
	return /^[a-z]{3}\d{9}$/i.test(licence) ? registerOfRepresentatives : 'https://eservices.mas.gov.sg/fid';
}

type Figure = 'premiums' | keyof typeof sources;

/** Provenance of a figure, shown beside it. */
export interface Provenance {
	/** Month of the last check, such as `2025-01`. */
	readonly month: string;
	/** The month in the reader's language, such as `January 2025`. */
	readonly checked: string;
	readonly source: string;
	/** Address of the source, if it is one public page. */
	readonly href?: string;
	/** Time from which the check is over a year old, in milliseconds since 1970. */
	readonly oldFrom: number;
}

export function describeSources(
	language: Language,
	names: Readonly<Record<Figure, string>>,
): Readonly<Record<Figure, Provenance>> {
	// All premiums share one note, so it names the oldest month in which a plan was checked.
	const oldest = plans.map(({ checked }) => checked).toSorted()[0] as string;
	const all = { premiums: { page: '', checked: oldest }, ...sources };
	const described = Object.entries(all).map(([figure, { page, checked: month }]): [string, Provenance] => {
		const checked = formatMonth(month, language);
		const written = { month, checked, source: names[figure as Figure], oldFrom: yearAfter(month) };
		return [figure, page ? { ...written, href: page } : written];
	});
	return Object.fromEntries(described) as Record<Figure, Provenance>;
}

/** Sources of the plans. Plans whose figures are on no public page are omitted. */
export function planSources(language: Language, compared: readonly Plan[] = plans): readonly Source[] {
	return compared
		.filter(({ source }) => source)
		.map(({ name, insurer, source, checked }) => ({
			checked: formatMonth(checked, language),
			source: [insurer, name].filter(Boolean).join(' '),
			href: source,
		}));
}

/** Time from which every check of this month is over a year old, in milliseconds since 1970. */
export function yearAfter(month: string): number {
	const [year, number] = month.split('-').map(Number) as [number, number];
	return Date.UTC(year + 1, number);
}

type Source = Pick<Provenance, 'checked' | 'source' | 'href'>;

type Piece = [text: string, href?: string];

/**
 * Lists the sources by the month of their check, as pieces of text; a piece with an address is a link. `lead` and `end` enclose
 * the sources of one month, `between` separates two sources, and `space` two months.
 */
export function sourceLine(
	figures: readonly Source[],
	lead: (month: string) => string,
	between = '; ',
	end = '.',
	space = ' ',
): readonly (readonly [...Piece])[] {
	const pieces: Piece[] = [];
	// Merges adjacent texts, because browsers parse them as one text node, but hydration expects one text node per piece.
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
