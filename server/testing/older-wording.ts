/** A consent wording from before the current one: what was agreed to then must not come to be what is asked for now. */

import type { ConsentWording } from '../../shared/content/consent-wording.ts';
import { formerConsents } from '../../shared/content/en/consent.ts';

/** Known from now on, until it is forgotten. */
export function withOlderWording(): ConsentWording & { forget(): void } {
	const wordings = formerConsents as unknown as ConsentWording[];
	const older = { version: '2025-01-01.00000000', text: 'I agreed to something else.' };
	wordings.unshift(older);
	return { ...older, forget: () => void wordings.shift() };
}
