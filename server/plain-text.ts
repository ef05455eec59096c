/** Text of one line for a terminal or a mail, whatever people typed. */

/** Control characters would move a terminal's cursor, change its colours, or begin another line. */
export function plainText(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]/gu, '·');
}
