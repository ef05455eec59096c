/** The consent people give with an enquiry. Every wording ever shown stays here, so that what a person agreed to can be proved. */

import type { ConsentWording } from '../consent-wording.ts';

/** Oldest first; a new wording is added at the end and never edited afterwards. */
export const consentWordings: readonly ConsentWording[] = [
	{
		version: '2026-11-01.ff21a4c5',
		text: 'I agree that CoverCompass may collect, use and disclose my personal data to its licensed adviser partners for marketing insurance products to me by email, call or SMS. My data is not shared with unrelated third parties.',
	},
	{
		version: '2026-11-22.9e36a66c',
		text: 'I agree that CoverCompass and its licensed adviser partners may collect, use and disclose my personal data to answer me and for marketing insurance products to me by email, call or SMS. My data is not shared with unrelated third parties.',
	},
];

export const currentConsent: ConsentWording = consentWordings[consentWordings.length - 1] as ConsentWording;
