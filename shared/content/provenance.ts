/** When each figure was last checked, and the public pages that texts link to. The names of the sources are in `en/provenance.ts`. */

import { sources } from './figures.ts';
import { plans } from './plans.ts';

export const publicPages = {
	mediShieldLife: sources.mediShield.page,
	mediSave: sources.mediSave.page,
	/** Register of Representatives of the Monetary Authority of Singapore: who may advise. */
	registerOfRepresentatives: 'https://eservices.mas.gov.sg/rr',
	personalDataProtection: 'https://www.pdpc.gov.sg/',
} as const;

export interface Check {
	/** The month of the last check, such as `2025-01`. */
	readonly month: string;
	/** The source, where it is one public page. */
	readonly href?: string;
}

export const checks = {
	/** As old as the plan checked longest ago. */
	premiums: { month: /* @__PURE__ */ oldestCheck() },
	mediSave: /* @__PURE__ */ check(sources.mediSave),
	mediShield: /* @__PURE__ */ check(sources.mediShield),
	internationalPlans: /* @__PURE__ */ check(sources.internationalPlans),
	delivery: /* @__PURE__ */ check(sources.delivery),
} satisfies Record<string, Check>;

function oldestCheck(): string {
	return plans.map(({ checked }) => checked).toSorted()[0] as string;
}

function check({ page, checked }: { page: string; checked: string }): Check {
	return { month: checked, ...(page && { href: page }) };
}

/** A figure's provenance, as it is shown beside it. */
export interface Provenance extends Check {
	/** The month as it is written. */
	readonly checked: string;
	readonly source: string;
	/** When the check is over a year old. */
	readonly oldFrom: number;
}

type Figure = keyof typeof checks;

/** The checks in the words of a language. */
export function describeChecks(
	sources: Readonly<Record<Figure, string>>,
	writeMonth: (year: string, month: number) => string,
): Readonly<Record<Figure, Provenance>> {
	const described = Object.entries(checks).map(([figure, check]): [string, Provenance] => {
		const [year = '', month] = check.month.split('-');
		const source = sources[figure as Figure];
		return [figure, { ...check, checked: writeMonth(year, Number(month)), source, oldFrom: yearAfter(check.month) }];
	});
	return Object.fromEntries(described) as Record<Figure, Provenance>;
}

/** The moment, in milliseconds since 1970, from which a check in this month is over a year old, whatever its day. */
export function yearAfter(month: string): number {
	const [year, number] = month.split('-').map(Number) as [number, number];
	return Date.UTC(year + 1, number);
}

type Piece = [text: string, href?: string];

/**
 * Sources by the month of their check, as pieces of text; a piece with an address is a link.
 * @param lead what stands before the sources of a month
 * @param between what stands between two sources
 * @param end what stands after the last
 * @param space what stands before the next month
 */
export function sourceLine(
	figures: readonly (Check & { readonly checked: string; readonly source: string })[],
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
