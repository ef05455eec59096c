/** `<quote-widget>`: attributes in, events out; renders, hydrates and unmounts its shadow tree. */

import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isPlanChoice, type PlanChoice, type PlanId } from '../../shared/content/plans/plans.ts';
import { type EnquiryDraft, emptyDraft, type PrefilledAnswers } from '../../shared/enquiry/fields.ts';
import { documentProperty } from '../api/document-property.ts';
import { emitFrom, type QuoteWidgetEventMap } from '../api/events.ts';
import { type AttributeName, attributeNames, readOptions, type WidgetOptions } from '../api/options.ts';
import { warnOnce } from '../api/warn-once.ts';
import { focusFromStart, ignoreSecondTaps } from '../components/focus.ts';
import { DraftStorage } from '../components/quote-form/enquiry/draft-storage.ts';
import { readAnswers, readForDraft } from '../components/quote-form/enquiry/form-answers.ts';
import { WidgetParts } from '../components/widget-parts.tsx';
import { adoptStyles } from '../styles/stylesheet.ts';
import { warnAboutAttributes } from './attributes/attribute-mistakes.ts';
import { containerAttributes } from './attributes/container-attributes.ts';
import { type ReflectedProperties, reflectAttributes, upgradeProperties } from './attributes/reflected-properties.ts';
import { replayInput } from './hydration/input-replay.ts';
import { scriptOrigin } from './script-origin.ts';

/** Prerendered widgets that wait for hydration. The last (often the small FAQ) goes first: the first task also compiles code. */
const waitingForHydration: (() => void)[] = [];

const planSelected = 'quote-widget:plan-selected';

const fields = 'input, select, option, textarea';
/**
 * Clicks inside these elements do not propagate to the page, because a page that calls `preventDefault()` on clicks would undo
 * ticking a box. Clicks on buttons propagate, for analytics.
 */
const clickable = `${fields}, label, summary`;
/**
 * Touches, Enter and Space inside these elements do not propagate to the page: if the page called `preventDefault()` on them, as
 * iScroll and media players do, the browser would fire no click.
 */
const tappable = `${clickable}, a, button`;

/**
 * Events that are stopped in fields. Outside the shadow tree their target is the element itself, so a page's hotkeys and copy
 * protection would act as if no field had focus.
 */
const fieldEvents = ['beforeinput', 'contextmenu', 'copy', 'cut', 'mousedown', 'paste', 'selectstart'];
const keyEvents = ['keydown', 'keypress', 'keyup'];

/** A server has no `HTMLElement`, but importing the module must still work. */
const ElementBase = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;

