/** What is said about the plans compared, and how their values are written. */

import * as figures from '../figures.ts';
import { formatDollars, formatPremium } from '../money.ts';
import type { Plan, PlanField, PlanId } from '../plans.ts';

/** How many plans are compared, as texts say it. */
export const planCount = 'empat';

export const specialBenefits = {
	'plan-1': `Menyenaraikan paling banyak penyakit dan komplikasi antara ${planCount} pelan ini, dan membayar dua kali ganda manfaat harian pelan lain.`,
	'plan-2': `Premium terendah antara ${planCount} pelan ini, sebelum polisi kedua.`,
	'plan-3': 'Dijual secara berasingan: tiada polisi kedua yang perlu dibeli atau dikekalkan.',
	'plan-4': 'Premium terendah serta penyakit dan komplikasi terbanyak antara pelan yang dijual secara berasingan.',
} as const satisfies Record<PlanId, string>;

export const recommendationRule =
	'“Disyorkan” tidak mengambil kira premium dan keperluan membeli polisi lain: ia menandakan pelan yang menyenaraikan paling banyak komplikasi ibu dan penyakit anak serta membayar manfaat hospital harian tertinggi. Ia bukan nasihat.';

/** The eight fields compared, in the order they are shown. `term` explains a word people may not know. */
export const planFields = [
	{ key: 'name', label: 'Pelan' },
	{
		key: 'bundlingRequired',
		label: 'Perlu beli polisi lain',
		term: 'Pelan berpakej dibeli bersama polisi seumur hidup atau polisi berkaitan pelaburan, yang mempunyai premium tersendiri.',
	},
	{
		key: 'minSumAssured',
		label: 'Jumlah diinsuranskan minimum',
		term: 'Jumlah diinsuranskan ialah amaun yang dibayar oleh syarikat insurans apabila penyakit atau komplikasi tersenarai disahkan.',
	},
	{ key: 'premium', label: 'Premium', term: `Dibayar sekali, untuk seluruh tempoh ${figures.policyTermYears} tahun.` },
	{
		key: 'pregnancyComplications',
		label: 'Komplikasi kehamilan',
		term: 'Keadaan serius pada ibu, seperti eklampsia, yang disenaraikan dan dibayar oleh pelan.',
	},
	{
		key: 'congenitalIllnesses',
		label: 'Penyakit kongenital',
		term: 'Keadaan yang dialami bayi sejak lahir, seperti kecacatan jantung, yang disenaraikan dan dibayar oleh pelan.',
	},
	{
		key: 'dailyHospitalisation',
		label: 'Manfaat hospital harian',
		term: `Wang tunai bagi setiap hari di hospital kerana penyakit atau komplikasi tersenarai, sehingga ${figures.dailyBenefitDays} hari.`,
	},
	{ key: 'specialBenefits', label: 'Manfaat khas' },
] as const satisfies readonly { key: PlanField; label: string; term?: string }[];

/** A plan's value as it is written in the comparison. */
export function planValue(plan: Plan, field: PlanField): string {
	switch (field) {
		case 'minSumAssured':
			return formatDollars(plan[field]);
		case 'premium':
			return formatPremium(plan[field]);
		case 'bundlingRequired':
			return plan[field] === 'Yes' ? 'Ya' : 'Tidak perlu';
		case 'pregnancyComplications':
			return `${plan[field]} komplikasi`;
		case 'congenitalIllnesses':
			return `${plan[field]} penyakit`;
		case 'dailyHospitalisation':
			return `${plan[field]}% daripada jumlah diinsuranskan sehari`;
		case 'specialBenefits':
			return specialBenefits[plan.id];
		default:
			return plan[field];
	}
}
