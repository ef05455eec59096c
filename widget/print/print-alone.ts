/** Prints one section of the widget without the rest of the page, whatever page that is. */

/** Hides every element outside the widget that does not contain it. Without `:has()`, Firefox 120 prints the whole page. */
const style = '@media print{body :not([data-print],[data-print] *,:has([data-print])){display:none!important}}';

/** @param element within the shadow root of the widget */
export function printAlone(element: Element, section: 'comparison'): void {
	const root = element.getRootNode();
	// From the document, a widget inside another shadow root would not be found.
	if (root instanceof ShadowRoot && root.host.getRootNode() === document) hideRest(root.host, section);
	print();
}

function hideRest(host: Element, section: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	document.adoptedStyleSheets.push(sheet);
	host.setAttribute('data-print', section);
	const showRest = () => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
		host.removeAttribute('data-print');
	};
	addEventListener('afterprint', showRest, { once: true });
}
