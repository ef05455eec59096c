/**
 * Entry of the button's script: marked elements of a page open the widget in a dialog. They share one dialog, which stays in the
 * page after closing, so that typed answers are not lost. The widget is fetched on hover, focus or press.
 */

import { close } from '#words/launcher-copy.ts';
import type { QuoteWidgetDialog } from '../api/dialog.ts';
import { documentProperty } from '../api/document-property.ts';
import { runningScript, scriptOrigin } from '../element/script-origin.ts';
import css from './dialog.css?inline';

/** Path of the page with the form, URL and hash of the widget's script, names of its attributes (set by `build-widget.ts`). */
declare const formPath: string;
declare const widgetUrl: string;
declare const widgetIntegrity: string;
declare const attributeList: string;

type Opener = HTMLElement & Partial<Pick<HTMLAnchorElement, 'href'> & Pick<HTMLButtonElement, 'form'>>;

/** Selector of the openers: elements of any kind, including those that cannot take focus. */
const marked = '[data-quote-widget],[href$="#quote-widget"]';
const tagName = 'quote-widget-dialog';

const create = document.createElement.bind(document);

const dialog = create('dialog') as HTMLDialogElement;
/** Shows the opener's label, and takes focus, so that screen readers begin to read here. */
const heading = create('h2');
const closeButton = create('button');
/** Link to the form on our own site, shown until the widget has loaded. */
const link = create('a');
/** The widget, in the light tree, so that the page's styles and listeners reach it. Its child is the script that loads it. */
const widget = create('quote-widget' as string) as HTMLElement & DOMStringMap;
/** Stops the page behind the dialog from scrolling, without changing attributes of the page. */
const scrollLock = new CSSStyleSheet();
const sheet = new CSSStyleSheet();

/** Script URL. It is cached, because a page's CSP may allow each Trusted Types policy name only once. */
let src: unknown;
let opener: Opener;
/** Elements to return focus to: the focusable elements that were last pressed or focused, newest first. */
let focusTargets: (HTMLElement | undefined)[] = [];
let isPressOnBackdrop: boolean;

/** Public API for the page: `document.querySelector('quote-widget-dialog').open()`. */
class QuoteWidgetDialogElement extends HTMLElement implements QuoteWidgetDialog {
	/** Each load of the script constructs an element, which adds the listeners again: `document.open()` may have removed them. */
	constructor() {
		super();
		dialog.onclose = afterClose;
		dialog.onclick = closeOnPress;
		for (const type of ['touchmove', 'wheel', 'pointerdown', 'focusin']) dialog.addEventListener(type, stopEvent);
		// Waits for `load`, because the body may not exist yet.
		addEventListener('load', attach);
		// Captures on the window: this serves elements added later, and no menu or sheet around an opener can stop the event.
		// `pointerover` is the first event of a touch, so that loading starts early.
		for (const type of ['click', 'pointerover', 'pointerdown', 'focusin'])
			addEventListener(type, handle as EventListener, true);
	}
	/** A clone of the dialog, or one from parsed HTML, removes itself. */
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

// A copied or bundled script does not know the origin to fetch the widget from.
if (!scriptOrigin) console.warn('quote-widget-button: load from its own address');
// The script may be loaded twice, even in two versions. Then the first one opens the dialog.
else if (!customElements.get(tagName)) customElements.define(tagName, QuoteWidgetDialogElement);

const host = create(tagName);
const root = host.attachShadow({ mode: 'open' });
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
root.append(dialog);
dialog.append(heading, closeButton, link, create('slot'));
host.append(widget);
// Keeps the scrollbar's gutter, so that the page does not shift.
scrollLock.replaceSync('html{overflow:hidden!important;scrollbar-gutter:stable}');
// The widget's styles define its colours for this class. They are adopted once the widget has loaded.
dialog.className = 'tokens';
// Otherwise a scrollable dialog is a tab stop in Chrome and Firefox, on which a screen reader reads the whole dialog.
dialog.tabIndex = heading.tabIndex = -1;
closeButton.ariaLabel = close;
closeButton.textContent = '×';

function handle(event: MouseEvent): void {
	if (dialog.open) return;
	// `composedPath()` includes the page's open shadow roots.
	const path = event.composedPath() as HTMLElement[];
	if (event.type !== 'pointerover')
		focusTargets = [path.find(({ tabIndex }) => tabIndex >= 0), ...focusTargets].slice(0, 9);
	const pressed: Opener | undefined = path.find((target) => target.matches?.(marked));
	if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
	// Loads the widget already on hover or focus. If loading fails, the dialog keeps its link to the form on our site.
	loadWidget();
	if (event.type !== 'click') return;
	// Prevents the default action only of links and form buttons, because preventing other clicks would keep some menus open.
	if (pressed.href || pressed.form) event.preventDefault();
	openDialog(pressed);
}

/** Adds the dialog to the page, also after the page has removed it. */
function attach(): void {
	if (!host.isConnected) documentProperty('body').append(host);
}

/** Fetches the immutable script of the widget that was built with this file. After a failure, the next call tries again. */
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
			// The dialog's heading uses the widget's styles.
			root.adoptedStyleSheets.unshift(...(widget.shadowRoot?.adoptedStyleSheets ?? []));
			link.remove();
		},
		onerror: () => script.remove(),
	});
	// Inside the widget, because Radix hides the siblings of a script from assistive technology while a dialog of Radix is open.
	widget.append(script);
}

