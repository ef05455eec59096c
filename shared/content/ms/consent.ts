/** The consent people give with an enquiry. Every wording ever given stays here, so that what a person agreed to can be proved. */

import type { ConsentWording } from '../consent-wording.ts';

export const currentConsent: ConsentWording = {
	version: '2026-11-24.a23d31d8',
	text: 'Saya bersetuju bahawa CoverCompass dan rakan kongsi penasihat berlesennya boleh mengumpul, menggunakan dan mendedahkan data peribadi saya untuk menjawab pertanyaan saya dan untuk memasarkan produk insurans kepada saya melalui e-mel, panggilan telefon atau SMS. Data saya tidak dikongsi dengan pihak ketiga yang tidak berkaitan.',
};

/** Wordings that people agreed to before; a new one takes the current one's place and moves it here, unchanged. */
export const formerConsents: readonly ConsentWording[] = [];
