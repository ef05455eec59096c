/** Compared plans, their distinctions, and provenance of the figures. Exports only JSON values, for builds to precompute. */

import { describeSources } from '../../figures/provenance.ts';
import { summarisePlans } from '../../plans/compare-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['ஒரு', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது'],
	apart: () => ({
		mostConditions: 'ஆக நீண்ட பட்டியல்.',
		twiceTheDailyBenefit: '2\u00a0மடங்கு தினசரிப் பலன்.',
		highestDailyBenefit: 'ஆக அதிகத் தினசரிப் பலன்.',
		lowestPremium: 'ஆகக் குறைந்த சந்தா; தனித் திட்டம்.',
		lowestPremiumOfStandalone: 'தனித் திட்டம்; அவற்றில் ஆகக் குறைந்த சந்தா.',
		lowestPremiumOfBundled: 'ஆகக் குறைந்த சந்தா; 2ஆவது தனி.',
		mostConditionsOfStandalone: 'தனித் திட்டம்; அவற்றில் ஆக நீண்ட பட்டியல்.',
		standalone: 'தனித் திட்டம்.',
	}),
});

export const provenance = describeSources(language, {
	premiums: 'காப்புறுதி நிறுவனங்களின் சந்தாக்களும் பலன்களும்',
	mediSave: 'சுகாதார அமைச்சு, மத்திய சேம நிதிக் கழகம்: மெடிசேவ் வரம்புகள்',
	mediShield: 'சுகாதார அமைச்சு: மெடிஷீல்டு லைஃப்',
	internationalPlans: 'அனைத்துலகச் சுகாதாரக் காப்புறுதி நிறுவனங்களின் பலன் அட்டவணைகள்',
	delivery: 'தனியார் மருத்துவமனைகளின் கட்டணங்கள்',
});

export const { premiums } = provenance;
