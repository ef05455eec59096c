/** Which plans are compared and what sets each apart; where the figures come from, and their last check. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
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

export const provenance = describeSources(language, {
	premiums: 'காப்புறுதி நிறுவனங்களின் சந்தாக்களும் பலன்களும்',
	mediSave: 'சுகாதார அமைச்சு, மத்திய சேம நிதிக் கழகம்: மெடிசேவ் வரம்புகள்',
	mediShield: 'சுகாதார அமைச்சு: மெடிஷீல்டு லைஃப்',
	internationalPlans: 'அனைத்துலகச் சுகாதாரக் காப்புறுதி நிறுவனங்களின் பலன் அட்டவணைகள்',
	delivery: 'தனியார் மருத்துவமனைகளின் கட்டணங்கள்',
});

export const { premiums } = provenance;
