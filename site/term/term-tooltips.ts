/** Opens the explanations of terms on hover and focus; tapping and Escape are the browser's own doing (native popovers). */

import { HoverDelay } from './hover-delay.ts';

/** Watches every term below `root`; the explanations themselves are in the page. */
export function attachTermTooltips(root: Document): void {
	if (!('popover' in HTMLElement.prototype)) return;
	const delay = new HoverDelay();
	let hovered: HTMLElement | null = null;

	root.addEventListener('pointerover', (event) => {
		if (event.pointerType === 'touch') return;
		const term = termAt(event.target);
		if (term === hovered) return;
		if (hovered) delay.leave(closer(hovered));
		hovered = term;
		if (term) delay.enter(opener(term));
	});
	root.addEventListener('focusin', (event) => {
		const term = termAt(event.target);
		if (term?.matches(':focus-visible')) delay.openNow(opener(term));
	});
	root.addEventListener('focusout', (event) => {
		const term = termAt(event.target);
		if (term) delay.leave(closer(term));
	});
}

/** The term that a target belongs to: its button, or its open explanation, which may be hovered too. */
function termAt(target: EventTarget | null): HTMLElement | null {
	if (!(target instanceof Element)) return null;
	const note = target.closest('.term-note');
	if (note) return note.ownerDocument.querySelector<HTMLElement>(`[popovertarget="${note.id}"]`);
	return target.closest<HTMLElement>('.term');
}

function noteOf(term: HTMLElement): HTMLElement | null {
	return term.ownerDocument.getElementById(term.getAttribute('popovertarget') ?? '');
}

function opener(term: HTMLElement): () => void {
	// The source anchors the note to its word, as a tap does.
	return () => noteOf(term)?.showPopover({ source: term } as Parameters<HTMLElement['showPopover']>[0]);
}

function closer(term: HTMLElement): () => void {
	return () => noteOf(term)?.hidePopover();
}
