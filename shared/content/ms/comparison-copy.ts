/** Every word of the plan comparison that is not a plan's own: headings, tools, notes. */

import * as figures from '../figures.ts';
import { formatDollars } from '../money.ts';
import type { PlanField, PlanSort } from '../plans/plans.ts';
import { planCount } from './plan-summary.ts';
import { delivery, premiums } from './provenance.ts';

export const planSorts = {
	recommended: 'Disyorkan dahulu',
	premium: 'Premium, pelan berdiri sendiri dahulu',
	complications: 'Komplikasi terbanyak',
	illnesses: 'Penyakit terbanyak',
} as const satisfies Record<PlanSort, string>;

const minimum = formatDollars(figures.sumAssured.minimum);

/** In place of the order by premium, while another sum assured is chosen. */
export const noPremiumSort = `Premium (hanya bagi ${minimum})`;

/** The words that mark the best value of a field, where one value is better than another. */
export const bestValueMarks = {
	premium: 'Terendah',
	pregnancyComplications: 'Terbanyak',
	congenitalIllnesses: 'Terbanyak',
	dailyHospitalisation: 'Tertinggi',
} as const satisfies Partial<Record<PlanField, string>>;

/** Marks a bundled plan, whose premium is not all that is paid. */
export const lowestIfBundled = 'Terendah, tidak termasuk premium polisi kedua';

export const title = `Bandingkan ${planCount} pelan ini`;
export const caption = 'Perbandingan pelan';
/** Opens the tools on a narrow screen. */
export const tools = 'Laraskan perbandingan';
export const sumAssured = 'Jumlah diinsuranskan';
export const sortBy = 'Susun mengikut';
export const highlight = 'Tonjolkan perbezaan';
export const compare = 'Bandingkan';
export const compareWith = 'Dengan';
export const allPlans = `Kesemua ${planCount} pelan`;
export const print = 'Cetak';
export const share = 'Kongsi';
export const linkCopied = 'Pautan disalin.';
export const linkNotCopied = (address: string) => `Salin pautan ini: ${address}`;
export const recommended = 'Disyorkan';
/** Below the badge: what it goes by. */
export const recommendedFor =
	'Menyenaraikan paling banyak komplikasi dan penyakit; premium dan polisi kedua tidak diambil kira';
export const lowestStandalone = 'Premium terendah antara pelan yang dijual berasingan';
export const howWeArePaid =
	'Kami mungkin menerima bayaran apabila anda membeli. Bayaran ini tidak mengubah premium anda atau susunan pelan.';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `Pertanyaan anda adalah tentang ${planName}.`;
export const allDetails = 'Semua butiran';
export const getQuote = 'Dapatkan Sebut Harga';
export const sameForAll = 'Sama untuk semua';
export const sameForBoth = 'Sama untuk kedua-duanya';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = 'Minta sebut harga';
export const premiumBasis = (premium: string) => `${premium} bagi ${minimum}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = 'ditambah premium polisi kedua';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `Premium adalah untuk jumlah diinsuranskan ${minimum}. Kali terakhir disemak pada ${premiums.checked}, lebih setahun lalu. Sila tanya premium terkini.`
		: `Premium adalah untuk jumlah diinsuranskan ${minimum}. Kali terakhir disemak pada ${premiums.checked}.`;
/** Opens what follows. */
export const moreNotes = 'Perkara yang tidak dibandingkan, dan sumber';

export const notCompared =
	'Tidak dibandingkan: pelan lain di pasaran, siapa yang diterima oleh setiap pelan, cara setiap pelan mentakrifkan penyakit dan komplikasinya, perkara yang dikecualikan, dan premium polisi yang dibeli bersama pelan berpakej.';
export const sources = `Sumber: ${premiums.source}; kos rawatan rapi bayi baru lahir, disemak pada ${delivery.checked}: ${delivery.source}.`;

/** What the daily benefit comes to; the amounts are in dollars, those of a share made by `inDollars`. */
export const benefit = {
	inDollars: (perDay: string, longestStay: string) =>
		`${perDay} sehari, ${longestStay} untuk ${figures.dailyBenefitDays} hari`,
	share: (percent: number, sumAssured: string, dollars: string) =>
		`${percent}% daripada ${sumAssured} ialah ${dollars}`,
	sentence: (shares: readonly string[], care: string) =>
		`Manfaat hospital harian: ${shares.join('; ')}. Rawatan rapi bayi baru lahir boleh menelan kos sehingga ${care} sehari.`,
} as const;
