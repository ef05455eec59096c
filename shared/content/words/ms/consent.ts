/** Wording of the consent in the form, with the company’s name. The build records each wording in `consents.json`. */

import { brand } from '../../brand.ts';
import { wordingOf } from '../../records/consent-wording.ts';

export const currentConsent = wordingOf(
	'ms',
	`Saya bersetuju bahawa ${brand.legalName} dan rakan kongsi penasihat berlesennya boleh mengumpul, menggunakan dan mendedahkan data peribadi saya untuk menjawab pertanyaan saya dan untuk memasarkan produk insurans kepada saya melalui panggilan telefon, SMS atau e-mel. Data saya tidak dikongsi dengan pihak ketiga yang tidak berkaitan.`,
);
