/** The consent people give with an enquiry. Every wording ever given stays here, so that what a person agreed to can be proved. */

import type { ConsentWording } from '../consent-wording.ts';

export const currentConsent: ConsentWording = {
	version: '2026-11-24.3b0064e5',
	text: 'எனக்குப் பதிலளிக்கவும், மின்னஞ்சல், தொலைபேசி அழைப்பு அல்லது SMS வழியாகக் காப்புறுதித் திட்டங்களை எனக்குச் சந்தைப்படுத்தவும், CoverCompass நிறுவனமும் அதன் உரிமம் பெற்ற ஆலோசகப் பங்காளிகளும் என் தனிப்பட்ட தரவைச் சேகரிக்கவும், பயன்படுத்தவும், வெளியிடவும் நான் ஒப்புக்கொள்கிறேன். தொடர்பில்லாத மூன்றாம் தரப்பினருடன் என் தரவு பகிரப்படாது.',
};

/** Wordings that people agreed to before; a new one takes the current one's place and moves it here, unchanged. */
export const formerConsents: readonly ConsentWording[] = [];
