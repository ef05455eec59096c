/** What the pages claim of the operator's success, from `brand.json`, and who says so. */

import data from '../brand.json' with { type: 'json' };
import { formatMonth } from '../words/format-date.ts';

export interface Claim {
	readonly value: string;
	readonly label: string;
	/** Empty: the operator says so without evidence, and so does the page. */
	readonly countedBy: string;
	/** The month of the count, such as `2025-01`, or empty. */
	readonly counted: string;
}

export const claims = {
	...data.claims,
	since: { value: `since ${data.sinceYear}`, ...data.claims.since },
} satisfies Record<string, Claim>;

/** The claims in a line: those that somebody has counted with who and when, the others as the operator's own. */
export function claimsLine(shown: readonly Claim[]): string {
	// “50,000+ happy customers”, but “serving Singapore since 2020”.
	const say = ({ value, label }: Claim) => (/^\d/.test(value) ? `${value} ${label}` : `${label} ${value}`);
	const own = shown.filter(({ countedBy }) => !countedBy).map(say);
	const counted = shown
		.filter(({ countedBy }) => countedBy)
		.map((claim) => `${say(claim)}, counted by ${claim.countedBy}, ${formatMonth(claim.counted, 'en')}.`);
	return [...counted, ...(own.length > 0 ? [`Our own figures, not audited: ${own.join(', ')}.`] : [])].join(' ');
}