/**
 * A comparison of maternity insurance plans in Singapore with an enquiry form and an FAQ.
 *
 * @tagname quote-widget
 * @cssproperty --quote-widget-accent - Colour of buttons, links and marks.
 * @cssproperty --quote-widget-on-accent - Colour of text on the accent.
 * @cssproperty --quote-widget-background - Background colour; opaque. Default: white, or dark grey in the dark theme.
 * @cssproperty --quote-widget-color - Text colour.
 * @cssproperty --quote-widget-font - Font of all text. Default: the system's sans serif.
 * @cssproperty --quote-widget-font-display - Font of headings. Default: `--quote-widget-font`.
 * @cssproperty --quote-widget-weight-display - Weight of headings in the display font. Default: 600.
 * @cssproperty --quote-widget-radius - Corner radius. Default: `6px`.
 * @cssproperty --quote-widget-padding - Space around the whole widget; `0` to sit flush in the page's layout.
 * @cssproperty --quote-widget-unit - Base length that all sizes are multiples of. Default: `16px`.
 * @cssproperty --quote-widget-sticky-top - Height of the page's sticky header: headings, messages and table head stop below it.
 * @csspart widget - The whole widget.
 * @csspart form - The form.
 * @csspart title - The heading of each of the three parts.
 * @csspart group - The title of a group of fields.
 * @csspart price - The premium in a plan's card.
 * @csspart field - A field: label, hint, error, control, advice.
 * @csspart label - The label of a field.
 * @csspart hint - The hint of a field.
 * @csspart control - The input, select or textarea of a field.
 * @csspart error - The error message of a field.
 * @csspart advice - Advice on an answer.
 * @csspart counter - The character count.
 * @csspart due-date - The help with the gestational week.
 * @csspart error-summary - The list of all errors.
 * @csspart button - The button of the form; the same element as `submit`.
 * @csspart submit - The button that sends the form.
 * @csspart confirmation - The confirmation after sending.
 * @csspart reference - The reference in the confirmation.
 * @csspart failure - The message that stays after sending failed.
 * @csspart toast - The short message.
 * @csspart toast-success - The short message of a success.
 * @csspart toast-failure - The short message of a failure.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `reflectAttributes` below defines the properties.
export class QuoteWidgetElement extends ElementBase {
	static observedAttributes: readonly AttributeName[] = attributeNames;

	/**
	 * Stored, because `shadowRoot` is null if a script of the page makes every shadow root closed. Without a registry of custom
	 * elements, because with one, `createElementNS()` would throw after a move to another document.
	 */
	readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open', customElementRegistry: null });
	/** @internal True from the first `quote-widget:ready` on. */
	isReady = false;
	readonly #emit = emitFrom(this);
	readonly #drafts = new DraftStorage(this);
	#options = this.#readOptions();
	#root: Root | undefined;
	#plan: PlanChoice | undefined;
	#prefilled: PrefilledAnswers | undefined;
	/** React key of the form. `reset()` increments it to render an empty form, `#readDraftAgain()` to fill in a newer draft. */
	#formKey = 0;
	/** A page that the browser prerenders sees an old state of `sessionStorage`: the draft may differ when the page is activated. */
	readonly #readDraftAgain = () => {
		if (!this.draft) return;
		this.#plan = this.#planOfDraft;
		this.#formKey++;
		this.#render();
	};
	/** Aborted when the element leaves the page, to cancel requests and remove listeners. */
	#connection: AbortController | undefined;

	constructor() {
		super();
		this.#stop([...fieldEvents, ...keyEvents], fields);
		this.#stop(['click'], clickable);
		this.#stop(['touchstart', 'touchend'], tappable);
		this.#stop(keyEvents, tappable, /^( |Enter)$/);
		ignoreSecondTaps(this.#shadow);
	}

	/**
	 * Stops events in these elements, but key events only for `keys`: partners' pages need Tab for focus traps, and Escape for
	 * dialogs. The page receives all other events, such as a press that closes a menu of the page.
	 */
	#stop(types: string[], elements: string, keys = /^(?!Tab|Escape)/): void {
		const stop = (event: Event) => {
			// `selectstart` targets a text node, which has no `closest()`.
			const isInside = (event.target as Partial<Element>).closest?.(elements);
			if (isInside && keys.test((event as KeyboardEvent).key)) event.stopPropagation();
		};
		for (const type of types) this.#shadow.addEventListener(type, stop);
	}

	connectedCallback(): void {
		const view = documentProperty('defaultView', this.ownerDocument);
		// A document without a window, such as one from `DOMParser`, is never displayed.
		if (!view) return;
		upgradeProperties(this);
		// Only the HTML parser makes declarative shadow roots; `innerHTML` leaves the prerendered template as a child.
		this.querySelector('template[shadowrootmode]')?.remove();
		this.#connection ??= new AbortController();
		// Listens on the window, so that listeners on the document run first: they may cancel the event or show the form.
		view.addEventListener(planSelected, this, { signal: this.#connection.signal });
		this.ownerDocument.addEventListener('prerenderingchange', this.#readDraftAgain, {
			signal: this.#connection.signal,
		});
		// Keeps a prerendered `<style>`, because replacing it would cause a second layout. A `<style>` blocked by the CSP has no `sheet`.
		if (!this.#shadow.querySelector('style')?.sheet) adoptStyles(this.#shadow);
		const hydrate = () => hydrateLater(() => this.#ensureMounted());
		if (!this.#isPrerendered) this.#ensureMounted();
		else if (this.#isParsing) this.ownerDocument.addEventListener('DOMContentLoaded', hydrate, { once: true });
		else hydrate();
	}

	/** A move within the page, also by `moveBefore()`, reconnects in the same task, so unmounting waits for a microtask. */
	disconnectedCallback(): void {
		queueMicrotask(() => {
			if (this.isConnected) return;
			this.#connection?.abort();
			this.#connection = undefined;
			this.#saveAnswers();
			this.#root?.unmount();
			this.#root = undefined;
			this.#shadow.replaceChildren();
		});
	}

	attributeChangedCallback(name: AttributeName, old: string | null, now: string | null): void {
		if (old === now) return;
		// Hydration keeps the prerendered content, so hydration must come before the change is rendered.
		if (this.#connection) this.#ensureMounted();
		this.#options = this.#readOptions();
		if (name === 'plan') this.#plan = undefined;
		if (!this.#root) return;
		if (name === 'show') this.#saveAnswers();
		if (name === 'draft') {
			this.#plan ??= this.#planOfDraft;
			if (!this.draft) this.#drafts.clear();
		}
		this.#render();
	}

	/** @internal Handles `quote-widget:plan-selected` from any widget or from the page. */
	handleEvent(event: CustomEvent<{ plan?: unknown } | null>): void {
		const plan = event.detail?.plan;
		// The element may have moved into a frame's document since it began to listen.
		const isOfThisPage = event.currentTarget === documentProperty('defaultView', this.ownerDocument);
		if (!isOfThisPage || !isPlanChoice(plan)) return;
		const from = event.composedPath()[0];
		// This element's own event: it has set the plan before it dispatched the event.
		if (from === this && plan === this.#plan) return;
		this.#setPlan(plan);
		if (event.defaultPrevented) return;
		const leadsToItsOwn = from !== this && from instanceof QuoteWidgetElement && from.#options.show.includes('form');
		if (!leadsToItsOwn && this.#leadToForm()) event.preventDefault();
	}

	/** The form's current answers and due date (empty if no form is shown), and the selected plan, if any. */
	get values(): EnquiryDraft & { plan: PlanId | undefined; dueDate: string } {
		const dueDate = (this.#form?.elements.namedItem('due-date') as HTMLInputElement | undefined)?.value ?? '';
		const answers = this.#form ? readAnswers(this.#form) : emptyDraft;
		return { ...answers, plan: this.#chosenPlan || undefined, dueDate };
	}

	/**
	 * Fills in answers that the page already knows. An invalid date, week or pregnancy type empties its field; consent is
	 * ignored.
	 */
	prefill(values: PrefilledAnswers): void {
		this.#prefilled = { ...this.#notYetFilledIn, ...values };
		this.#render();
	}

	/** Empties the form, returns to the plan of the `plan` attribute or else the first plan, and clears the draft. */
	reset(): void {
		this.#plan = undefined;
		this.#formKey++;
		this.#forgetAnswers();
		this.#render();
	}

	/** @internal True if a field has focus. Hotkey scripts check whether an event's target is editable, and see only this element. */
	override get isContentEditable(): boolean {
		return Boolean(this.#shadow.activeElement?.matches('input, select, textarea')) || super.isContentEditable;
	}

	get #form(): HTMLFormElement | null {
		return this.#shadow.querySelector('form');
	}

	#readOptions(): WidgetOptions {
		return readOptions((name) => this.getAttribute(name), scriptOrigin);
	}

	/** The plan stored with the draft; undefined if the page sets a `plan` attribute. */
	get #planOfDraft(): PlanChoice | undefined {
		const plan = this.draft && !this.plan ? this.#drafts.load()?.plan : undefined;
		return isPlanChoice(plan) ? plan : undefined;
	}

	get #chosenPlan(): PlanChoice {
		return this.#plan ?? this.#options.plan;
	}

	#setPlan(plan: PlanChoice): void {
		this.#ensureMounted();
		this.#plan = plan;
		if (this.draft) this.#drafts.save({ plan });
		this.#render();
	}

	/** Sets the visitor's choice. Returns false if the page canceled the event. */
	#choosePlan(plan: PlanChoice): boolean {
		this.#setPlan(plan);
		return this.#emit(planSelected, { plan });
	}

	/** Moves focus to the form. Returns false if the element shows no form. */
	#leadToForm(): boolean {
		const heading = this.#shadow.querySelector<HTMLElement>('form > h2');
		if (heading) focusFromStart(heading);
		return heading !== null;
	}

	get #isPrerendered(): boolean {
		return !this.#root && this.#shadow.hasChildNodes();
	}

	/** While the document is parsed, prerendered content may be incomplete, and hydrating it would render the rest twice. */
	get #isParsing(): boolean {
		return documentProperty('readyState', this.ownerDocument) === 'loading';
	}

	#ensureMounted(): void {
		if (!this.isConnected || this.#root || (this.#isPrerendered && this.#isParsing)) return;
		warnAboutAttributes(this);
		// Checks the attributes of dialog buttons, too, so that the button's script can stay small.
		for (const button of document.querySelectorAll('[data-quote-widget]')) warnAboutAttributes(button, 'data-');
		this.#plan ??= this.#planOfDraft;
		const attributes = containerAttributes(this.#options);
		// Not the first child, because browser extensions may add siblings.
		const prerendered = this.#shadow.querySelector<HTMLElement>('.quote-widget');
		if (prerendered?.dataset.version === attributes['data-version']) {
			replayInput(prerendered, () => {
				this.#root = hydrateRoot(prerendered, this.#tree());
			});
		} else {
			this.#saveAnswers();
			const typedIn = this.#shadow.activeElement?.id;
			const container = this.ownerDocument.createElement('div');
			for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value);
			this.#shadow.replaceChildren(container);
			adoptStyles(this.#shadow);
			this.#root = createRoot(container);
			this.#root.render(this.#tree());
			if (typedIn) this.#shadow.getElementById(typedIn)?.focus({ preventScroll: true });
		}
		queueMicrotask(() => {
			if (!this.#options.endpoint) warnOnce('no endpoint: nothing is sent');
			this.isReady = true;
			this.#emit('quote-widget:ready', {});
		});
	}

	#forgetAnswers(): void {
		this.#prefilled = undefined;
		if (this.draft) this.#drafts.clear();
	}

	/** Saves the answers for the next form before this form is removed. */
	#saveAnswers(): void {
		if (this.#form) this.#prefilled = { ...readForDraft(this.#form), ...this.#notYetFilledIn };
	}

	/** Answers passed to `prefill()` before the widget was rendered. */
	get #notYetFilledIn(): PrefilledAnswers | undefined {
		return this.#root ? undefined : this.#prefilled;
	}

	#render(): void {
		this.#root?.render(this.#tree());
	}

	#tree() {
		return (
			<WidgetParts
				formKey={this.#formKey}
				signal={(this.#connection as AbortController).signal}
				options={this.#options}
				plan={this.#chosenPlan}
				prefilled={this.#prefilled}
				draft={this.#drafts}
				emit={this.#emit}
				onStored={() => this.#forgetAnswers()}
				onSelectPlan={(plan) => this.#choosePlan(plan) && this.#leadToForm()}
				onChoosePlan={(plan) => this.#choosePlan(plan)}
			/>
		);
	}
}

reflectAttributes(QuoteWidgetElement.prototype);

/** Hydrates one widget per task, so that the browser can handle input between the tasks. */
function hydrateLater(hydrate: () => void): void {
	waitingForHydration.push(hydrate);
	setTimeout(() => waitingForHydration.pop()?.());
}

export interface QuoteWidgetElement extends ReflectedProperties {}

declare global {
	interface HTMLElementTagNameMap {
		'quote-widget': QuoteWidgetElement;
	}
	/** The events bubble, so any ancestor can listen to them. */
	interface GlobalEventHandlersEventMap extends QuoteWidgetEventMap {}
}
