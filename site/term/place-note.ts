/** Where the explanation of a word stands in browsers that cannot be told so in CSS. */

/** Distance kept from the edges of the page, in pixels. */
const margin = 8;

/** Puts an open note under its word, or over it where there is no room below; it scrolls with the page. */
export function placeNote(note: HTMLElement, word: Element): void {
	if (CSS.supports('position-area: block-end')) return;
	// Whatever it stood at before narrows it no longer.
	note.style.left = '0';
	const { left, top, bottom } = word.getBoundingClientRect();
	const { clientWidth, clientHeight } = document.documentElement;
	const { offsetWidth, offsetHeight } = note;
	note.style.left = `${Math.max(margin, Math.min(left, clientWidth - offsetWidth - margin))}px`;
	note.style.top = `${scrollY + (bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom)}px`;
}
