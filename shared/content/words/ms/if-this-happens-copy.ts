/** The words of “If this happens”. */

import { premiums } from './plan-summary.ts';

const arithmetic = 'Ini sekadar kiraan, bukan nasihat.';
const ifDefined = 'jika pelan menyenaraikannya dan takrifnya dipenuhi.';

export const ifThisHappensCopy = {
	title: 'Jika ini berlaku',
	event: 'Apa yang berlaku',
	happenings: {
		'normal-birth': 'Kelahiran biasa',
		complication: 'Komplikasi ibu yang tersenarai',
		illness: 'Penyakit bayi yang tersenarai',
		'intensive-care': 'Bayi dalam rawatan rapi',
	},
	days: (days: number) => `Hari di hospital: ${days}`,
	noDays: 'Tiada wang tunai bagi kelahiran biasa',
	inDays: (days: number) => `${days}\u00a0hari`,
	sumAssured: 'Jumlah diinsuranskan',
	normalBirth: (from: string, to: string) =>
		`daripada setiap pelan bagi kelahiran biasa atau pembedahan caesarean; bilnya ${from} hingga ${to} di hospital swasta.`,
	basis: (days: string, sumAssured: string) => `${days} di hospital pada jumlah diinsuranskan ${sumAssured}`,
	intensiveCare: (basis: string, bill: string) =>
		`bagi ${basis}, ${ifDefined} Bilnya pula boleh mencecah ${bill}. Tidak semua pelan menyenaraikan rawatan rapi; penyakit tersenarai turut dibayar sekali gus.`,
	diagnosis: (basis: string) => `bagi diagnosis dan ${basis}, ${ifDefined}`,
	amounts: (lowest: string, highest: string) => `${lowest} hingga ${highest}`,
	caption: 'Bayaran setiap pelan, dan premiumnya',
	plan: 'Pelan',
	lumpSum: 'Sekali gus',
	daily: 'Tunai harian',
	total: 'Dibayar',
	premium: 'Premium',
	premiumLabel: 'Premium: ',
	once: (premium: string) => `${premium}, dibayar sekali`,
	onceOfTwo: (premium: string) => `${premium}, dibayar sekali, ditambah premium polisi kedua`,
	note: (smallest: string) =>
		`Premium bagi jumlah diinsuranskan ${smallest}, disemak pada ${premiums.checked}. ${arithmetic}`,
	ask: (smallest: string) => `Premium bagi jumlah melebihi ${smallest}: sila tanyakan. ${arithmetic}`,
} as const;
