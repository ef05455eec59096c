/** Which plans are compared and what sets each apart; where the figures come from, and their last check. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
import { summarisePlans } from '../../plans/summarise-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan'],
	apart: (planCount, minimum) => ({
		mostConditions: `Menyenaraikan paling banyak penyakit dan komplikasi antara ${planCount} pelan ini.`,
		twiceTheDailyBenefit: 'Membayar dua kali ganda manfaat harian pelan lain.',
		highestDailyBenefit: `Membayar manfaat harian tertinggi antara ${planCount} pelan ini.`,
		lowestPremium: `Bagi ${minimum}, premium terendah antara ${planCount} pelan ini, tanpa polisi kedua.`,
		lowestPremiumOfStandalone: `Bagi ${minimum}, premium terendah antara pelan yang dijual secara berasingan.`,
		mostConditionsOfStandalone:
			'Menyenaraikan paling banyak penyakit dan komplikasi antara pelan yang dijual secara berasingan.',
		standalone: 'Dijual secara berasingan: tiada polisi kedua.',
		none: 'Tiada kelebihan khusus dalam perbandingan ini.',
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
