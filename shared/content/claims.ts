/** What the pages claim of the operator's success, from `brand.json`, and who says so. */

import data from './brand.json' with { type: 'json' };
import { formatMonth } from './format-date.ts';

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
	since: { value: `Since ${data.sinceYear}`, ...data.claims.since },
} satisfies Record<string, Claim>;

export function countedBy({ countedBy, counted }: Claim): string {
	return countedBy ? `counted by ${countedBy}, ${formatMonth(counted, 'en')}` : 'our own count';
}
