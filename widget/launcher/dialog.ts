/** The dialog with the widget: one for all buttons of a page, kept when it is closed, so that nothing typed is lost. */

import { close } from '#words/launcher-copy.ts';
import { enquiriesPath } from '../../shared/enquiry/enquiry-api.ts';
import { attributeNames } from '../api/options.ts';
import css from './dialog.css?inline';
import { commonOptions, create, loadWidget, scriptOrigin } from './load-widget.ts';

export type Opener = HTMLElement & Partial<Pick<HTMLAnchorElement, 'href'> & Pick<HTMLButtonElement, 'form'>>;

const host = create('quote-widget-dialog');
const dialog = create('dialog') as HTMLDialogElement;
const closeButton = create('button');
const message = create('p');
/** In the page's own tree, where the page's styles and listeners find it. */
const widget = create('quote-widget' as string) as HTMLElement & DOMStringMap;
/** Keeps the page behind from scrolling, without a change to its attributes. */
const scrollLock = new CSSStyleSheet();

/** Of the page with the form in this language; the build puts it here. */
declare const formPath: string;

let opener: Opener;
/** What was pressed or focused before, newest first. */
let used: HTMLElement[] = [];
let isPressOnBackdrop = false;

/** Defined, so that a page may ask for it: `document.querySelector('quote-widget-dialog').close()`. */
export class QuoteWidgetDialog extends HTMLElement {
	close(): void {
		dialog.close();
	}
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];
root.append(dialog);
dialog.append(closeButton, message, create('slot'));
host.append(widget);
closeButton.textContent = '×';
closeButton.setAttribute('aria-label', close);
dialog.onclose = leave;
// Safari 26 has no `closedby`. A selection that ends on the backdrop does not close the dialog.
dialog.onclick = ({ target }) => {
	if (target === closeButton || (isPressOnBackdrop && target === dialog)) dialog.close();
};
// A page's menu or sheet would take them as made outside of it, and close, or prevent scrolling.
for (const type of ['pointerdown', 'touchmove', 'wheel', 'focusin']) dialog.addEventListener(type, keep);
document.adoptedStyleSheets.push(scrollLock);

export function remember(element: HTMLElement | undefined): void {
	if (element && !dialog.open) used = [element, ...used].slice(0, 9);
}

export function openDialog(pressed: Opener): void {
	// Only a script can press another button behind it.
	if (dialog.open || !announce(pressed, 'open')) return;
	opener = pressed;
	// At first, and after a page has replaced its content.
	if (!host.isConnected) document.body.append(host);
	// Radix hides everything beside its own dialog from assistive technology.
	host.removeAttribute('aria-hidden');
	const given: DOMStringMap = { endpoint: scriptOrigin + enquiriesPath, ...commonOptions, ...opener.dataset };
	// The element takes over properties that were set before it is defined.
	for (const name of attributeNames) widget[name] = given[name];
	const label = opener.ariaLabel || opener.textContent;
	dialog.setAttribute('aria-label', label);
	dialog.style.colorScheme = given.theme ?? '';
	message.replaceChildren(create('progress'));
	// Where the widget cannot be fetched: a link to the form on our own site.
	const { partner = '', plan = '' } = given;
	const href = `${scriptOrigin}${formPath}?partner=${partner}&plan=${plan}#quote`;
	const link = Object.assign(create('a'), { href, textContent: label });
	loadWidget().then((isLoaded) => message.replaceChildren(isLoaded ? '' : link));
	// The place of a scroll bar is kept, so that the page does not move.
	const gutter = innerWidth > document.documentElement.clientWidth ? 'stable' : '';
	scrollLock.replaceSync(`html{overflow:hidden!important;scrollbar-gutter:${gutter}}`);
	dialog.showModal();
}

function keep(event: Event): void {
	event.stopPropagation();
	isPressOnBackdrop = event.target === dialog;
}

function leave(): void {
	// Opened again before this event came.
	if (dialog.open) return;
	scrollLock.replaceSync('');
	// Safari does not focus a button that is clicked, and a menu that its press has closed leaves the trigger to return to.
	[opener, ...used].some((element) => {
		element.focus();
		return element.matches(':focus');
	});
	announce(opener, 'close');
}

/** Returns false if the page canceled it. */
function announce(from: Opener, name: 'open' | 'close'): boolean {
	const options = { bubbles: true, cancelable: true };
	return from.dispatchEvent(new Event(`quote-widget:${name}`, options));
}
