/** Escapes text for the parts of a document that React does not render. */

export function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function escapeAttribute(text: string): string {
	return escapeText(text).replaceAll('"', '&quot;');
}
