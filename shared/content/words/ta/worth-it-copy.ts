/** Words of “Is it worth it?”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';

const ifDefined = 'காப்புறுதி ஒப்பந்தத்தின் வரையறை பொருந்தினால்';
const careADay = formatDollars(figures.newbornIntensiveCarePerDay);

export const worthItCopy = {
	title: 'இது பயனுள்ளதா?',
	event: 'என்ன நடக்கிறது',
	happenings: {
		'normal-birth': 'சாதாரண பிரசவம்',
		complication: 'பட்டியலிலுள்ள தாய்ச் சிக்கல்',
		illness: 'பட்டியலிலுள்ள பிறவி நோய்',
		'intensive-care': 'குழந்தைக்குத் தீவிர சிகிச்சை',
	},
	days: (days: number) => `மருத்துவ\u00adமனை நாட்கள்: ${days}`,
	noDays: 'சாதாரண பிரசவத்திற்கு ரொக்கம் இல்லை',
	inDays: (days: number) => (days === 1 ? '1\u00a0நாள்' : `${days}\u00a0நாட்கள்`),
	sumAssured: 'காப்புறுதித் தொகை',
	normalBirth: 'சாதாரண பிரசவத்திற்கும் அறுவை சிகிச்சைப் பிரசவத்திற்கும் ஒவ்வொரு திட்டமும் வழங்குவது.',
	basis: (days: string, sumAssured: string) => `மருத்துவமனையில் ${days}; காப்புறுதித் தொகை ${sumAssured}`,
	intensiveCare: (basis: string) =>
		`திட்டம் வழங்குவது: ${basis}; ${ifDefined}: எல்லாத் திட்டங்களின் பட்டியலிலும் தீவிர சிகிச்சை இல்லை.`,
	diagnosis: (basis: string) => `திட்டம் வழங்குவது: சிக்கலோ நோயோ கண்டறியப்பட்டு, ${basis}; ${ifDefined}.`,
	amounts: (lowest: string, highest: string) => `${lowest}–${highest}`,
	upTo: (most: string) => `${most} வரை`,
	groups: {
		cost: 'வரக்கூடிய செலவு',
		received: 'கிடைக்கக்கூடியது',
		paid: 'நீங்கள் செலுத்துவது',
	},
	rows: {
		birth: () => 'தனியார் மருத்துவமனை, வழங்கப்படாது',
		intensiveCare: () => `பிறந்த குழந்தைக்குத் தீவிர சிகிச்சை, ஒரு நாளுக்கு ${careADay} வரை`,
		mediSave: () => 'மெடிசேவ்',
		lumpSum: () => 'திட்டம்: ஒரே தொகை',
		dailyCash: (days: string) => `திட்டம்: ${days}`,
		premium: () => 'சந்தா, ஒருமுறை',
	},
	legend: { least: 'குறைந்தது', most: 'அதிகபட்சம்' },
	note: 'சேர்க்காதவை: கட்டணம் மிகக் குறைந்த மானிய வார்டுகள், இணைப்புத் திட்டத்துடன் வரும் காப்புறுதி.',
} as const;
