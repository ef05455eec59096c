/** The words of “If this happens”. */

import { premiums } from './plan-summary.ts';

const arithmetic = 'இது கணக்கு, ஆலோசனை அல்ல.';
const ifDefined = 'அது திட்டத்தின் பட்டியலில் இடம்பெற்று, அதன் வரையறைக்கும் பொருந்தினால்.';

export const ifThisHappensCopy = {
	title: 'இது நடந்தால்',
	event: 'என்ன நடக்கிறது',
	happenings: {
		'normal-birth': 'சாதாரண பிரசவம்',
		complication: 'தாய்க்குப் பட்டியலிலுள்ள சிக்கல்',
		illness: 'குழந்தைக்குப் பட்டியலிலுள்ள நோய்',
		'intensive-care': 'குழந்தைக்குத் தீவிர சிகிச்சை',
	},
	days: (days: number) => `மருத்துவமனை நாட்கள்: ${days}`,
	noDays: 'சாதாரண பிரசவத்திற்கு ரொக்கம் இல்லை',
	inDays: (days: number) => (days === 1 ? '1\u00a0நாள்' : `${days}\u00a0நாட்கள்`),
	sumAssured: 'காப்புறுதித் தொகை',
	normalBirth: (from: string, to: string) =>
		`சாதாரண பிரசவத்திற்கும் அறுவை சிகிச்சைப் பிரசவத்திற்கும் ஒவ்வொரு திட்டமும் வழங்குவது; தனியார் மருத்துவமனையில் கட்டணம் ${from} முதல் ${to} வரை.`,
	basis: (days: string, sumAssured: string) => `மருத்துவமனையில் ${days}; காப்புறுதித் தொகை ${sumAssured}`,
	intensiveCare: (basis: string, bill: string) =>
		`${basis}; ${ifDefined} கட்டணமோ ${bill} வரை ஆகலாம். சில திட்டங்களின் பட்டியலில் தீவிர சிகிச்சை இல்லை; பட்டியலில் உள்ள நோய்க்கு ஒரு மொத்தத் தொகையும் கிடைக்கும்.`,
	diagnosis: (basis: string) => `சிக்கலோ நோயோ கண்டறியப்பட்டு, ${basis}; ${ifDefined}`,
	amounts: (lowest: string, highest: string) => `${lowest} முதல் ${highest} வரை`,
	caption: 'ஒவ்வொரு திட்டமும் வழங்குவதும் அதன் சந்தாவும்',
	plan: 'திட்டம்',
	lumpSum: 'ஒரே தொகையாக',
	daily: 'தினசரி ரொக்கம்',
	total: 'வழங்குவது',
	premium: 'சந்தா',
	premiumLabel: 'சந்தா: ',
	once: (premium: string) => `${premium} ஒருமுறை`,
	onceOfTwo: (premium: string) => `${premium} ஒருமுறை; 2ஆவது\u00a0காப்புறுதி தனி`,
	note: (smallest: string) => `${smallest} காப்புறுதித் தொகைக்கான சந்தா, சரிபார்த்தது ${premiums.checked}. ${arithmetic}`,
	ask: (smallest: string) => `${smallest}-ஐவிட அதிகமான காப்புறுதித் தொகைக்கான சந்தா: கேளுங்கள். ${arithmetic}`,
} as const;
