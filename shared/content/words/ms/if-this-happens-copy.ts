/** The words of “If this happens”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars, formatPremium } from '../../figures/money.ts';
import { premiums } from './provenance.ts';

const inDays = (days: number) => `${days} hari`;
const { from, to } = figures.deliveryBill;
const care = figures.newbornIntensiveCarePerDay;
const smallest = formatDollars(figures.sumAssured.minimum);
const arithmetic = 'Ini sekadar kiraan, bukan nasihat.';
const ifDefined = 'jika pelan menyenaraikannya dan takrifnya dipenuhi.';

interface Stay {
	readonly days: number;
	readonly sumAssured: number;
}

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
	inDays,
	sumAssured: 'Jumlah diinsuranskan',
	pays: (happening: string, { days, sumAssured }: Stay): string => {
		if (happening === 'normal-birth')
			return `daripada setiap pelan bagi kelahiran biasa atau pembedahan caesarean; bilnya ${formatDollars(from)} hingga ${formatDollars(to)} di hospital swasta.`;
		const basis = `${inDays(days)} di hospital pada jumlah diinsuranskan ${formatDollars(sumAssured)}`;
		if (happening === 'intensive-care')
			return `bagi ${basis}, ${ifDefined} Bilnya pula boleh mencecah ${formatDollars(care * days)}. Tidak semua pelan menyenaraikan rawatan rapi; penyakit tersenarai turut dibayar sekali gus.`;
		return `bagi diagnosis dan ${basis}, ${ifDefined}`;
	},
	amounts: (lowest: number, highest: number) =>
		lowest === highest ? formatDollars(lowest) : `${formatDollars(lowest)} hingga ${formatDollars(highest)}`,
	caption: 'Bayaran setiap pelan, dan premiumnya',
	plan: 'Pelan',
	lumpSum: 'Sekali gus',
	daily: 'Tunai harian',
	total: 'Dibayar',
	premium: 'Premium',
	premiumLabel: 'Premium: ',
	costs: (premium: number, isBundled: boolean) =>
		isBundled
			? `${formatPremium(premium)}, dibayar sekali, ditambah premium polisi kedua`
			: `${formatPremium(premium)}, dibayar sekali`,
	note: `Premium bagi jumlah diinsuranskan ${smallest}, disemak pada ${premiums.checked}. ${arithmetic}`,
	ask: `Premium bagi jumlah melebihi ${smallest}: sila tanyakan. ${arithmetic}`,
} as const;
