/** Formats amounts in Singapore dollars: premiums with cents, round amounts without. */

/** `409` → `S$409.00`. */
export function formatPremium(dollars: number): string {
	return `S$${withCommas(dollars.toFixed(2))}`;
}

/** `390.55` → `S$390.55`, and `860` → `S$860`. */
export function formatAmount(dollars: number): string {
	return formatPremium(dollars).replace('.00', '');
}

/** `5000` → `S$5,000`. */
export function formatDollars(dollars: number): string {
	return `S$${withCommas(dollars.toFixed())}`;
}

/** Does not use `Intl.NumberFormat`, because creating the first instance on a page can block a phone for 50 ms. */
function withCommas(number: string): string {
	return number.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
