/** Every word of the plan comparison that is not a plan's own: headings, controls, notes. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedValue } from '../../plans/mark-plans.ts';
import { comparedPlans, planCount } from './plan-summary.ts';
import { premiums } from './provenance.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

/** The words that mark the best value of a field, where one value is better than another. */
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
/** The short table of a phone: its columns, its values, and the notes below it. */
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
/** Heads the row of “Recommended” and “Lowest premium sold on its own”. */
export const marks = 'Yang kami tonjolkan';
export const recommended = 'Disyorkan';
/** Beside the badge: its rule. */
export const recommendedFor =
	'Menyenaraikan paling banyak komplikasi dan penyakit; premium dan polisi kedua tidak diambil kira';
export const lowestStandalone = 'Premium terendah antara pelan yang dijual berasingan';
export const howWeArePaid = 'Kami mungkin menerima bayaran apabila anda membeli.';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `Pertanyaan anda adalah tentang ${planName}.`;
export const getQuote = 'Dapatkan Sebut Harga';
export const sameForAll = 'Sama untuk semua';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = 'Minta sebut harga';
/** Beside a premium: what it is for, and the month of its check. */
export const premiumBasis = `bagi ${minimum}, ${premiums.checked}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = 'ditambah premium polisi kedua';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `Premium kali terakhir disemak pada ${premiums.checked}, lebih setahun lalu. Sila tanyakan premium terkini.`
		: `Premium kali terakhir disemak pada ${premiums.checked}.`;
export const source = `Sumber: ${premiums.source}.`;

export const compared = `Perbandingan ini bukan nasihat. Yang dibandingkan: ${comparedPlans}. Syarikat insurans lain menjual pelan yang lain. Tidak dibandingkan: siapa yang diterima oleh setiap pelan, takrif dan pengecualiannya, premium polisi kedua.`;

/** What the daily benefit comes to, in dollars. */
export const benefit = {
	inDollars: (perDay: string, longestStay: string) =>
		`${perDay} sehari, ${longestStay} untuk ${figures.dailyBenefitDays} hari`,
} as const;

/** Announced as another sum assured is chosen. `perDay` has each plan's name and benefit. */
export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}: ${perDay.join('; ')} bagi setiap hari di hospital.`;
/** Follows where no premium is known for that sum. */
export const askForPremium = 'Minta sebut harga untuk premiumnya.';
/** Announced as differences are highlighted, and shown below the short table. */
export const highlighted =
	'Nilai terbaik dalam huruf tebal; premium hanya antara pelan yang dijual berasingan. Nilai yang sama bagi semua pelan ditandakan.';
