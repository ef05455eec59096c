/** The consent people give with an enquiry. Every wording ever given stays here, so that what a person agreed to can be proved. */

import type { ConsentWording } from '../consent-wording.ts';

export const currentConsent: ConsentWording = {
	version: '2026-11-22.9e36a66c',
	text: 'I agree that CoverCompass and its licensed adviser partners may collect, use and disclose my personal data to answer me and for marketing insurance products to me by email, call or SMS. My data is not shared with unrelated third parties.',
};

/** Wordings that people agreed to before; a new one takes the current one's place and moves it here, unchanged. */
export const formerConsents: readonly ConsentWording[] = [];
