/**
 * Entry of the button's script: marked buttons and links of the page open the widget in a dialog, one for all of them, kept
 * when it is closed, so that nothing typed is lost. The widget is fetched when one is approached.
 */

import { close } from '#words/launcher-copy.ts';
import type { QuoteWidgetDialog } from '../api/dialog.ts';
import { documentProperty } from '../api/document-property.ts';
import { runningScript, scriptOrigin } from '../element/script-origin.ts';
import css from './dialog.css?inline';

/** Addresses of the page with the form in this language and of the widget's script, its hash, and its attributes; the build fills them in. */
declare const formPath: string;
declare const widgetUrl: string;
declare const widgetIntegrity: string;
declare const attributeList: string;

type Opener = HTMLElement & Partial<Pick<HTMLAnchorElement, 'href'> & Pick<HTMLButtonElement, 'form'>>;

/** Matches any element; the widget warns in the console about one that the keyboard cannot reach. */
const marked = '[data-quote-widget],[href$="#quote-widget"]';
const tagName = 'quote-widget-dialog';

const create = document.createElement.bind(document);

const dialog = create('dialog') as HTMLDialogElement;
/** Has the text of the pressed button. It takes the focus, so that a screen reader begins with it. */
const heading = create('h2');
const closeButton = create('button');
/** To the form on our own site, until the widget has loaded. */
const link = create('a');
/** Stands in the light tree, so that the page's styles and listeners reach it. Its script stands in it. */
const widget = create('quote-widget' as string) as HTMLElement & DOMStringMap;
/** Keeps the page behind from scrolling, without a change to its attributes. */
const scrollLock = new CSSStyleSheet();
const sheet = new CSSStyleSheet();

/** Kept, because a page that requires trusted types may allow each policy to be created once. */
let src: unknown;
let opener: Opener;
/** The elements that get the focus back, newest first: the pressed opener, and what had the focus before. */
let used: (HTMLElement | undefined)[] = [];
let isPressOnBackdrop: boolean;

