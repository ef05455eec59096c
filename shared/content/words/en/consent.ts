/** Wording of the consent in the form, with the company’s name. The build records each wording in `consents.json`. */

import { brand } from '../../brand.ts';
import { wordingOf } from '../../records/consent-wording.ts';

export const currentConsent = wordingOf(
	'en',
	`I agree that ${brand.legalName} and its licensed adviser partners may collect, use and disclose my personal data to answer me and for marketing insurance products to me by email, call or SMS. My data is not shared with unrelated third parties.`,
);
