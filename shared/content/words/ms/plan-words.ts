/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

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
	premium: `Dibayar sekali, untuk seluruh tempoh ${figures.policyTermYears} tahun.`,
	pregnancyComplications: 'Komplikasi serius ibu, seperti eklampsia, yang disenaraikan dan dilindungi oleh pelan.',
	congenitalIllnesses:
		'Penyakit yang dihidapi bayi sejak lahir, seperti kecacatan jantung, yang disenaraikan dan dilindungi oleh pelan.',
	dailyHospitalisation: `Wang tunai bagi setiap hari dirawat di hospital atas sebab yang tersenarai dalam pelan, sehingga ${figures.dailyBenefitDays} hari.`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: 'Ya', 'Not Required': 'Tidak perlu' },
	pregnancyComplications: (count: number) => `${count} komplikasi`,
	congenitalIllnesses: (count: number) => `${count} penyakit`,
	dailyHospitalisation: (percent: number) => `${percent}% daripada jumlah diinsuranskan sehari`,
} as const satisfies ValueWords;
