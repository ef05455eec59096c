/** Moving the focus within the widget without ever taking it from the host page. */

/** Focuses what is news, from its beginning: on a small screen the browser's own scrolling shows the end of a long message. */
export function focusFromStart(to: HTMLElement | null): void {
	to?.focus({ preventScroll: true });
	// Not known where there is no layout, as in jsdom.
	to?.scrollIntoView?.();
}

/** Leads to the element, unless the visitor has meanwhile gone on to another part of the page. */
export function focusPolitely(element: HTMLElement): void {
	// It may have moved into the document of a frame.
	const { activeElement, body, defaultView: view } = element.ownerDocument;
	// A page that has no focus is behind another window; a frame's visitor may be beside it.
	if (view?.parent !== view && !element.ownerDocument.hasFocus()) return;
	if (!activeElement || activeElement === body || isAround(activeElement, element)) focusFromStart(element);
}

/** Whether `outer` is the shadow root's element that `inner` stands in, or one around it. */
function isAround(outer: Element, inner: Node): boolean {
	for (let node: Node | null | undefined = inner; node; node = (node.getRootNode() as ShadowRoot).host) {
		if (outer.contains(node)) return true;
	}
	return false;
}
