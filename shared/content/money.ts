/** How amounts of money are written: Singapore dollars, premiums with cents, round amounts without. */

const withCents = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 0 });

/** `409` → `S$409.00`. */
export function formatPremium(dollars: number): string {
	return `S$${withCents.format(dollars)}`;
}

/** `5000` → `S$5,000`. */
export function formatDollars(dollars: number): string {
	return `S$${whole.format(dollars)}`;
}
