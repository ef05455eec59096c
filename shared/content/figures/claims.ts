/** Claims about the operator's success, from `brand.json`, with their evidence. */

import data from '../brand.json' with { type: 'json' };
import { formatMonth } from '../words/format-date.ts';

export interface Claim {
	readonly value: string;
	readonly label: string;
	/** Who counted the value. If empty, `claimsLine` says that the figure is the operator's own. */
	readonly countedBy: string;
	/** Month of the count, such as `2025-01`, or empty. */
	readonly counted: string;
}

export const claims = {
	...data.claims,
	since: { value: `since ${data.sinceYear}`, ...data.claims.since },
} satisfies Record<string, Claim>;

/** Writes the claims as one line of English: counted ones with who counted them and when, others as the operator's own figures. */
export function claimsLine(shown: readonly Claim[]): string {
	// A number comes before its label (“50,000+ happy customers”), another value after its label (“serving Singapore since 2020”).
	const format = ({ value, label }: Claim) => (/^\d/.test(value) ? `${value} ${label}` : `${label} ${value}`);
	const own = shown.filter(({ countedBy }) => !countedBy).map(format);
	const counted = shown
		.filter(({ countedBy }) => countedBy)
		.map((claim) => `${format(claim)}, counted by ${claim.countedBy}, ${formatMonth(claim.counted, 'en')}.`);
	return [...counted, ...(own.length > 0 ? [`Our own figures, not audited: ${own.join(', ')}.`] : [])].join(' ');
}
