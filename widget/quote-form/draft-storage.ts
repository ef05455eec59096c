/** Unsent answers in `sessionStorage`, where the page asks for drafts: kept for an hour, cleared once they are sent. */

import type { PlanId } from '../../shared/content/plans.ts';
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
	/** The plan they are about. */
	plan?: PlanId;
	/** Fields the visitor answered herself: no `prefill()` replaces them. */
	edited?: readonly string[];
}

interface StoredDraft extends Draft {
	seed: string;
	/** Milliseconds since 1970. */
	until: number;
}

/** The draft of one widget. Each form of a page has a key of its own: its position among them, the same after a reload. */
export class DraftStorage {
	readonly #element: Element;
	#claimedKey: string | undefined;
	#seed: string | undefined;

	constructor(element: Element) {
		this.#element = element;
	}

	/** Seed of the idempotency keys. Kept with the draft, so that an enquiry whose answer was lost has the same key after a reload. */
	get seed(): string {
		this.#seed ??= pageSeed();
		return this.#seed;
	}

	/** Consent is never kept. */
	save({ answers, ...draft }: Draft): void {
		const { consent: _, ...kept } = answers ?? {};
		const stored: StoredDraft = { ...draft, answers: kept, seed: this.seed, until: Date.now() + lifetime };
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

	/** Leaves the key to another form of the page. */
	release(): void {
		if (this.#claimedKey) claimed.delete(this.#claimedKey);
		this.#claimedKey = undefined;
	}

	/** A widget without a form shares the first form's draft: the plan chosen there is kept in it. */
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

/** A browser may refuse storage: then there is no draft. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}
