/** Text of one line for a terminal or a mail, whatever people typed. */

/**
 * Control characters would move a terminal's cursor, change its colours, or begin another line; those of writing direction
 * would turn round what follows them. Names in Arabic or Hebrew need neither.
 */
export function plainText(text: string): string {
	return text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '·');
}
