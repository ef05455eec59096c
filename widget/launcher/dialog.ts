/** `<quote-widget-dialog>`: the widget in a dialog, one for all buttons of a page, kept when it is closed, so that nothing typed is lost. */

import { close } from '#words/launcher-copy.ts';
import type { QuoteWidgetDialog } from '../api/dialog.ts';
import { documentProperty } from '../api/document-property.ts';
import { attributeNames } from '../api/options.ts';
import { runningScript, scriptOrigin } from '../element/script-origin.ts';
import css from './dialog.css?inline';

/** Addresses of the page with the form in this language and of the widget's script, with its hash; the build fills them in. */
declare const formPath: string;
declare const widgetUrl: string;
declare const widgetIntegrity: string;

export type Opener = HTMLElement & Partial<Pick<HTMLAnchorElement, 'href'> & Pick<HTMLButtonElement, 'form'>>;

const create = document.createElement.bind(document);

const host = create('quote-widget-dialog');
const dialog = create('dialog') as HTMLDialogElement;
const header = create('header');
/** Has the text of the pressed button. It takes the focus, so that a screen reader begins with it. */
const heading = create('h2');
const closeButton = create('button');
/** Shown until the widget has loaded. */
const message = create('div');
const link = create('a');
/** Stands in the light tree, so that the page's styles and listeners reach it. */
const widget = create('quote-widget' as string) as HTMLElement & DOMStringMap;
/** Keeps the page behind from scrolling, without a change to its attributes. */
const scrollLock = new CSSStyleSheet();

let script: HTMLScriptElement | undefined;
/** Kept, because a page that requires trusted types may allow each policy to be created once. */
let src: unknown;
let opener: Opener;
/** The elements that get the focus back, newest first: the pressed opener, and what had the focus before. */
let used: HTMLElement[] = [];
let isPressOnBackdrop = false;

/** Public, for the page: `document.querySelector('quote-widget-dialog').open()`. */
export class QuoteWidgetDialogElement extends HTMLElement implements QuoteWidgetDialog {
	/** Set by the script that defines the element. */
	static listen: () => void;
	/** A clone, or a copy that the page parsed again, removes itself. */
	connectedCallback(): void {
		if (this !== host) this.remove();
	}
	disconnectedCallback(): void {
		if (this === host) dialog.close();
	}
	open(): void {
		openDialog(this);
	}
	close(): void {
		dialog.close();
	}
}

// The place of a scroll bar is kept, so that the page does not move.
scrollLock.replaceSync('html{overflow:hidden!important;scrollbar-gutter:stable}');
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];
root.append(dialog);
dialog.append(header, message, create('slot'));
header.append(heading, closeButton);
host.append(widget);
// In Chrome and Firefox a scrollable dialog is a tab stop, where a screen reader would read all of it.
dialog.tabIndex = heading.tabIndex = -1;
closeButton.textContent = close;

/** Again after `document.open()`, which removes the listeners of all that stands in the page. */
export function listenToDialog(): void {
	dialog.onclose = leave;
	// Safari 26 has no `closedby`. A selection that ends on the backdrop does not close the dialog.
	dialog.onclick = ({ target }) => {
		if (target === closeButton || (isPressOnBackdrop && target === dialog)) dialog.close();
	};
	// A page's menu or sheet would take them as made outside of it, and close, or prevent scrolling.
	for (const type of ['touchmove', 'wheel', 'pointerdown', 'focusin']) dialog.addEventListener(type, keep);
}

/** Connects the dialog at first, and again after the page has removed it. */
export function attach(): void {
	if (!host.isConnected) documentProperty('body').append(host);
}

export const isOpen = (): boolean => dialog.open;

export function remember(element: HTMLElement | undefined): void {
	if (element) used = [element, ...used].slice(0, 9);
}

/** Fetches the immutable copy that was built together with this file; after a failure, the next call tries again. */
export function loadWidget(): void {
	attach();
	if (script) return;
	const url = scriptOrigin + widgetUrl;
	const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
	src ??= trustedTypes?.createPolicy('quote-widget', { createScriptURL: () => url }).createScriptURL('') ?? url;
	message.replaceChildren(create('progress'));
	script = Object.assign(create('script'), {
		src: src as string,
		integrity: widgetIntegrity,
		crossOrigin: '',
		nonce: (runningScript as HTMLScriptElement).nonce,
		onload: () => message.remove(),
		onerror() {
			script = undefined;
			message.replaceChildren(link);
		},
	});
	// Radix hides siblings of a script from assistive technology.
	widget.append(script);
}

export function openDialog(pressed: Opener): void {
	// Only a script can press another button behind it.
	if (dialog.open || !announce(pressed, 'open')) return;
	opener = pressed;
	loadWidget();
	// Radix hides everything beside its own dialog from assistive technology.
	host.removeAttribute('aria-hidden');
	// The script's options are for a link, say, to which a builder gives none.
	const given: DOMStringMap = { ...(runningScript as HTMLScriptElement).dataset, ...opener.dataset };
	// The element takes over properties that were set before it is defined.
	for (const name of attributeNames) widget[name] = given[name];
	const label = opener.ariaLabel || opener.textContent || documentProperty('title');
	link.textContent = heading.textContent = label;
	dialog.setAttribute('aria-label', label);
	dialog.style.colorScheme = given.theme ?? '';
	// Where the widget cannot be fetched: a link to the form on our own site.
	link.href = `${scriptOrigin}${formPath}?partner=${given.partner ?? ''}&plan=${given.plan ?? ''}#quote`;
	// A page may have replaced its list since.
	const sheets = documentProperty('adoptedStyleSheets');
	if (!sheets.includes(scrollLock)) sheets.push(scrollLock);
	scrollLock.disabled = false;
	dialog.showModal();
	heading.focus();
}

function keep(event: Event): void {
	event.stopPropagation();
	isPressOnBackdrop = event.target === dialog;
}

function leave(): void {
	// Opened again before this event came.
	if (dialog.open) return;
	scrollLock.disabled = true;
	// Safari does not focus a button that is clicked, and a menu that its press has closed leaves the trigger to return to.
	used.some((element) => {
		element.focus();
		return element.matches(':focus');
	});
	announce(opener, 'close');
}

/** Returns false if the page canceled it. */
function announce(from: Opener, name: 'open' | 'close'): boolean {
	const options = { bubbles: true, cancelable: true };
	// biome-ignore lint/style/useTemplate: five bytes (Brotli) less of the 1,500 that the button may have.
	return from.dispatchEvent(new Event('quote-widget:' + name, options));
}

interface Policy {
	createScriptURL(url: string): unknown;
}
