/** Entry of the button's script: marked buttons and links open the widget in a dialog; it is fetched when one is approached. */

import { openDialog } from './dialog.ts';
import { loadWidget } from './load-widget.ts';

export type Opener = HTMLButtonElement | HTMLAnchorElement;

const marked = 'button[data-quote-widget], a[data-quote-widget]';

// One listener a type serves the elements that come later, too. A finger fires `pointerover` ahead of `touchstart`.
for (const type of ['pointerover', 'focusin']) {
	document.addEventListener(type, (event) => {
		// A failure is shown when the visitor presses.
		if (openerOf(event)) loadWidget().catch(() => {});
	});
}

document.addEventListener('click', (event) => {
	const opener = openerOf(event);
	const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
	// Loaded twice, the script finds its own event canceled.
	if (!opener || opensElsewhere || event.defaultPrevented) return;
	event.preventDefault();
	openDialog(opener);
});

/** The path reaches into the page's own shadow roots, as long as they are open. */
function openerOf(event: Event): Opener | undefined {
	return event.composedPath().find((target): target is Opener => (target as Element).matches?.(marked));
}
