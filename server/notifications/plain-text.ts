/** Text for a terminal or a mail, whatever people typed. */

/**
 * Control characters would move a terminal's cursor, change its colours, or begin another line; those of writing direction
 * would turn round what follows them. Names in Arabic or Hebrew need neither.
 */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Makes a text of one line safe. */
export function plainText(text: string): string {
	return text.replace(unsafe, '·');
}

/** Makes a text of several lines safe. */
export function plainLines(text: string): string {
	return text.split('\n').map(plainText).join('\n');
}

/** The same JSON: escaped, such characters stand in strings alone. The line breaks between values stay. */
export function plainJson(json: string): string {
	const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
	return json.replace(unsafe, (character) => (character === '\n' ? character : asEscape(character)));
}
