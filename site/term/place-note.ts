/** Where the explanation of a word stands in browsers that cannot be told so in CSS. */

import { tooltipPlace } from '../../shared/tooltip-place.ts';

/** Puts an open note at its word; it scrolls with the page. */
export function placeNote(note: HTMLElement, word: Element): void {
	if (CSS.supports('position-area: block-end')) return;
	// Whatever it stood at before narrows it no longer.
	note.style.left = '0';
	const { left, top } = tooltipPlace(word.getBoundingClientRect(), note, document.documentElement);
	note.style.left = `${left}px`;
	note.style.top = `${scrollY + top}px`;
}
