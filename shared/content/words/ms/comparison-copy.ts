/** Words of the plan comparison: fields and values, headings, controls, notes. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedField } from '../../plans/compare-plans.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';
import { comparedPlans, planCount, premiums } from './plan-summary.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

export const planLabels = {
	name: 'Pelan',
	bundlingRequired: 'Perlu polisi kedua',
	minSumAssured: 'Jumlah diinsuranskan minimum',
	premium: 'Premium',
	pregnancyComplications: 'Komplikasi kehamilan',
	congenitalIllnesses: 'Penyakit kongenital',
	dailyHospitalisation: 'Manfaat hospital harian',
	specialBenefits: 'Manfaat khas',
} as const satisfies Record<PlanField, string>;

export const planTerms = {
	bundlingRequired:
		'Pelan berpakej dibeli bersama polisi seumur hidup atau polisi berkaitan pelaburan, yang mempunyai premium tersendiri.',
	minSumAssured:
		'Jumlah diinsuranskan ialah amaun yang dibayar oleh syarikat insurans apabila penyakit atau komplikasi tersenarai disahkan.',
	premium: `Dibayar sekali, untuk seluruh tempoh ${figures.policyTermYears}\u00a0tahun.`,
	pregnancyComplications: 'Komplikasi serius ibu, seperti eklampsia, yang disenaraikan dan dilindungi oleh pelan.',
	congenitalIllnesses:
		'Penyakit yang dihidapi bayi sejak lahir, seperti kecacatan jantung, yang disenaraikan dan dilindungi oleh pelan.',
	dailyHospitalisation: `Wang tunai bagi setiap hari dirawat di hospital atas sebab yang tersenarai dalam pelan, sehingga ${figures.dailyBenefitDays}\u00a0hari.`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: 'Ya', 'Not Required': 'Tidak perlu' },
	pregnancyComplications: (count: number) => `${count}\u00a0jenis`,
	congenitalIllnesses: (count: number) => `${count}\u00a0jenis`,
	dailyHospitalisation: (percent: number) => `${percent}% jumlah sehari`,
} as const satisfies ValueWords;

export const bestValue = {
	premium: 'Terendah, dijual sendiri',
	pregnancyComplications: 'Terbanyak',
	congenitalIllnesses: 'Terbanyak',
	dailyHospitalisation: 'Tertinggi',
} as const satisfies Record<RankedField, string>;

export const title = `Bandingkan ${planCount} pelan ini`;
export const notice = `Perbandingan ${brand.name} ini bukan nasihat. Polisi kedua ada premium sendiri.`;
export const caption = 'Perbandingan pelan';
export const sumAssured = 'Jumlah diinsuranskan';
export const recommended = 'Disyorkan ikut peraturan kami';
export const recommendedFor = 'Senarai komplikasi dan penyakit terpanjang; tanpa mengira premium dan polisi kedua.';
export const howWeArePaid = `${brand.name} mungkin menerima bayaran apabila anda membeli.`;
export const chosen = (planName: string) => `Pertanyaan anda adalah tentang ${planName}.`;
export const getQuote = 'Sebut harga';
export const premiumBasis = `bagi ${minimum}`;
export const askForSum = (sumAssured: string) => `bagi ${minimum}; tanya untuk ${sumAssured}`;
export const bundled = 'serta polisi kedua';
export const standalone = 'dijual sendiri';
export const premiumsChecked = `Premium dibayar sekali, bagi ${minimum}, disemak pada ${premiums.checked}.`;
export const premiumsOld = 'Lebih setahun lalu; sila tanyakan premium terkini.';
export const source = `Sumber: ${premiums.source}.`;

export const compared = `Huruf tebal: terbanyak, atau premium terendah yang dijual sendiri. ${comparedPlans && `Yang dibandingkan: ${comparedPlans}. `}Syarikat insurans lain menjual pelan yang lain. Tidak dibandingkan: siapa yang diterima, takrif, pengecualian.`;

export const benefitPerDay = (perDay: string) => `${perDay}/hari`;
export const benefitForStay = (longestStay: string) => `${figures.dailyBenefitDays}\u00a0hari: ${longestStay}`;

export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}: ${perDay.join('; ')} bagi setiap hari di hospital.`;
export const askForPremium = 'Minta sebut harga untuk premiumnya.';
