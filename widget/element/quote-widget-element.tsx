/** `<quote-widget>`: attributes in, events out; renders, hydrates and takes down what is inside. */

import type { RefObject } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isPlanId, type PlanId } from '../../shared/content/plans.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';
import { queueHydration } from '../hydration/hydration-queue.ts';
import { replayInput } from '../hydration/input-replay.ts';
import { DraftStorage } from '../quote-form/draft-storage.ts';
import { readAnswers, readToKeep } from '../quote-form/form-answers.ts';
import type { QuoteFormHandle } from '../quote-form/quote-form.tsx';
import { adoptStyles } from '../styles/stylesheet.ts';
import { WidgetParts } from '../widget-parts.tsx';
import { emitFrom, type QuoteWidgetEventMap } from './events.ts';
import { isolateKeyboard } from './keyboard-isolation.ts';
import { type AttributeName, attributeNames, readOptions, type WidgetOptions } from './options.ts';
import { adoptPropertiesSetEarly, type ReflectedProperties, reflectAttributes } from './reflected-properties.ts';
import { rootAttributes } from './root-attributes.ts';
import { scriptOrigin } from './script-origin.ts';

const planSelected = 'quote-widget:plan-selected';

/** On a server, where there are no elements, the module can still be imported. */
const ElementBase = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `reflectAttributes` below defines the properties.
export class QuoteWidgetElement extends ElementBase {
	static observedAttributes: readonly AttributeName[] = attributeNames;

	readonly #emit = emitFrom(this);
	readonly #drafts = new DraftStorage(this);
	/** Its content came with the page, as declarative shadow DOM, and has not been hydrated yet. */
	#isPrerendered: boolean;
	#options = this.#readOptions();
	/** The element that everything is rendered into; extensions may put others beside it. */
	#wrapper: HTMLElement | null = null;
	#root: Root | undefined;
	readonly #formHandle: RefObject<QuoteFormHandle | null> = { current: null };
	#plan: PlanId | undefined;
	#prefilled: Partial<EnquiryDraft> | undefined;
	/** Ends with the connection to a document. */
	#listening: AbortController | undefined;
	#resets = 0;

	constructor() {
		super();
		this.#isPrerendered = this.shadowRoot !== null;
		// No custom element is inside. The registry of the first document would make `createElementNS()` throw in another one.
		isolateKeyboard(this.shadowRoot ?? this.attachShadow({ mode: 'open', customElementRegistry: null }));
	}

