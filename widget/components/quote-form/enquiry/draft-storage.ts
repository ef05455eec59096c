/** Drafts: unsent answers and the last receipt, kept in `sessionStorage` until an hour after the last change. */

import type { PlanChoice } from '../../../../shared/content/plans/plans.ts';
import type { EnquiryReceipt } from '../../../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft } from '../../../../shared/enquiry/fields.ts';
import { unlessRefused } from '../../../../shared/unless-refused.ts';
import { warnOnce } from '../../../api/warn-once.ts';
import { pageSeed } from './enquiry-key.ts';

const keyPrefix = 'quote-widget:draft';
const lifetimeMs = 60 * 60 * 1000;

/** Forms of this page that store drafts, by storage key. */
const formsByKey = new Map<string, Set<DraftStorage>>();

interface Draft {
	answers?: Partial<EnquiryDraft> | undefined;
	plan?: PlanChoice;
	/** Receipt and plan of the last enquiry that this form sent. */
	receipt?: EnquiryReceipt;
	storedPlan?: PlanChoice;
	/** Names of the fields that the visitor edited. `prefill()` does not overwrite them. */
	edited?: readonly string[];
}

interface StoredDraft extends Draft {
	seed: string;
	/** Expiry, in milliseconds since 1970. */
	until: number;
}

/** The draft of one widget, stored under the element's id. Forms that share a key store none: one could show another's answers. */
export class DraftStorage {
	readonly #element: Element;
	#claimedKey: string | undefined;
	#seed: string | undefined;

	constructor(element: Element) {
		this.#element = element;
	}

	/** Seed of the idempotency keys, stored with the draft: an enquiry whose response was lost keeps its key after a reload. */
	get seed(): string {
		this.#seed ??= pageSeed();
		return this.#seed;
	}

	/** Called when the form appears, and when drafts are turned on. */
	claim(): void {
		const key = this.#key;
		const forms = formsByKey.get(key) ?? new Set();
		formsByKey.set(key, forms.add(this));
		this.#claimedKey = key;
		// Checks in a microtask, because a page may insert a form before it removes the previous one.
		queueMicrotask(() => {
			if (!this.#isShared) return;
			this.clear();
			warnOnce(`two forms share ${key}: give them ids`);
		});
	}

	/** Called when the form is removed or drafts are turned off. Another form of the page may then use the key. */
	release(): void {
		formsByKey.get(this.#key)?.delete(this);
		this.#claimedKey = undefined;
	}

	/** Merges these parts into the stored draft. Consent is never stored. */
	save(change: Draft): void {
		unlessRefused(() => {
			const { answers, ...draft } = { ...this.load(), ...change };
			// JSON omits undefined properties.
			const withoutConsent = { ...draft, answers: answers && { ...answers, consent: undefined } };
			const stored = { ...withoutConsent, seed: this.seed, until: Date.now() + lifetimeMs };
			if (!this.#isShared) sessionStorage.setItem(this.#key, JSON.stringify(stored));
		});
	}

	load(): Draft | undefined {
		return unlessRefused(() => {
			const { seed, until = 0, ...draft }: Partial<StoredDraft> = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
			if (until > Date.now()) {
				this.#seed = seed;
				return draft;
			}
			sessionStorage.removeItem(this.#key);
		});
	}

	clear(): void {
		unlessRefused(() => sessionStorage.removeItem(this.#key));
	}

	get #key(): string {
		const { id } = this.#element;
		return this.#claimedKey ?? (id ? `${keyPrefix}:${id}` : keyPrefix);
	}

	get #isShared(): boolean {
		const forms = formsByKey.get(this.#key) ?? [];
		return [...forms].filter((form) => form.#element.isConnected).length > 1;
	}
}
