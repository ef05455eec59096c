/** Moves focus within the widget without taking it from the host page, and without a second tap landing where it leads. */

import { documentProperty } from '../api/document-property.ts';

/** Milliseconds. A later change of the frame's size has other reasons. */
const growthTimeout = 1_000;

/** Milliseconds after a movement of the page in which a double tap ends. */
const doubleTapTime = 300;

/** Pixels between the two taps of a finger. */
const strayLimit = 24;

/** When the focus last moved the page, by its own clock, which is that of its events. */
let movedAt = Number.NEGATIVE_INFINITY;

/** Of the page, because the second tap may land in another widget than the first. */
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
	const options = { once: true, signal: AbortSignal.timeout(growthTimeout) };
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

/** Whether `outer` contains `inner` across shadow roots. */
function containsInShadow(outer: Element, inner: Node): boolean {
	for (let node: Node | undefined = inner; node; node = (node.getRootNode() as Partial<ShadowRoot>).host) {
		if (outer.contains(node)) return true;
	}
	return false;
}

/** The second tap of a double tap would press what has come under the finger. A press elsewhere is meant, however soon it comes. */
export function ignoreSecondTaps(root: ShadowRoot): void {
	function compare(event: MouseEvent) {
		const { clientX, clientY, timeStamp } = event;
		const isSamePlace = Math.hypot(clientX - lastX, clientY - lastY) < strayLimit;
		isSecondTap = isSamePlace && timeStamp < movedAt + doubleTapTime;
		lastX = clientX;
		lastY = clientY;
		if (isSecondTap) event.preventDefault();
	}
	function ignore(event: MouseEvent) {
		// A key or a script clicks without a pointer.
		if (!isSecondTap || event.detail === 0) return;
		event.preventDefault();
		event.stopPropagation();
	}
	root.addEventListener('mousedown', compare as EventListener, true);
	root.addEventListener('click', ignore as EventListener, true);
}
