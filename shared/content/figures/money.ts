/** How amounts of money are written: Singapore dollars, premiums with cents, round amounts without. */

/** `409` → `S$409.00`. */
export function formatPremium(dollars: number): string {
	return `S$${withCommas(dollars.toFixed(2))}`;
}

/** `5000` → `S$5,000`. */
export function formatDollars(dollars: number): string {
	return `S$${withCommas(dollars.toFixed())}`;
}

/** `Intl.NumberFormat` would write the same, but the first on a page keeps a phone busy for 50 ms. */
export function withCommas(number: string): string {
	return number.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
