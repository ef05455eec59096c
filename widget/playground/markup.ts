/** The lines a partner copies. */

/** The script tag and the element as it stands on the page, from the origin that serves them. */
export function markupOf(element: Element, origin: string): string {
	const attributes = Array.from(
		element.attributes,
		({ name, value }) => ` ${name}${value && `="${escapeQuotes(value)}"`}`,
	);
	const script = `<script src="${escapeQuotes(origin)}/widget/v1/quote-widget.js" async></script>`;
	return `${script}\n<quote-widget${attributes.join('')}></quote-widget>`;
}

function escapeQuotes(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
