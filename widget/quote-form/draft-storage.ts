/** Drafts: unsent answers and the receipt of sent ones in `sessionStorage`, if the page turns drafts on; kept for an hour. */

import type { PlanChoice } from '../../shared/content/plans.ts';
import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { pageSeed } from './enquiry-key.ts';

const keyPrefix = 'quote-widget:draft';
const lifetime = 60 * 60 * 1000;

/** Widgets whose form keeps drafts. */
const draftForms = 'quote-widget[draft]:not([show]), quote-widget[draft][show~="form"]';

/** Keys in use by the forms of this page. */
const claimed = new Set<string>();

export interface Draft {
	answers?: Partial<EnquiryDraft>;
	/** The selected plan. */
	plan?: PlanChoice;
	/** Of the last enquiry that this form stored, and the plan it was about. */
	receipt?: EnquiryReceipt | undefined;
	storedPlan?: PlanChoice | undefined;
	/** Fields the visitor edited; `prefill()` does not overwrite them. */
	edited?: readonly string[];
}

interface StoredDraft extends Draft {
	seed: string;
	/** Expiry, in milliseconds since 1970. */
	until: number;
}

/** The draft of one widget. Each form has its own key, made from its position on the page, so that it is the same after a reload. */
export class DraftStorage {
	readonly #element: Element;
	#claimedKey: string | undefined;
	#seed: string | undefined;

	constructor(element: Element) {
		this.#element = element;
	}

	/** Seed of the idempotency keys. Stored with the draft, so that an enquiry whose response was lost has the same key after a reload. */
	get seed(): string {
		this.#seed ??= pageSeed();
		return this.#seed;
	}

	/** Stores the draft without consent. */
	save(draft: Draft): void {
		// JSON leaves out what is undefined.
		const answers = { ...draft.answers, consent: undefined };
		const stored = { ...draft, answers, seed: this.seed, until: Date.now() + lifetime };
		withStorage((storage) => storage.setItem(this.#key, JSON.stringify(stored)));
	}

	load(): Draft | undefined {
		return withStorage((storage) => {
			const { seed, until = 0, ...draft }: Partial<StoredDraft> = JSON.parse(storage.getItem(this.#key) ?? '{}');
			if (until > Date.now()) {
				this.#seed = seed;
				return draft;
			}
			storage.removeItem(this.#key);
		});
	}

	clear(): void {
		withStorage((storage) => storage.removeItem(this.#key));
	}

	/** Frees the key for another form on the page. */
	release(): void {
		if (this.#claimedKey) claimed.delete(this.#claimedKey);
		this.#claimedKey = undefined;
	}

	/** A widget without a form uses the first form's key, so that the plan selected in it is stored in that draft. */
	get #key(): string {
		if (this.#claimedKey) return this.#claimedKey;
		if (!this.#element.matches(draftForms)) return keyPrefix;
		const root = this.#element.getRootNode() as ParentNode;
		let position = [...root.querySelectorAll(draftForms)].indexOf(this.#element);
		while (claimed.has(keyAt(position))) position++;
		this.#claimedKey = keyAt(position);
		claimed.add(this.#claimedKey);
		return this.#claimedKey;
	}
}

function keyAt(position: number): string {
	return position > 0 ? `${keyPrefix}:${position + 1}` : keyPrefix;
}

/** Storage may be refused, full or hold invalid JSON; then there is no draft. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}