function openDialog(pressed: Opener): void {
	// A script of the page may click another opener while the dialog is open.
	if (dialog.open || !announce(pressed, 'open')) return;
	opener = pressed;
	loadWidget();
	// An open Radix dialog hides all elements outside itself from assistive technology, so show ours again.
	host.removeAttribute('aria-hidden');
	const attributes: DOMStringMap = {
		show: 'form plans faq',
		// Attributes of the script tag are defaults, for instance for links in site builders that allow no attributes.
		...(runningScript as HTMLScriptElement).dataset,
		...opener.dataset,
	};
	// If the element is not defined yet, it takes over these properties when it is upgraded.
	for (const name of attributeList.split(' ')) widget[name] = attributes[name];
	const label = opener.ariaLabel || opener.textContent || documentProperty('title');
	link.textContent = heading.textContent = dialog.ariaLabel = label;
	dialog.style.colorScheme = attributes.theme ?? '';
	link.href = `${scriptOrigin}${formPath}?partner=${attributes.partner ?? ''}&plan=${attributes.plan ?? ''}#quote`;
	// The page may have replaced its list of style sheets since the last opening.
	const sheets = documentProperty('adoptedStyleSheets');
	if (!sheets.includes(scrollLock)) sheets.push(scrollLock);
	scrollLock.disabled = false;
	dialog.showModal();
	heading.focus();
}

/** A menu of the page could take events in the dialog for events outside the menu, and close, or prevent scrolling in the dialog. */
function stopEvent(event: Event): void {
	event.stopPropagation();
	isPressOnBackdrop = event.target === dialog;
}

/** Replaces `closedby`, which Safari 26 lacks. Ignores a press that begins in the dialog, such as a selection of text. */
function closeOnPress({ target }: Event): void {
	if (target === closeButton || (isPressOnBackdrop && target === dialog)) dialog.close();
}

function afterClose(): void {
	// Ignores the event if the dialog was opened again before the event fired.
	if (dialog.open) return;
	scrollLock.disabled = true;
	// The first target may be unfocusable by now, for instance in a menu that has closed. Then the next one gets focus.
	focusTargets.some((element) => {
		element?.focus();
		return element?.matches(':focus');
	});
	announce(opener, 'close');
}

/** Dispatches an event. Returns false if the page canceled it. */
function announce(from: Opener, name: 'open' | 'close'): boolean {
	const options = { bubbles: true, cancelable: true };
	// biome-ignore lint/style/useTemplate: five bytes (Brotli) less of the 1,500 that the button may have.
	return from.dispatchEvent(new Event('quote-widget:' + name, options));
}

interface TrustedWindow {
	trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };
}
