/** Entry of the button's script: marked buttons and links open the widget in a dialog; it is fetched when one is approached. */

import { scriptOrigin } from '../element/script-origin.ts';
import {
	attach,
	isOpen,
	listenToDialog,
	loadWidget,
	type Opener,
	openDialog,
	QuoteWidgetDialogElement,
	remember,
} from './dialog.ts';

/** Matches any element; the widget warns in the console about one that the keyboard cannot reach. */
const marked = '[data-quote-widget],[href$="#quote-widget"]';
const tagName = 'quote-widget-dialog';

QuoteWidgetDialogElement.listen = listen;
// A copy or a bundle of the script does not know which host to fetch the widget from, and does nothing.
// If the script is loaded twice, even in two versions, the first one opens the dialog.
if (scriptOrigin) {
	if (!customElements.get(tagName)) customElements.define(tagName, QuoteWidgetDialogElement);
	(customElements.get(tagName) as typeof QuoteWidgetDialogElement).listen();
}

/** Listens once, and again where a page that writes itself anew with `document.open()` has removed all listeners. */
function listen(): void {
	listenToDialog();
	// There may be no body yet.
	addEventListener('load', attach);
	// One listener a type serves the elements that come later, too. A finger fires `pointerover` ahead of `touchstart`.
	// Captured on the window: no menu or sheet around a button can stop it.
	for (const type of ['click', 'pointerover', 'pointerdown', 'focusin'])
		addEventListener(type, handle as EventListener, true);
}

function handle(event: MouseEvent): void {
	if (isOpen()) return;
	// `composedPath()` includes the page's open shadow roots.
	const path = event.composedPath() as HTMLElement[];
	if (event.type !== 'pointerover') remember(path.find(({ tabIndex }) => tabIndex >= 0));
	const opener: Opener | undefined = path.find((target) => target.matches?.(marked));
	if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
	// A failure is shown when the visitor presses.
	loadWidget();
	if (event.type !== 'click') return;
	// A prevented click would keep some menus open: only a link and a form's button have something to prevent.
	if (opener.href || opener.form) event.preventDefault();
	openDialog(opener);
}
