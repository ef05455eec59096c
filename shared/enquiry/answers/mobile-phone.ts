/** Converts unambiguous mobile numbers to E.164, and detects numbers that look mistyped. */

/**
 * `8123 4567`, `+65 8123-4567`, `0065 8123 4567` → `+6581234567`; `+44 7911 123456` → `+447911123456`.
 * Null for other texts. After `+65`, a Singapore number may also be a landline's (6…) or an internet phone's (3…).
 */
export function toE164(typed: string): string | null {
	const digits = withoutPunctuation(typed);
	if (/^[89]\d{7}$/.test(digits)) return `+65${digits}`;
	if (/^65[89]\d{7}$/.test(digits)) return `+${digits}`;
	if (digits.startsWith('+65')) return /^\+65[3689]\d{7}$/.test(digits) ? digits : null;
	return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** True if the number looks mistyped: it is neither an 8-digit Singapore mobile number nor a foreign number. */
export function isDoubtfulMobile(typed: string): boolean {
	return !/^((\+?65)?[89]\d{7}|\+(?!65)[1-9]\d{7,14})$/.test(withoutPunctuation(typed));
}

/** True if the number begins with `+` or `00`, so that the form shows no prefix before it. */
export function hasCountryCode(typed: string): boolean {
	return /^\s*([+＋]|00)/.test(typed);
}

function withoutPunctuation(typed: string): string {
	// NFKC converts full-width digits, which Chinese keyboards type.
	return typed
		.normalize('NFKC')
		.replace(/[^\w+]/g, '')
		.replace(/^00/, '+');
}
