/** Opens the explanations of terms on hover, focus and press; Escape and a press elsewhere are the browser's own doing (native popovers). */

import { HoverDelay } from './hover-delay.ts';
import { placeNote } from './place-note.ts';

/** Watches every term below `root`; the explanations themselves are in the page. */
export function attachTermTooltips(root: Document): void {
	if (!('popover' in HTMLElement.prototype)) return;
	const delay = new HoverDelay<HTMLElement>();
	let hovered: HTMLElement | null = null;
	/** Open as its word was pressed: the browser closes it. */
	let dismissed: HTMLElement | null = null;

	// A popover's own button is said to be expanded, to have details, and to be collapsed when the focus is already elsewhere.
	for (const term of root.querySelectorAll('.term')) term.removeAttribute('popovertarget');

	root.addEventListener('pointerover', ({ target, pointerType }) => {
		if (pointerType === 'touch') return;
		const note = noteAt(target);
		if (note === hovered) return;
		if (hovered && noteInFocus(root) !== hovered) delay.leave(hovered, closer(hovered));
		else delay.cancel();
		hovered = note;
		if (note) delay.enter(note, opener(note, target as HTMLElement));
	});
	root.addEventListener('focusin', ({ target }) => {
		const note = noteInFocus(root);
		if (note) delay.openNow(note, opener(note, target as HTMLElement));
	});
	root.addEventListener('pointerdown', ({ target }) => {
		const note = noteAt(target);
		dismissed = note?.matches(':popover-open') ? note : null;
	});
	root.addEventListener('click', ({ target }) => {
		const note = noteAt(target);
		if (note && note !== dismissed) delay.openNow(note, opener(note, target as HTMLElement));
		dismissed = null;
	});
	root.addEventListener('focusout', ({ target }) => {
		const note = noteAt(target);
		if (note) delay.leave(note, closer(note));
	});
}

/** The explanation that a target belongs to: as its word, or as the open note itself, which may be hovered too. */
function noteAt(target: EventTarget | null): HTMLElement | null {
	if (!(target instanceof Element)) return null;
	const id = target.closest('.term')?.getAttribute('aria-describedby') ?? target.closest('.term-note')?.id;
	return id ? target.ownerDocument.getElementById(id) : null;
}

/** The explanation of the word that the keyboard has come to: it stays while the pointer comes and goes. */
function noteInFocus({ activeElement }: Document): HTMLElement | null {
	return activeElement?.matches(':focus-visible') ? noteAt(activeElement) : null;
}

/** The word anchors its note, as it does when it is tapped. */
function opener(note: HTMLElement, word: HTMLElement): () => void {
	return () => {
		note.showPopover({ source: word });
		placeNote(note, word);
	};
}

function closer(note: HTMLElement): () => void {
	return () => note.hidePopover();
}
