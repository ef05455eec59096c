/** Moves focus within the widget without taking it from the host page, and ignores second taps of double taps after a scroll. */

import { documentProperty } from '../api/document-property.ts';

/** A resize of the frame within this time after focusing counts as the parent page's reaction. Later ones are ignored. */
const growthTimeoutMs = 1_000;

/** Within this time after the page has moved, a tap may be the second tap of a double tap. */
const doubleTapMs = 300;

/** Two taps closer than this distance count as taps in the same place. */
const samePlacePx = 24;

/** Time at which focus last scrolled the page, by `performance.now()` of the page, on whose clock event timestamps are. */
let movedAt = Number.NEGATIVE_INFINITY;

/** Shared by the page's widgets, because the second tap may land in another widget. */
let isSecondTap = false;
let lastX = Number.NaN;
let lastY = Number.NaN;

/** Focuses the element and scrolls to its start, because on a small screen `focus()` would scroll to the end of a long message. */
export function focusFromStart(element: HTMLElement): void {
	element.focus({ preventScroll: true });
	// jsdom does not implement `scrollIntoView()`.
	element.scrollIntoView?.({ behavior: 'instant' });
	const view = documentProperty('defaultView', element.ownerDocument);
	if (!view) return;
	movedAt = view.performance.now();
	if (view.parent === view) return;
	// A parent page that fits the frame's height to the content does so a moment later, so scroll again after a resize.
	const options = { once: true, signal: AbortSignal.timeout(growthTimeoutMs) };
	view.addEventListener('resize', () => element.scrollIntoView(), options);
}

/** Focuses the element, unless the visitor has meanwhile moved to another part of the page. */
export function focusPolitely(element: HTMLElement): void {
	// The page may have moved the element into the document of a frame.
	const page = element.ownerDocument;
	const view = documentProperty('defaultView', page);
	const activeElement = documentProperty('activeElement', page);
	// In a frame, `hasFocus()` is false while focus is on the parent page. At top level it says nothing about the focus within the page.
	if (view?.parent !== view && !page.hasFocus()) return;
	if (!activeElement || activeElement === documentProperty('body', page) || containsInShadow(activeElement, element))
		focusFromStart(element);
}

/** True if `outer` contains `inner`, across shadow roots. */
function containsInShadow(outer: Element, inner: Node): boolean {
	for (let node: Node | undefined = inner; node; node = (node.getRootNode() as Partial<ShadowRoot>).host) {
		if (outer.contains(node)) return true;
	}
	return false;
}

/** Ignores a second tap in the same place right after a scroll: it would press the element that has moved under the finger. */
export function ignoreSecondTaps(root: ShadowRoot): void {
	function compare(event: MouseEvent) {
		const { clientX, clientY, timeStamp } = event;
		const isSamePlace = Math.hypot(clientX - lastX, clientY - lastY) < samePlacePx;
		isSecondTap = isSamePlace && timeStamp < movedAt + doubleTapMs;
		lastX = clientX;
		lastY = clientY;
		if (isSecondTap) event.preventDefault();
	}
	function ignore(event: MouseEvent) {
		// `detail` is 0 for clicks by keyboard or script, which are no taps.
		if (!isSecondTap || event.detail === 0) return;
		event.preventDefault();
		event.stopPropagation();
	}
	root.addEventListener('mousedown', compare as EventListener, true);
	root.addEventListener('click', ignore as EventListener, true);
}
