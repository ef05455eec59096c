/** Compared plans, their distinctions, and provenance of the figures. Exports only JSON values, for builds to precompute. */

import { describeSources } from '../../figures/provenance.ts';
import { summarisePlans } from '../../plans/compare-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan'],
	apart: () => ({
		mostConditions: 'Senarai penyakit terpanjang.',
		twiceTheDailyBenefit: 'Dua kali ganda manfaat harian.',
		highestDailyBenefit: 'Manfaat harian tertinggi.',
		lowestPremium: 'Premium terendah, tanpa polisi kedua.',
		lowestPremiumOfStandalone: 'Premium terendah antara yang dijual sendiri.',
		lowestPremiumOfBundled: 'Premium terendah, jika anda memang mahukan polisi kedua.',
		mostConditionsOfStandalone: 'Senarai penyakit terpanjang tanpa polisi kedua.',
		standalone: 'Tiada polisi kedua.',
	}),
});

export const provenance = describeSources(language, {
	premiums: 'premium dan manfaat syarikat insurans',
	mediSave: 'Kementerian Kesihatan dan Lembaga CPF, had MediSave',
	mediShield: 'Kementerian Kesihatan, MediShield Life',
	internationalPlans: 'jadual manfaat syarikat insurans kesihatan antarabangsa',
	delivery: 'harga hospital swasta',
});

export const { premiums } = provenance;
