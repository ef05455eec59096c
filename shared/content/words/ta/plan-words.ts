/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

export const planLabels = {
	name: 'திட்டம்',
	bundlingRequired: 'இரண்டாவது காப்புறுதி தேவையா',
	minSumAssured: 'குறைந்தபட்சக் காப்புறுதித் தொகை',
	premium: 'சந்தா',
	pregnancyComplications: 'கர்ப்பகாலச் சிக்கல்கள்',
	congenitalIllnesses: 'பிறவி நோய்கள்',
	dailyHospitalisation: 'தினசரி மருத்துவமனைப் பலன்',
	specialBenefits: 'சிறப்புப் பலன்கள்',
} as const satisfies Record<PlanField, string>;

export const planTerms = {
	bundlingRequired:
		'இணைப்புத் திட்டம் ஒரு முழு ஆயுள் காப்புறுதியுடனோ முதலீடு சார்ந்த காப்புறுதியுடனோ வருகிறது; அதற்குத் தனிச் சந்தா உண்டு.',
	minSumAssured: 'காப்புறுதித் தொகை என்பது பட்டியலில் உள்ள சிக்கலோ நோயோ கண்டறியப்படும்போது காப்புறுதி நிறுவனம் வழங்கும் தொகை.',
	premium: `${figures.policyTermYears} ஆண்டுக் காலம் முழுவதற்கும் ஒருமுறை செலுத்துவது.`,
	pregnancyComplications: 'திட்டம் பட்டியலிட்டுப் பணம் வழங்கும், தாயின் கடுமையான சிக்கல்கள்; எடுத்துக்காட்டு: எக்லாம்ப்சியா (கர்ப்பகால வலிப்பு).',
	congenitalIllnesses: 'திட்டம் பட்டியலிட்டுப் பணம் வழங்கும், குழந்தை பிறக்கும்போதே இருக்கும் நோய்கள்; எடுத்துக்காட்டு: இதயக் குறைபாடு.',
	dailyHospitalisation: `திட்டத்தின் பட்டியலில் உள்ள காரணத்திற்காக மருத்துவமனையில் தங்கும் ஒவ்வொரு நாளுக்கும் ரொக்கம், ${figures.dailyBenefitDays} நாட்கள் வரை.`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: 'ஆம்', 'Not Required': 'தேவையில்லை' },
	pregnancyComplications: (count: number) => `${count} சிக்கல்கள்`,
	congenitalIllnesses: (count: number) => `${count} நோய்கள்`,
	dailyHospitalisation: (percent: number) => `நாள்தோறும் காப்புறுதித் தொகையில் ${percent}%`,
} as const satisfies ValueWords;
