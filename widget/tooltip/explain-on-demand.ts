/** When a tooltip's bubble opens and closes, and where it stands. */

import { openDelay, skipDelay } from '../../shared/tooltip-delays.ts';
import { tooltipPlace } from '../../shared/tooltip-place.ts';

/** When the last bubble closed, whichever it was: the next one within `skipDelay` opens at once. */
let lastClosed = -skipDelay;
/** One bubble at a time: pointing at a word closes that of the word in focus. */
let closeOther: (() => void) | undefined;

/** Wires a wrapper that holds a trigger button and a popover. Returns how to undo it. */
export function explainOnDemand(wrapper: HTMLElement): () => void {
	const [trigger, bubble] = wrapper.children as unknown as [HTMLElement, HTMLElement];
	let timer: ReturnType<typeof setTimeout> | undefined;
	let whileOpen: AbortController | undefined;

	function open() {
		if (whileOpen) return;
		closeOther?.();
		closeOther = close;
		whileOpen = new AbortController();
		const options = { capture: true, signal: whileOpen.signal };
		// It may have moved into the document of a frame.
		const view = wrapper.ownerDocument.defaultView;
		view?.addEventListener('keydown', closeByEscape, options);
		view?.addEventListener('pointerdown', closeFromOutside, options);
		view?.addEventListener('scroll', place, options);
		bubble.showPopover?.();
		place();
	}

	function close() {
		clearTimeout(timer);
		if (!whileOpen) return;
		whileOpen.abort();
		whileOpen = undefined;
		bubble.hidePopover?.();
		lastClosed = performance.now();
	}

	function place() {
		const { left, top } = tooltipPlace(trigger.getBoundingClientRect(), bubble, trigger.ownerDocument.documentElement);
		bubble.style.left = `${left}px`;
		bubble.style.top = `${top}px`;
	}

	/** Escape closes the bubble alone, not the dialog of the page it may stand in. */
	function closeByEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		event.stopImmediatePropagation();
		close();
	}

	function closeFromOutside(event: Event) {
		if (!event.composedPath().includes(wrapper)) close();
	}

	function openSoon(event: PointerEvent) {
		if (event.pointerType === 'touch') return;
		const atOnce = performance.now() - lastClosed < skipDelay;
		timer = setTimeout(open, atOnce ? 0 : openDelay);
	}

	function closeUnlessFocused(event: PointerEvent) {
		if (event.pointerType === 'touch') return;
		clearTimeout(timer);
		if (!trigger.matches(':focus-visible')) close();
	}

	const wiring = new AbortController();
	const { signal } = wiring;
	wrapper.addEventListener('pointerenter', openSoon, { signal });
	wrapper.addEventListener('pointerleave', closeUnlessFocused, { signal });
	trigger.addEventListener('focus', open, { signal });
	trigger.addEventListener('blur', close, { signal });
	trigger.addEventListener('click', open, { signal });
	return () => {
		wiring.abort();
		close();
	};
}
