/** `<quote-widget>`: attributes in, events out; renders, hydrates and unmounts its shadow tree. */

import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isPlanChoice, type PlanChoice, type PlanId } from '../../shared/content/plans.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';
import { replayInput } from '../hydration/input-replay.ts';
import { DraftStorage } from '../quote-form/draft-storage.ts';
import { focusFromStart } from '../quote-form/focus.ts';
import { readAnswers, readToKeep } from '../quote-form/form-answers.ts';
import { adoptStyles } from '../styles/stylesheet.ts';
import { WidgetParts } from '../widget-parts.tsx';
import { emitFrom, type QuoteWidgetEventMap } from './events.ts';
import { type AttributeName, attributeNames, readOptions, type WidgetOptions } from './options.ts';
import { adoptPropertiesSetEarly, type ReflectedProperties, reflectAttributes } from './reflected-properties.ts';
import { pageScheme, rootAttributes } from './root-attributes.ts';
import { scriptOrigin } from './script-origin.ts';

const planSelected = 'quote-widget:plan-selected';

/** Waiting hydrations. Last in, first out: the first task also compiles the shared code, and the last widget, usually the FAQ, is the smallest. */
const hydrations: (() => void)[] = [];

/** A server has no `HTMLElement`; importing the module must still work there. */
const ElementBase = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `reflectAttributes` below defines the properties.
export class QuoteWidgetElement extends ElementBase {
	static observedAttributes: readonly AttributeName[] = attributeNames;

	readonly #emit = emitFrom(this);
	readonly #drafts = new DraftStorage(this);
	/** The shadow root is declarative and has not been hydrated yet. */
	#isPrerendered: boolean;
	#options = this.#readOptions();
	/** The element that React renders into. Browser extensions may add siblings to it. */
	#wrapper: HTMLElement | null = null;
	#root: Root | undefined;
	/** A plan is being chosen in the form: the visitor stays at the select. */
	#isChoosing = false;
	#plan: PlanChoice | undefined;
	#prefilled: Partial<EnquiryDraft> | undefined;
	/** Aborted on disconnection; removes the listeners. */
	#listening: AbortController | undefined;
	#resets = 0;
	/** Theme toggles set an attribute of an ancestor. */
	readonly #ancestors = new MutationObserver(() => this.#syncRootAttributes());

	constructor() {
		super();
		this.#isPrerendered = this.shadowRoot !== null;
		// The shadow tree contains no custom element; the first document's registry would make `createElementNS()` throw in another document.
		isolateKeyboard(this.shadowRoot ?? this.attachShadow({ mode: 'open', customElementRegistry: null }));
	}

