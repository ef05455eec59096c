/** The consent people give with an enquiry. Every wording ever given stays here, so that what a person agreed to can be proved. */

import type { ConsentWording } from '../consent-wording.ts';

export const currentConsent: ConsentWording = {
	version: '2026-11-25.018c14ca',
	text: 'எனக்குப் பதிலளிப்பதற்காகவும், மின்னஞ்சல், தொலைபேசி அழைப்பு அல்லது SMS வழியாகக் காப்புறுதித் திட்டங்களை எனக்குச் சந்தைப்படுத்துவதற்காகவும், CoverCompass நிறுவனமும் அதன் பங்காளிகளான உரிமம் பெற்ற ஆலோசகர்களும் என் தனிப்பட்ட தரவைச் சேகரிக்கவும், பயன்படுத்தவும், வெளிப்படுத்தவும் நான் ஒப்புதல் அளிக்கிறேன். தொடர்பில்லாத மூன்றாம் தரப்பினருடன் என் தரவு பகிரப்படாது.',
};

/** Wordings that people agreed to before; a new one takes the current one's place and moves it here, unchanged. */
export const formerConsents: readonly ConsentWording[] = [];
