/** What is said about the plans compared, and how their values are written. */

import * as figures from '../figures.ts';
import { formatDollars, formatPremium } from '../money.ts';
import type { Plan, PlanField, PlanId } from '../plans.ts';

/** How many plans are compared, as texts say it. */
export const planCount = 'நான்கு';

export const specialBenefits = {
	'plan-1': `${planCount} திட்டங்களில் அதிக நோய்களைப் பட்டியலிடுகிறது; மற்றவற்றைவிட இரு மடங்கு தினசரிப் பலன் தருகிறது.`,
	'plan-2': `${planCount} திட்டங்களில் மிகக் குறைந்த சந்தா; இரண்டாவது காப்புறுதியின் சந்தா சேராது.`,
	'plan-3': 'தனியாக விற்கப்படுகிறது: இரண்டாவது காப்புறுதியை வாங்கவோ வைத்திருக்கவோ தேவையில்லை.',
	'plan-4': 'தனியாக விற்கப்படும் திட்டங்களில் மிகக் குறைந்த சந்தா, அதிக நோய்கள்.',
} as const satisfies Record<PlanId, string>;

export const recommendationRule =
	'“பரிந்துரை” என்பது சந்தாவையும் வேறு காப்புறுதி தேவையா என்பதையும் கணக்கில் எடுப்பதில்லை: தாய்க்கும் குழந்தைக்கும் அதிக நோய்களைப் பட்டியலிட்டு, மிக உயர்ந்த தினசரி மருத்துவமனைப் பலனை வழங்கும் திட்டத்தை அது குறிக்கிறது. இது ஆலோசனை அல்ல.';

/** The eight fields compared, in the order they are shown. `term` explains a word people may not know. */
export const planFields = [
	{ key: 'name', label: 'திட்டம்' },
	{
		key: 'bundlingRequired',
		label: 'வேறு காப்புறுதி தேவையா',
		term: 'இணைப்புத் திட்டம் ஒரு முழு ஆயுள் காப்புறுதியுடனோ முதலீடு சார்ந்த காப்புறுதியுடனோ வருகிறது; அதற்குத் தனிச் சந்தா உண்டு.',
	},
	{
		key: 'minSumAssured',
		label: 'குறைந்தபட்சக் காப்புறுதித் தொகை',
		term: 'காப்புறுதித் தொகை என்பது பட்டியலில் உள்ள நோய் கண்டறியப்படும்போது காப்புறுதி நிறுவனம் வழங்கும் தொகை.',
	},
	{ key: 'premium', label: 'சந்தா', term: `${figures.policyTermYears} ஆண்டுக் காலம் முழுவதற்கும் ஒருமுறை செலுத்துவது.` },
	{
		key: 'pregnancyComplications',
		label: 'கர்ப்பகாலச் சிக்கல்கள்',
		term: 'திட்டம் பட்டியலிட்டுப் பணம் வழங்கும், தாயின் கடுமையான நோய்கள்; எடுத்துக்காட்டு: எக்லாம்ப்சியா (கர்ப்பகால வலிப்பு).',
	},
	{
		key: 'congenitalIllnesses',
		label: 'பிறவி நோய்கள்',
		term: 'திட்டம் பட்டியலிட்டுப் பணம் வழங்கும், குழந்தை பிறக்கும்போதே இருக்கும் நோய்கள்; எடுத்துக்காட்டு: இதயக் குறைபாடு.',
	},
	{
		key: 'dailyHospitalisation',
		label: 'தினசரி மருத்துவமனைப் பலன்',
		term: `பட்டியலில் உள்ள நோய்க்காக மருத்துவமனையில் இருக்கும் ஒவ்வொரு நாளுக்கும் ரொக்கம், ${figures.dailyBenefitDays} நாட்கள் வரை.`,
	},
	{ key: 'specialBenefits', label: 'சிறப்புப் பலன்கள்' },
] as const satisfies readonly { key: PlanField; label: string; term?: string }[];

/** A plan's value as it is written in the comparison. */
export function planValue(plan: Plan, field: PlanField): string {
	switch (field) {
		case 'bundlingRequired':
			return plan[field] === 'Yes' ? 'ஆம்' : 'தேவையில்லை';
		case 'minSumAssured':
			return formatDollars(plan[field]);
		case 'premium':
			return formatPremium(plan[field]);
		case 'pregnancyComplications':
		case 'congenitalIllnesses':
			return `${plan[field]} நோய்கள்`;
		case 'dailyHospitalisation':
			return `நாள்தோறும் காப்புறுதித் தொகையில் ${plan[field]}%`;
		case 'specialBenefits':
			return specialBenefits[plan.id];
		default:
			return plan[field];
	}
}
