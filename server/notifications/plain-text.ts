/** Makes typed text safe for terminals and mails. */

/**
 * Control characters could move a terminal's cursor, change colours or start a line, and direction marks could reverse the text
 * that follows. Names in Arabic or Hebrew contain neither.
 */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Replaces unsafe characters in text on one line. */
export function plainText(text: string): string {
	return text.replace(unsafe, '·');
}

/** Replaces unsafe characters in text on several lines, and keeps the line breaks. */
export function plainLines(text: string): string {
	return text.split('\n').map(plainText).join('\n');
}

/** Escapes unsafe characters in JSON, which contains them only in strings. Keeps line breaks between values. */
export function plainJson(json: string): string {
	const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
	return json.replace(unsafe, (character) => (character === '\n' ? character : asEscape(character)));
}
