/** Which plans are compared, how many, and what sets each apart. Values only: the build works them out for the widget. */

import { summarisePlans } from '../../plans/summarise-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['ஒரு', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது'],
	apart: (planCount, minimum) => ({
		mostConditions: `${planCount} திட்டங்களில் ஆக அதிகமான சிக்கல்களையும் நோய்களையும் பட்டியலிடுகிறது.`,
		twiceTheDailyBenefit: 'மற்றவற்றைவிட இரு மடங்கு தினசரிப் பலன் தருகிறது.',
		highestDailyBenefit: `${planCount} திட்டங்களில் ஆக அதிகமான தினசரிப் பலன் தருகிறது.`,
		lowestPremium: `${minimum} தொகைக்கு, ${planCount} திட்டங்களில் ஆகக் குறைந்த சந்தா; இரண்டாவது காப்புறுதி தேவையில்லை.`,
		lowestPremiumOfStandalone: `${minimum} தொகைக்கு, தனியாக விற்கப்படும் திட்டங்களில் ஆகக் குறைந்த சந்தா.`,
		mostConditionsOfStandalone: 'தனியாக விற்கப்படும் திட்டங்களில் ஆக அதிகமான சிக்கல்களையும் நோய்களையும் பட்டியலிடுகிறது.',
		standalone: 'தனியாக விற்கப்படுகிறது: இரண்டாவது காப்புறுதி தேவையில்லை.',
		none: 'இந்த ஒப்பீட்டில் தனித்து நிற்கும் சிறப்பு எதுவும் இல்லை.',
	}),
});
