/** Opens, places and closes tooltips, in the widget and on the pages of the site. */

import { documentProperty } from '../../api/document-property.ts';
import { ownBox } from '../own-box.ts';

/** Delay between the pointer's arrival on a trigger and the opening of its tooltip. */
const openDelayMs = 700;
/** Within this time after a tooltip closed, the next tooltip opens at once. */
const skipDelayMs = 300;
/** Pixels kept free at the sides of the window. */
const margin = 8;
/** Pixels of the trigger's padding that the bubble covers, so that it is close to the word and the pointer can travel into it. */
const overlap = 6;

/** Closes the open tooltip (at most one is open). Null if none is open, so that closed tooltips can be garbage-collected. */
let closeOpen: (() => void) | null = null;
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Opens `bubble`, a manual popover that triggers may share: on hover after a delay, on focus or press at once. As WCAG 1.4.13 asks,
 * Escape closes it, the pointer may enter it, and it has no time limit. @returns function that closes the bubble
 */
export function controlTooltip(trigger: HTMLElement, bubble: HTMLElement): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let whileOpen: AbortController | undefined;
	let wasOpenWhenPressed = false;

	function open() {
		clearTimeout(timer);
		if (whileOpen) return;
		closeOpen?.();
		closeOpen = close;
		whileOpen = new AbortController();
		const options = { capture: true, signal: whileOpen.signal };
		// A partner's page may have moved the widget into the document of a frame.
		const view = documentProperty('defaultView', trigger.ownerDocument);
		view?.addEventListener('keydown', closeOnEscape, options);
		view?.addEventListener('pointerdown', closeFromOutside, options);
		view?.addEventListener('scroll', place, options);
		bubble.onpointerleave = closeUnlessNeeded;
		bubble.showPopover?.();
		place();
	}

	function close() {
		clearTimeout(timer);
		if (!whileOpen) return;
		whileOpen.abort();
		whileOpen = undefined;
		closeOpen = null;
		lastClosed = performance.now();
		bubble.hidePopover?.();
	}

	/**
	 * Places the bubble above the trigger, because the explained value may be below; below only if there is no room above. Keeps
	 * the bubble between the window's sides.
	 */
	function place() {
		const { left, top, bottom } = ownBox(trigger);
		const { offsetWidth, offsetHeight } = bubble;
		bubble.style.left = `clamp(${margin}px, ${left}px, 100% - ${offsetWidth + margin}px)`;
		bubble.style.top = `${top < offsetHeight ? bottom - overlap : top + overlap - offsetHeight}px`;
	}

	/** Escape closes only the bubble, not a dialog of the page around it. */
	function closeOnEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		event.stopImmediatePropagation();
		close();
	}

	function closeFromOutside(event: Event) {
		const path = event.composedPath();
		if (!path.includes(trigger) && !path.includes(bubble)) close();
	}

	function openSoon({ pointerType }: PointerEvent) {
		if (pointerType === 'touch') return;
		timer = setTimeout(open, performance.now() - lastClosed < skipDelayMs ? 0 : openDelayMs);
	}

	/** Keeps the bubble open while the pointer moves between trigger and bubble, and while the trigger has keyboard focus. */
	function closeUnlessNeeded({ pointerType, relatedTarget }: PointerEvent) {
		if (pointerType === 'touch') return;
		clearTimeout(timer);
		const staysWithin = [trigger, bubble].some((element) => element.contains(relatedTarget as Node | null));
		if (!staysWithin && !trigger.matches(':focus-visible')) close();
	}

	/** A press first focuses the trigger, which already opens the bubble, so the state before the press decides. */
	function toggle() {
		if (wasOpenWhenPressed) close();
		else open();
		wasOpenWhenPressed = false;
	}

	trigger.onpointerenter = openSoon;
	trigger.onpointerleave = closeUnlessNeeded;
	trigger.onfocus = open;
	trigger.onblur = close;
	trigger.onpointerdown = () => {
		wasOpenWhenPressed = Boolean(whileOpen);
	};
	trigger.onclick = toggle;
	return close;
}
