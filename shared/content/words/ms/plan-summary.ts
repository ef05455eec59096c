/** Which plans are compared, how many, and what sets each apart. Values only: the build works them out for the widget. */

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
