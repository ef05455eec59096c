/** Position of an element in the window, in the element's own pixels, which a page's CSS `zoom` scales. */
export function ownBox(element: Element) {
	// Chrome before 128 and Firefox before 126 lack `currentCSSZoom`, but they already measure in the element's own pixels.
	const { currentCSSZoom: zoom = 1 } = element;
	const { left, top, bottom } = element.getBoundingClientRect();
	return { left: left / zoom, top: top / zoom, bottom: bottom / zoom };
}
