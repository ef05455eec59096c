/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

export const planFields = [
	{ key: 'name', label: 'Pelan' },
	{
		key: 'bundlingRequired',
		label: 'Perlu polisi kedua',
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
		term: 'Komplikasi serius ibu, seperti eklampsia, yang disenaraikan dan dilindungi oleh pelan.',
	},
	{
		key: 'congenitalIllnesses',
		label: 'Penyakit kongenital',
		term: 'Penyakit yang dihidapi bayi sejak lahir, seperti kecacatan jantung, yang disenaraikan dan dilindungi oleh pelan.',
	},
	{
		key: 'dailyHospitalisation',
		label: 'Manfaat hospital harian',
		term: `Wang tunai bagi setiap hari dirawat di hospital atas sebab yang tersenarai dalam pelan, sehingga ${figures.dailyBenefitDays} hari.`,
	},
	{ key: 'specialBenefits', label: 'Manfaat khas' },
] as const satisfies readonly { key: PlanField; label: string; term?: string }[];

export const valueWords = {
	bundlingRequired: { Yes: 'Ya', 'Not Required': 'Tidak perlu' },
	pregnancyComplications: (count: number) => `${count} komplikasi`,
	congenitalIllnesses: (count: number) => `${count} penyakit`,
	dailyHospitalisation: (percent: number) => `${percent}% daripada jumlah diinsuranskan sehari`,
} as const satisfies ValueWords;
