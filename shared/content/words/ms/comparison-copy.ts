/** Every word of the plan comparison that is not a plan's own: headings, controls, notes. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedValue } from '../../plans/mark-plans.ts';
import { comparedPlans, planCount } from './plan-summary.ts';
import { premiums } from './provenance.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

export const bestValueMarks = {
	premium: 'Terendah antara yang dijual berasingan',
	pregnancyComplications: 'Terbanyak',
	congenitalIllnesses: 'Terbanyak',
	dailyHospitalisation: 'Tertinggi',
	conditions: 'Terbanyak',
} as const satisfies Record<RankedValue, string>;

export const title = `Bandingkan ${planCount} pelan ini`;
export const caption = 'Perbandingan pelan';
export const sumAssured = 'Jumlah diinsuranskan';
export const highlight = 'Tonjolkan perbezaan';
export const shortTable = {
	premium: 'Premium',
	secondPolicy: 'Polisi kedua',
	needed: 'Ya',
	none: 'Tidak',
	conditions: 'Penyakit dan komplikasi',
	perDay: 'S$ sehari',
	ask: 'Tanya',
	note: `Premium bagi ${minimum}, ${premiums.checked}.`,
	secondPolicyNote: 'Polisi kedua mempunyai premium tersendiri.',
} as const;
export const marks = 'Yang kami tonjolkan';
export const recommended = 'Disyorkan';
export const recommendedFor =
	'Menyenaraikan paling banyak komplikasi dan penyakit; premium dan polisi kedua tidak diambil kira.';
export const lowestStandalone = 'Premium terendah antara pelan yang dijual berasingan';
export const howWeArePaid = 'Kami mungkin menerima bayaran apabila anda membeli.';
export const chosen = (planName: string) => `Pertanyaan anda adalah tentang ${planName}.`;
export const getQuote = 'Sebut harga';
export const sameForAll = 'Sama untuk semua';
export const askForQuote = 'Minta sebut harga';
export const premiumBasis = `bagi ${minimum}, ${premiums.checked}`;
export const secondPolicy = 'ditambah premium polisi kedua';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `Premium kali terakhir disemak pada ${premiums.checked}, lebih setahun lalu. Sila tanyakan premium terkini.`
		: `Premium kali terakhir disemak pada ${premiums.checked}.`;
export const source = `Sumber: ${premiums.source}.`;

export const compared = `Perbandingan ini bukan nasihat. Yang dibandingkan: ${comparedPlans}. Syarikat insurans lain menjual pelan yang lain. Tidak dibandingkan: siapa yang diterima oleh setiap pelan, takrif dan pengecualiannya, premium polisi kedua.`;

export const benefitInDollars = (perDay: string, longestStay: string) =>
	`${perDay} sehari, ${longestStay} untuk ${figures.dailyBenefitDays} hari`;

export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}: ${perDay.join('; ')} bagi setiap hari di hospital.`;
export const askForPremium = 'Minta sebut harga untuk premiumnya.';
export const highlighted =
	'Nilai terbaik dalam huruf tebal; premium hanya antara pelan yang dijual berasingan. Nilai yang sama bagi semua pelan ditandakan.';
