/** The order in which patterns are tried, so that the most specific one that matches wins whatever the table's order. */

/** Sorts patterns: segment by segment a fixed word before a parameter, that before an optional one, a wildcard last. */
export function bySpecificity(a: { readonly path: string }, b: { readonly path: string }): number {
	const [left, right] = [ranks(a.path), ranks(b.path)];
	for (let index = 0; index < Math.max(left.length, right.length); index++) {
		const difference = (left[index] ?? end) - (right[index] ?? end);
		if (difference !== 0) return difference;
	}
	return 0;
}

/** Rank of a pattern that ends where another goes on: after a segment that must be there, before one that need not. */
const end = 2;

function ranks(pattern: string): number[] {
	return pattern.split('/').filter(Boolean).map(rank);
}

function rank(segment: string): number {
	if (segment.startsWith('*')) return 4;
	if (!segment.startsWith(':')) return 0;
	return segment.endsWith('?') ? 3 : 1;
}
