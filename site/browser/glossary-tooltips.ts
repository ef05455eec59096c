/** Tooltips of the page's glossary terms. Without scripts they open only on a press. */

import { controlTooltip } from '../../widget/components/tooltip/tooltip-controller.ts';

export function attachGlossaryTooltips(page: Document): void {
	if (!('popover' in HTMLElement.prototype)) return;
	for (const term of page.querySelectorAll<HTMLElement>('.term')) {
		const note = page.getElementById(term.getAttribute('aria-describedby') as string);
		if (!note) continue;
		// With `popovertarget`, screen readers would announce the term as expanded or collapsed, but the note only describes it.
		term.removeAttribute('popovertarget');
		note.popover = 'manual';
		controlTooltip(term, note);
	}
}
