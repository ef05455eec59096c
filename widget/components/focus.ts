/** Moves focus within the widget without taking it from the host page, and ignores the second tap of a double tap after a scroll. */

import { documentProperty } from '../api/document-property.ts';

/** After this time, a resize of the frame has other causes. */
const growthTimeoutMs = 1_000;

/** A double tap ends within this time after the page has moved. */
const doubleTapMs = 300;

/** Distance between two taps that counts as the same place. */
const strayLimitPx = 24;

/** Time at which focus last moved the page, by its `performance.now()`, as in event timestamps. */
let movedAt = Number.NEGATIVE_INFINITY;

/** Shared by the page's widgets, because the second tap may land in another one. */
let isSecondTap = false;
let lastX = Number.NaN;
let lastY = Number.NaN;

/** Focuses the element and scrolls to its start; on a small screen `focus()` alone scrolls to the end of a long message. */
export function focusFromStart(element: HTMLElement): void {
	element.focus({ preventScroll: true });
	// jsdom does not implement `scrollIntoView()`.
	element.scrollIntoView?.({ behavior: 'instant' });
	const view = documentProperty('defaultView', element.ownerDocument);
	if (!view) return;
	movedAt = view.performance.now();
	if (view.parent === view) return;
	// The parent page resizes an auto-height frame a moment later: scroll again then.
	const options = { once: true, signal: AbortSignal.timeout(growthTimeoutMs) };
	view.addEventListener('resize', () => element.scrollIntoView(), options);
}

/** Focuses the element, unless the visitor has meanwhile moved to another part of the page. */
export function focusPolitely(element: HTMLElement): void {
	// The element may have moved into a frame's document.
	const page = element.ownerDocument;
	const view = documentProperty('defaultView', page);
	const activeElement = documentProperty('activeElement', page);
	// In a frame, `hasFocus()` is false while focus is on the parent page. At top level it only means another window is active.
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

/** Ignores the second tap of a double tap, which would press what has moved under the finger. A tap elsewhere counts at once. */
export function ignoreSecondTaps(root: ShadowRoot): void {
	function compare(event: MouseEvent) {
		const { clientX, clientY, timeStamp } = event;
		const isSamePlace = Math.hypot(clientX - lastX, clientY - lastY) < strayLimitPx;
		isSecondTap = isSamePlace && timeStamp < movedAt + doubleTapMs;
		lastX = clientX;
		lastY = clientY;
		if (isSecondTap) event.preventDefault();
	}
	function ignore(event: MouseEvent) {
		// `detail` is 0 for clicks by keyboard or script.
		if (!isSecondTap || event.detail === 0) return;
		event.preventDefault();
		event.stopPropagation();
	}
	root.addEventListener('mousedown', compare as EventListener, true);
	root.addEventListener('click', ignore as EventListener, true);
}