/** Public, for the page: `document.querySelector('quote-widget-dialog').open()`. */
class QuoteWidgetDialogElement extends HTMLElement implements QuoteWidgetDialog {
	/** A script that is loaded again makes another one: its page may have lost all listeners by `document.open()`. */
	constructor() {
		super();
		dialog.onclose = leave;
		dialog.onclick = closeIfMeant;
		for (const type of ['touchmove', 'wheel', 'pointerdown', 'focusin']) dialog.addEventListener(type, keepFromPage);
		// There may be no body yet.
		addEventListener('load', attach);
		// One listener a type serves the elements that come later, too. A finger fires `pointerover` ahead of `touchstart`.
		// Captured on the window: no menu or sheet around a button can stop it.
		for (const type of ['click', 'pointerover', 'pointerdown', 'focusin'])
			addEventListener(type, handle as EventListener, true);
	}
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

// A copy or a bundle of the script does not know which host to fetch the widget from.
if (!scriptOrigin) console.warn('quote-widget-button: load it from its own address');
// If the script is loaded twice, even in two versions, the first one opens the dialog.
else if (!customElements.get(tagName)) customElements.define(tagName, QuoteWidgetDialogElement);

const host = create(tagName);
const root = host.attachShadow({ mode: 'open' });
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
root.append(dialog);
dialog.append(heading, closeButton, link, create('slot'));
host.append(widget);
// The place of a scroll bar is kept, so that the page does not move.
scrollLock.replaceSync('html{overflow:hidden!important;scrollbar-gutter:stable}');
// The class has the widget's colours, once its styles are here.
dialog.className = 'tokens';
// In Chrome and Firefox a scrollable dialog is a tab stop, where a screen reader would read all of it.
dialog.tabIndex = heading.tabIndex = -1;
closeButton.ariaLabel = close;
closeButton.textContent = '×';

function handle(event: MouseEvent): void {
	if (dialog.open) return;
	// `composedPath()` includes the page's open shadow roots.
	const path = event.composedPath() as HTMLElement[];
	if (event.type !== 'pointerover') used = [path.find(({ tabIndex }) => tabIndex >= 0), ...used].slice(0, 9);
	const pressed: Opener | undefined = path.find((target) => target.matches?.(marked));
	if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
	// A failure is shown when the visitor presses.
	loadWidget();
	if (event.type !== 'click') return;
	// A prevented click would keep some menus open: only a link and a form's button have something to prevent.
	if (pressed.href || pressed.form) event.preventDefault();
	openDialog(pressed);
}

/** Connects the dialog at first, and again after the page has removed it. */
function attach(): void {
	if (!host.isConnected) documentProperty('body').append(host);
}

/** Fetches the immutable copy that was built together with this file; after a failure, the next call tries again. */
function loadWidget(): void {
	attach();
	if (widget.firstChild) return;
	const url = scriptOrigin + widgetUrl;
	src ??=
		(window as TrustedWindow).trustedTypes
			?.createPolicy('quote-widget', { createScriptURL: () => url })
			.createScriptURL('') ?? url;
	const script = Object.assign(create('script'), {
		src: src as string,
		integrity: widgetIntegrity,
		crossOrigin: '',
		nonce: (runningScript as HTMLScriptElement).nonce,
		onload() {
			// The heading and its ground are of the widget's kind.
			root.adoptedStyleSheets.unshift(...(widget.shadowRoot?.adoptedStyleSheets ?? []));
			link.remove();
		},
		onerror: () => script.remove(),
	});
	// Radix hides siblings of a script from assistive technology.
	widget.append(script);
}

function openDialog(pressed: Opener): void {
	// Only a script can press another button behind it.
	if (dialog.open || !announce(pressed, 'open')) return;
	opener = pressed;
	loadWidget();
	// Radix hides everything beside its own dialog from assistive technology.
	host.removeAttribute('aria-hidden');
	const given: DOMStringMap = {
		show: 'form plans faq',
		// The script's options are for a link, say, to which a builder gives none.
		...(runningScript as HTMLScriptElement).dataset,
		...opener.dataset,
	};
	// The element takes over properties that were set before it is defined.
	for (const name of attributeList.split(' ')) widget[name] = given[name];
	const label = opener.ariaLabel || opener.textContent || documentProperty('title');
	link.textContent = heading.textContent = dialog.ariaLabel = label;
	dialog.style.colorScheme = given.theme ?? '';
	link.href = `${scriptOrigin}${formPath}?partner=${given.partner ?? ''}&plan=${given.plan ?? ''}#quote`;
	// A page may have replaced its list since.
	const sheets = documentProperty('adoptedStyleSheets');
	if (!sheets.includes(scrollLock)) sheets.push(scrollLock);
	scrollLock.disabled = false;
	dialog.showModal();
	heading.focus();
}

/** A page's menu or sheet would take an event as made outside of it, and close, or prevent scrolling. */
function keepFromPage(event: Event): void {
	event.stopPropagation();
	isPressOnBackdrop = event.target === dialog;
}

/** Safari 26 has no `closedby`. A selection that ends on the backdrop does not close the dialog. */
function closeIfMeant({ target }: Event): void {
	if (target === closeButton || (isPressOnBackdrop && target === dialog)) dialog.close();
}

function leave(): void {
	// Opened again before this event came.
	if (dialog.open) return;
	scrollLock.disabled = true;
	// Safari does not focus a button that is clicked, and a menu that its press has closed leaves the trigger to return to.
	used.some((element) => {
		element?.focus();
		return element?.matches(':focus');
	});
	announce(opener, 'close');
}

/** Returns false if the page canceled it. */
function announce(from: Opener, name: 'open' | 'close'): boolean {
	const options = { bubbles: true, cancelable: true };
	// biome-ignore lint/style/useTemplate: five bytes (Brotli) less of the 1,500 that the button may have.
	return from.dispatchEvent(new Event('quote-widget:' + name, options));
}

interface TrustedWindow {
	trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };
}
