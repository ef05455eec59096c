/** Wording of the consent in the form, with the company’s name. The build records each wording in `consents.json`. */

import { brand } from '../../brand.ts';
import { wordingOf } from '../../records/consent-wording.ts';

export const currentConsent = wordingOf(
	'ta',
	`எனக்குப் பதிலளிப்பதற்காகவும், மின்னஞ்சல், தொலைபேசி அழைப்பு அல்லது SMS வழியாகக் காப்புறுதித் திட்டங்களை எனக்குச் சந்தைப்படுத்துவதற்காகவும், ${brand.legalName} நிறுவனமும் அதன் பங்காளிகளான உரிமம் பெற்ற ஆலோசகர்களும் என் தனிப்பட்ட தரவைச் சேகரிக்கவும், பயன்படுத்தவும், வெளிப்படுத்தவும் நான் ஒப்புதல் அளிக்கிறேன். தொடர்பில்லாத மூன்றாம் தரப்பினருடன் என் தரவு பகிரப்படாது.`,
);
