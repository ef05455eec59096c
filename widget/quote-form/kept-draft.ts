/** Unsent answers kept in the browser tab, where the page asks for it: for an hour, and gone once they are sent. */

import type { PlanId } from '../../shared/content/plans.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { randomKey } from './enquiry-key.ts';

const key = 'quote-widget:draft';
const lifetime = 60 * 60 * 1000;

let seed: string | undefined;

/**
 * What the keys of enquiries are made with. A draft keeps it, so that an enquiry whose answer was lost keeps its key over
 * a reload. Made at need: where pages are rendered there may be no random numbers while modules load.
 */
export function keySeed(): string {
	seed ??= randomKey();
	return seed;
}

/** With the plan they are about. */
type KeptAnswers = Partial<EnquiryDraft> & { plan?: PlanId };

interface Kept {
	answers: KeptAnswers;
	seed: string;
	/** Milliseconds since 1970. */
	until: number;
}

/** Consent is given anew each time. */
export function keepDraft({ consent: _, ...answers }: KeptAnswers): void {
	withStorage((storage) =>
		storage.setItem(key, JSON.stringify({ answers, seed: keySeed(), until: Date.now() + lifetime })),
	);
}

export function findDraft(): KeptAnswers | undefined {
	return withStorage((storage) => {
		const { answers, seed: kept, until = 0 } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>;
		if (until > Date.now()) {
			seed = kept;
			return answers;
		}
		storage.removeItem(key);
	});
}

export function forgetDraft(): void {
	withStorage((storage) => storage.removeItem(key));
}

/** A browser may refuse storage altogether: then there is no draft. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}
