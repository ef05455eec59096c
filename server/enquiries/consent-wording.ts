/** The wording that a consent was given to. */

import { type ConsentWording, consentWordings } from '../../shared/content/en/consent.ts';

/** Undefined for a version that was never shown. */
export function findWording(version: string): ConsentWording | undefined {
	return consentWordings.find((wording) => wording.version === version);
}
