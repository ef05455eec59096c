/** The dialog with the widget: one for all buttons of a page, kept when it is closed, so that nothing typed is lost. */

import { close } from '#words/launcher-copy.ts';
import { attributeNames } from '../element/options.ts';
import { scriptOrigin } from '../element/script-origin.ts';
import css from './dialog.css?inline';
import { loadWidget } from './load-widget.ts';
import type { Opener } from './quote-widget-button.ts';

const create = document.createElement.bind(document);
const host = create('quote-widget-dialog');
const dialog = create('dialog') as HTMLDialogElement;
const closeButton = create('button');
const message = create('p');
/** In the page's own tree, where the page's styles and listeners find it. */
const widget = create('quote-widget');
const page = document.documentElement;

/** Marks the history's entry of the open dialog. */
const mark = 'quoteWidget';
let hasEntry = false;
let opener: Opener;
let isPressOnBackdrop = false;

assemble();

export function openDialog(pressed: Opener): void {
	// Only a script can press another button behind it.
	if (dialog.open) return;
	opener = pressed;
	// At first, and after a page has replaced its content.
	if (!host.isConnected) document.body.append(host);
	applyAttributes();
	message.replaceChildren(create('progress'));
	loadWidget().then(() => message.replaceChildren(), showLink);
	// The place of a scroll bar is kept, so that the page does not move.
	if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
	page.style.overflow = 'hidden';
	dialog.showModal();
	// With the page's own state: its router finds in the entry what it finds in the one before.
	if (!hasEntry) history.pushState({ ...history.state, [mark]: true }, '');
	hasEntry = true;
}

function assemble(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	const root = host.attachShadow({ mode: 'open' });
	root.adoptedStyleSheets = [sheet];
	root.append(dialog);
	dialog.append(closeButton, message, create('slot'));
	host.append(widget);
	closeButton.textContent = '×';
	closeButton.setAttribute('aria-label', close);
	closeButton.onclick = () => dialog.close();
	dialog.onclose = leave;
	// A selection that ends on the backdrop does not close the dialog.
	dialog.onpointerdown = ({ target }) => {
		isPressOnBackdrop = target === dialog;
	};
	dialog.onclick = ({ target }) => {
		if (isPressOnBackdrop && target === dialog) dialog.close();
	};
}

function applyAttributes(): void {
	for (const name of attributeNames) {
		const value = opener.dataset[name];
		if (value === undefined) widget.removeAttribute(name);
		else widget.setAttribute(name, value);
	}
	dialog.setAttribute('aria-label', opener.ariaLabel || `${opener.textContent}`);
	dialog.style.colorScheme = opener.dataset.theme ?? '';
}

/** Where the widget cannot be fetched: the words of the button, and the address of the form on our own site. */
function showLink(): void {
	const link = create('a') as HTMLAnchorElement;
	link.href = link.textContent = (opener as HTMLAnchorElement).href || `${scriptOrigin}/maternity#quote`;
	message.replaceChildren(`${opener.textContent} `, link);
}

function leave(): void {
	page.style.overflow = page.style.scrollbarGutter = '';
	// Only from the dialog's own entry: the page may have gone on to another.
	if (history.state?.[mark]) history.back();
	else hasEntry = false;
	// Safari does not focus a button that is clicked, so the browser alone would not return there.
	opener.focus({ preventScroll: true });
}

// Captured: ahead of the page's router, for which nothing has changed. Chromium 156 goes by the order of registration.
addEventListener(
	'popstate',
	(event) => {
		if (!hasEntry || event.state?.[mark]) return;
		event.stopImmediatePropagation();
		hasEntry = false;
		dialog.close();
	},
	true,
);
