/** Words of “Is it worth it?”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';

const ifDefined = 'jika takrif dalam polisi dipenuhi';
const careADay = formatDollars(figures.newbornIntensiveCarePerDay);

export const worthItCopy = {
	title: 'Adakah ia berbaloi?',
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
	normalBirth: 'daripada setiap pelan, bagi kelahiran biasa atau pembedahan caesarean.',
	basis: (days: string, sumAssured: string) => `${days} di hospital pada jumlah diinsuranskan ${sumAssured}`,
	intensiveCare: (basis: string) =>
		`daripada pelan bagi ${basis}, ${ifDefined}: tidak semua pelan menyenaraikan rawatan rapi.`,
	diagnosis: (basis: string) => `daripada pelan bagi diagnosis dan ${basis}, ${ifDefined}.`,
	amounts: (lowest: string, highest: string) => `${lowest}–${highest}`,
	upTo: (most: string) => `sehingga ${most}`,
	groups: {
		cost: 'Kos yang mungkin',
		received: 'Wang yang mungkin ada',
		paid: 'Anda bayar',
	},
	rows: {
		birth: () => 'Hospital swasta, tidak dibayar',
		intensiveCare: () => `Rawatan rapi bayi, sehingga ${careADay} sehari`,
		mediSave: () => 'MediSave anda',
		lumpSum: () => 'Bayaran sekali gus pelan',
		dailyCash: (days: string) => `Tunai pelan, ${days}`,
		premium: () => 'Premium, sekali',
	},
	legend: { least: 'minimum', most: 'maksimum' },
	note: 'Tidak dikira: wad bersubsidi, yang jauh lebih murah, dan polisi yang dijual bersama pelan berpakej.',
} as const;