	connectedCallback(): void {
		// A document without a window, such as one from `DOMParser`, is never displayed.
		if (!this.ownerDocument.defaultView) return;
		adoptPropertiesSetEarly(this);
		// Only the HTML parser makes declarative shadow roots; `innerHTML` leaves the prerendered template as a child.
		this.querySelector('template[shadowrootmode]')?.remove();
		this.#listen();
		// Replacing the prerendered `<style>` would cause a second layout; it has no `sheet` if the page's CSP blocked it.
		if (!this.#shadow.querySelector('style')?.sheet) adoptStyles(this.#shadow);
		if (this.#isPrerendered) this.#mountSoon();
		else this.#mountNow();
	}

	/** A move within the page reconnects in the same task, so unmounting waits for a microtask. */
	disconnectedCallback(): void {
		this.#listening?.abort();
		this.#ancestors.disconnect();
		queueMicrotask(() => {
			if (!this.isConnected) this.#unmount();
		});
	}

	/** With this callback, even an empty one, `moveBefore()` does not disconnect the element. */
	connectedMoveCallback(): void {}

	attributeChangedCallback(name: AttributeName, old: string | null, now: string | null): void {
		if (old === now) return;
		this.#options = this.#readOptions();
		if (name === 'plan') this.#plan = undefined;
		if (!this.#root) return;
		if (name === 'show') this.#keepAnswers();
		if (name === 'draft') {
			this.#plan ??= this.#planOfDraft;
			if (!this.draft) this.#drafts.clear();
		}
		this.#render();
	}

	/** Handles `quote-widget:plan-selected` from this widget or another one on the page. */
	handleEvent(event: CustomEvent<{ plan?: unknown } | null>): void {
		const plan = event.detail?.plan;
		if (!isPlanChoice(plan)) return;
		this.#mountNow();
		this.#plan = plan;
		if (this.draft) this.#drafts.save({ ...this.#drafts.load(), plan });
		if (!this.#root) return;
		const source = event.composedPath()[0];
		// Another widget with a form handles its own event.
		const isForUs = source === this || !(source instanceof QuoteWidgetElement && source.#showsForm);
		const leadsHere = this.#showsForm && isForUs && !event.defaultPrevented;
		if (leadsHere) event.preventDefault();
		this.#render();
		const heading = this.#shadow.getElementById('form-title');
		if (heading && leadsHere && !this.#isChoosing) focusFromStart(heading);
	}

	/** The form's current answers and the selected plan, if any. */
	get values(): EnquiryDraft & { plan: PlanId | undefined } {
		return { ...(this.#form ? readAnswers(this.#form) : emptyDraft), plan: this.#chosenPlan || undefined };
	}

	/**
	 * Fills in answers the page already knows. A date, week or pregnancy type that does not fit `EnquiryDraft` is ignored, and
	 * so is consent.
	 */
	prefill(values: Partial<Omit<EnquiryDraft, 'consent'>>): void {
		this.#prefilled = { ...(!this.#root && this.#prefilled), ...values };
		if (this.#root) this.#render();
	}

	/** Empties the form and clears its draft. */
	reset(): void {
		this.#plan = undefined;
		this.#resets++;
		this.#forgetAnswers();
		if (this.#root) this.#render();
	}

	/** Hotkey scripts check whether the event target is editable. They see only the host, so it answers for its focused field. */
	override get isContentEditable(): boolean {
		return Boolean(this.#shadow.activeElement?.matches('input, select, textarea')) || super.isContentEditable;
	}

	get #shadow(): ShadowRoot {
		return this.shadowRoot as ShadowRoot;
	}

	get #form(): HTMLFormElement | null {
		return this.#shadow.querySelector('form');
	}

	#readOptions(): WidgetOptions {
		return readOptions((name) => this.getAttribute(name), scriptOrigin);
	}

	/** Listens on the window, so that listeners on the document run first: they may cancel the event or show the form. */
	#listen(): void {
		this.#listening = new AbortController();
		const { signal } = this.#listening;
		this.ownerDocument.defaultView?.addEventListener(planSelected, this, { signal });
		const syncTheme = () => this.#syncRootAttributes();
		globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', syncTheme, { signal });
		for (let node: Node | null = this; node; node = node.parentNode ?? (node as ShadowRoot).host)
			this.#ancestors.observe(node, { attributes: true });
		// A move may lead to a part of the page in another scheme.
		syncTheme();
	}

	get #showsForm(): boolean {
		return this.#options.show.includes('form');
	}

	/** The plan stored with the draft; used if the page sets no `plan` attribute. */
	get #planOfDraft(): PlanChoice | undefined {
		const plan = this.draft && !this.plan ? this.#drafts.load()?.plan : undefined;
		return isPlanChoice(plan) ? plan : undefined;
	}

	get #chosenPlan(): PlanChoice {
		return this.#plan ?? this.#options.plan;
	}

	#mountSoon(): void {
		const soon = () => queueHydration(() => this.#mountNow());
		if (this.#isArriving) this.ownerDocument.addEventListener('DOMContentLoaded', soon, { once: true });
		else soon();
	}

	#mountNow(): void {
		if (this.isConnected && !this.#root && !(this.#isPrerendered && this.#isArriving)) this.#mount();
	}

	/** Until the document is parsed, prerendered content may be incomplete; hydrating it would render the rest twice. */
	get #isArriving(): boolean {
		return this.ownerDocument.readyState === 'loading';
	}

	#mount(): void {
		this.#isPrerendered = false;
		this.#plan ??= this.#planOfDraft;
		const prerendered = this.#shadow.querySelector<HTMLElement>('.quote-widget');
		const isCurrent = prerendered?.dataset.version === rootAttributes(this.#options)['data-version'];
		const wrapper = isCurrent ? prerendered : this.ownerDocument.createElement('div');
		this.#wrapper = wrapper;
		// Reads a computed style, which costs more once the content is rendered. The page may have changed an attribute since prerendering.
		this.#syncRootAttributes();
		if (isCurrent) {
			replayInput(wrapper, () => {
				this.#root = hydrateRoot(wrapper, this.#tree());
			});
		} else {
			this.#keepAnswers();
			const typedIn = this.#shadow.activeElement?.id;
			this.#shadow.replaceChildren(wrapper);
			adoptStyles(this.#shadow);
			this.#root = createRoot(wrapper);
			this.#root.render(this.#tree());
			if (typedIn) this.#shadow.getElementById(typedIn)?.focus({ preventScroll: true });
		}
		queueMicrotask(() => this.#emit('quote-widget:ready', {}));
	}

	/** Called by `reset()` and once the enquiry is stored. */
	#forgetAnswers(): void {
		this.#prefilled = undefined;
		if (this.draft) this.#drafts.clear();
	}

	/** Saves the answers for the next form before this one is removed. */
	#keepAnswers(): void {
		if (this.#form) this.#prefilled = { ...readToKeep(this.#form), ...(!this.#root && this.#prefilled) };
	}

	#unmount(): void {
		this.#keepAnswers();
		this.#root?.unmount();
		this.#root = undefined;
		this.#drafts.release();
		this.#shadow.replaceChildren();
	}

	#render(): void {
		this.#syncRootAttributes();
		this.#root?.render(this.#tree());
	}

	#syncRootAttributes(): void {
		const wrapper = this.#wrapper;
		if (!wrapper) return;
		for (const [name, value] of Object.entries(rootAttributes(this.#options, pageScheme(this)))) {
			// Setting `lang` to the same value would still recalculate all styles.
			if (wrapper.getAttribute(name) !== value) wrapper.setAttribute(name, value);
		}
	}

	#tree() {
		return (
			<WidgetParts
				resets={this.#resets}
				options={this.#options}
				plan={this.#chosenPlan}
				prefilled={this.#prefilled}
				draft={this.#drafts}
				emit={this.#emit}
				onStored={() => this.#forgetAnswers()}
				onSelectPlan={(plan) => this.#emit(planSelected, { plan })}
				onChoosePlan={(plan) => {
					this.#isChoosing = true;
					this.#emit(planSelected, { plan });
					this.#isChoosing = false;
				}}
			/>
		);
	}
}

reflectAttributes(QuoteWidgetElement.prototype);

/** Hydrates one prerendered widget per task, so that input is handled in between. */
function queueHydration(hydrate: () => void): void {
	hydrations.push(hydrate);
	setTimeout(() => hydrations.pop()?.());
}

/** Keeps typing from triggering the host page's hotkeys. */
function isolateKeyboard(root: ShadowRoot): void {
	for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepInside as EventListener);
}

function keepInside(event: KeyboardEvent): void {
	const isTyping = (event.target as Element).matches('input, select, textarea');
	// Host pages need Tab for focus traps, and Escape for dialogs.
	if (isTyping && event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation();
}

export interface QuoteWidgetElement extends ReflectedProperties {}

declare global {
	interface HTMLElementTagNameMap {
		'quote-widget': QuoteWidgetElement;
	}
	/** The events bubble, so any ancestor can listen to them. */
	interface GlobalEventHandlersEventMap extends QuoteWidgetEventMap {}
}
