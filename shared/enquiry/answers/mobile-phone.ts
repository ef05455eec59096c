/** Mobile numbers: kept as typed, and turned into E.164 where that is certain. */

/**
 * `8123 4567`, `+65 8123-4567`, `0065 8123 4567` → `+6581234567`; `+44 7911 123456` → `+447911123456`.
 * Null when the digits make neither a Singapore mobile nor an international number.
 */
export function toE164(typed: string): string | null {
	const digits = withoutPunctuation(typed);
	if (/^[89]\d{7}$/.test(digits)) return `+65${digits}`;
	if (/^65[89]\d{7}$/.test(digits)) return `+${digits}`;
	if (digits.startsWith('+65')) return /^\+65[3689]\d{7}$/.test(digits) ? digits : null;
	return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** Whether the typed number cannot be reached as a mobile phone: not an 8-digit Singapore mobile, and not a foreign number. */
export function isDoubtfulMobile(typed: string): boolean {
	return !/^((\+?65)?[89]\d{7}|\+(?!65)[1-9]\d{7,14})$/.test(withoutPunctuation(typed));
}

function withoutPunctuation(typed: string): string {
	// Chinese keyboards type full-width digits.
	return typed
		.normalize('NFKC')
		.replace(/[^\w+]/g, '')
		.replace(/^00/, '+');
}
