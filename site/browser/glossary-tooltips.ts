/** Tooltips for the terms of the page, which open on a press alone without scripts. */

import { controlTooltip } from '../../widget/components/tooltip/tooltip-controller.ts';

export function attachGlossaryTooltips(page: Document): void {
	if (!('popover' in HTMLElement.prototype)) return;
	for (const term of page.querySelectorAll<HTMLElement>('.term')) {
		const note = page.getElementById(term.getAttribute('aria-describedby') as string);
		if (!note) continue;
		// Screen readers call a popover's own button expanded or collapsed; here the note is its description.
		term.removeAttribute('popovertarget');
		note.popover = 'manual';
		controlTooltip(term, note);
	}
}