	connectedCallback(): void {
		// In a document that nobody sees, such as a parsed one, there is nothing to do.
		if (!this.ownerDocument.defaultView) return;
		adoptPropertiesSetEarly(this);
		this.#listen();
		// Styles that came with the page stay: taking others in their place would lay everything out again. A policy may have blocked them.
		if (!this.#shadow.querySelector('style')?.sheet) adoptStyles(this.#shadow);
		if (this.#isPrerendered) this.#mountSoon();
		else this.#mountNow();
	}

	/** Moved within the page, the element is back at once and keeps everything; removed, it leaves nothing running. */
	disconnectedCallback(): void {
		this.#listening?.abort();
		queueMicrotask(() => {
			if (!this.isConnected) this.#unmount();
		});
	}

	/** Its presence keeps `moveBefore()` from disconnecting the element. */
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

	/** A plan was selected somewhere on the page, in this widget or another. */
	handleEvent(event: CustomEvent<{ plan?: unknown } | null>): void {
		const plan = event.detail?.plan;
		if (!isPlanId(plan)) return;
		this.#mountNow();
		this.#plan = plan;
		if (this.draft) this.#drafts.save({ ...this.#drafts.load(), plan });
		if (!this.#root) return;
		const source = event.composedPath()[0];
		// Pressed in another widget that has a form of its own, it is answered there.
		const isForUs = source === this || !(source instanceof QuoteWidgetElement && source.#showsForm);
		const leadsHere = this.#showsForm && isForUs && !event.defaultPrevented;
		if (leadsHere) event.preventDefault();
		this.#render();
		if (leadsHere) this.#formHandle.current?.focus();
	}

	/** What stands in the form now, and the plan it is about. */
	get values(): EnquiryDraft & { plan: PlanId } {
		return { ...(this.#form ? readAnswers(this.#form) : emptyDraft), plan: this.#plan ?? this.#options.plan };
	}

	/**
	 * Fills in answers the page already knows. A date, week or pregnancy type of another shape than `EnquiryDraft` says counts
	 * as no answer. Consent cannot be given this way.
	 */
	prefill(values: Partial<Omit<EnquiryDraft, 'consent'>>): void {
		this.#prefilled = { ...(!this.#root && this.#prefilled), ...values };
		if (this.#root) this.#render();
	}

	/** Empties the form and starts again. */
	reset(): void {
		this.#plan = undefined;
		this.#resets++;
		this.#forgetAnswers();
		if (this.#root) this.#render();
	}

	/** Scripts that ask "is the visitor typing?" see only this element: it answers for the field inside. */
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

	/** On the window: by then every listener on the document has run, and may have canceled the event or shown the form. */
	#listen(): void {
		this.#listening = new AbortController();
		const { signal } = this.#listening;
		this.ownerDocument.defaultView?.addEventListener(planSelected, this, { signal });
	}

	get #showsForm(): boolean {
		return this.#options.show.includes('form');
	}

	/** Where the page names no plan, an unsent draft is still about the one it was about. */
	get #planOfDraft(): PlanId | undefined {
		const plan = this.draft && !this.plan && this.#drafts.load()?.plan;
		return isPlanId(plan) ? plan : undefined;
	}

	#mountSoon(): void {
		const soon = () => queueHydration(() => this.#mountNow());
		if (this.#isArriving) this.ownerDocument.addEventListener('DOMContentLoaded', soon, { once: true });
		else soon();
	}

	#mountNow(): void {
		if (this.isConnected && !this.#root && !(this.#isPrerendered && this.#isArriving)) this.#mount();
	}

	/** While the page is still arriving, prerendered content may be there by half: hydrating that would double the rest. */
	get #isArriving(): boolean {
		return this.ownerDocument.readyState === 'loading';
	}

	#mount(): void {
		this.#isPrerendered = false;
		this.#plan ??= this.#planOfDraft;
		const prerendered = this.#shadow.querySelector<HTMLElement>('.quote-widget');
		if (prerendered?.dataset.version === rootAttributes(this.#options)['data-version']) {
			this.#wrapper = prerendered;
			replayInput(prerendered, () => {
				this.#root = hydrateRoot(prerendered, this.#tree());
			});
		} else {
			this.#keepAnswers();
			const typedIn = this.#shadow.activeElement?.id;
			this.#wrapper = this.ownerDocument.createElement('div');
			this.#shadow.replaceChildren(this.#wrapper);
			adoptStyles(this.#shadow);
			this.#root = createRoot(this.#wrapper);
			this.#root.render(this.#tree());
			if (typedIn) this.#shadow.getElementById(typedIn)?.focus({ preventScroll: true });
		}
		// On prerendered parts too: the page may have changed an attribute since.
		this.#syncRootAttributes();
		queueMicrotask(() => this.#emit('quote-widget:ready', {}));
	}

	/** After `reset()`, or once they are stored. */
	#forgetAnswers(): void {
		this.#prefilled = undefined;
		if (this.draft) this.#drafts.clear();
	}

	/** For the form that takes the present one's place. */
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
		for (const [name, value] of Object.entries(rootAttributes(this.#options))) {
			// Setting `lang` recalculates all styles, even when its value stays the same.
			if (this.#wrapper?.getAttribute(name) !== value) this.#wrapper?.setAttribute(name, value);
		}
	}

	#tree() {
		return (
			<WidgetParts
				resets={this.#resets}
				options={this.#options}
				plan={this.#plan ?? this.#options.plan}
				prefilled={this.#prefilled}
				ref={this.#formHandle}
				draft={this.#drafts}
				emit={this.#emit}
				onStored={() => this.#forgetAnswers()}
				onSelectPlan={(plan) => this.#emit(planSelected, { plan })}
			/>
		);
	}
}

reflectAttributes(QuoteWidgetElement.prototype);

export interface QuoteWidgetElement extends ReflectedProperties {}

declare global {
	interface HTMLElementTagNameMap {
		'quote-widget': QuoteWidgetElement;
	}
	/** They bubble, so the page may listen to them anywhere. */
	interface GlobalEventHandlersEventMap extends QuoteWidgetEventMap {}
}
