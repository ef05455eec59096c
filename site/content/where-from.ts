/** Who says a figure, and since when: what the pages write beside a claim and a plan. */

import type { Claim } from '../../shared/content/brand.ts';

const format = new Intl.DateTimeFormat('en-SG', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2025-01` → `January 2025`. */
export function formatMonth(month: string): string {
	return format.format(new Date(month));
}

export function countedBy({ countedBy, counted }: Claim): string {
	return countedBy ? `counted by ${countedBy}, ${formatMonth(counted)}` : 'as told by us';
}
