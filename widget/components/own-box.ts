/** Where an element stands in the window, in the element's own pixels: a page's CSS `zoom` makes them other than the window's. */
export function ownBox(element: Element) {
	// Browsers before it (Chrome 128, Firefox 126) measure in the element's own pixels.
	const { currentCSSZoom: zoom = 1 } = element;
	const { left, top, bottom } = element.getBoundingClientRect();
	return { left: left / zoom, top: top / zoom, bottom: bottom / zoom };
}
