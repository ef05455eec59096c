/** The wording that a consent was given to. */

import type { ConsentWording } from '../../shared/content/consent-wording.ts';
import { words } from '../../shared/content/words.ts';

/** Each language has wordings of its own. Undefined for a version that was never shown. */
export function findWording(version: string): ConsentWording | undefined {
	return Object.values(words)
		.flatMap(({ consent }) => consent.consentWordings)
		.find((wording) => wording.version === version);
}
