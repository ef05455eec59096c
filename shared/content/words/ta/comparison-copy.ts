/** Words of the plan comparison: fields and values, headings, controls, notes. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedField } from '../../plans/compare-plans.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';
import { comparedPlans, planCount, premiums } from './plan-summary.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

export const planLabels = {
	name: 'திட்டம்',
	bundlingRequired: '2ஆவது காப்புறுதி தேவையா',
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
	premium: `${figures.policyTermYears}\u00a0ஆண்டுக் காலம் முழுவதற்கும் ஒருமுறை செலுத்துவது.`,
	pregnancyComplications: 'திட்டம் பட்டியலிட்டுப் பணம் வழங்கும், தாயின் கடுமையான சிக்கல்கள்; எடுத்துக்காட்டு: எக்லாம்ப்சியா (கர்ப்பகால வலிப்பு).',
	congenitalIllnesses: 'திட்டம் பட்டியலிட்டுப் பணம் வழங்கும், குழந்தை பிறக்கும்போதே இருக்கும் நோய்கள்; எடுத்துக்காட்டு: இதயக் குறைபாடு.',
	dailyHospitalisation: `திட்டத்தின் பட்டியலில் உள்ள காரணத்திற்காக மருத்துவமனையில் தங்கும் ஒவ்வொரு நாளுக்கும் ரொக்கம், ${figures.dailyBenefitDays}\u00a0நாட்கள் வரை.`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: 'ஆம்', 'Not Required': 'இல்லை' },
	pregnancyComplications: (count: number) => `${count}\u00a0வகை`,
	congenitalIllnesses: (count: number) => `${count}\u00a0வகை`,
	dailyHospitalisation: (percent: number) => `${percent}% தொகை`,
} as const satisfies ValueWords;

export const bestValue = {
	premium: 'ஆகக் குறைந்த தனிச் சந்தா',
	pregnancyComplications: 'ஆக அதிகம்',
	congenitalIllnesses: 'ஆக அதிகம்',
	dailyHospitalisation: 'ஆக அதிகம்',
} as const satisfies Record<RankedField, string>;

export const title = `${planCount} திட்டங்களை ஒப்பிடுக`;
export const notice = `${brand.name} ஒப்பீடு; ஆலோசனை அல்ல. 2ஆவது காப்புறுதிக்குத் தனிச் சந்தா.`;
export const caption = 'திட்டங்களின் ஒப்பீடு';
export const sumAssured = 'காப்புறுதித் தொகை';
export const recommended = 'எங்கள் விதிப்படி பரிந்துரை';
export const recommendedFor = 'சிக்கல், நோய்களின் ஆக நீண்ட பட்டியல்; சந்தாவும் 2ஆவது காப்புறுதியும் கணக்கில் இல்லை.';
export const howWeArePaid = `நீங்கள் வாங்கும்போது ${brand.name} கட்டணம் பெறலாம்.`;
export const chosen = (planName: string) => `உங்கள் விசாரிப்பு ${planName} பற்றியது.`;
export const getQuote = 'விலை கேட்க';
export const premiumBasis = `${minimum} தொகைக்கு`;
export const askForSum = (sumAssured: string) => `${minimum} தொகைக்கு; ${sumAssured}-க்குக் கேளுங்கள்`;
export const bundled = '+ 2ஆவது காப்புறுதி';
export const standalone = 'தனியாக வாங்கலாம்';
export const premiumsChecked = `ஒருமுறை செலுத்துவது. ${minimum} தொகைக்கான சந்தாக்களைச் சரிபார்த்தது ${premiums.checked}.`;
export const premiumsOld = 'ஓராண்டுக்கு மேலாகிவிட்டது; இன்றைய சந்தாவைக் கேளுங்கள்.';
export const source = `ஆதாரம்: ${premiums.source}.`;

export const compared = `தடித்த எழுத்து: ஆக அதிகம்; ஆகக் குறைந்த தனிச் சந்தா. ${comparedPlans && `ஒப்பிடப்படுபவை: ${comparedPlans}. `}மற்ற நிறுவனங்கள் வேறு திட்டங்களை விற்கின்றன. ஒப்பிடப்படாதவை: ஒவ்வொரு திட்டமும் யாரை ஏற்கிறது, நோய்களை எப்படி வரையறுக்கிறது, எவற்றை விலக்குகிறது.`;

export const benefitPerDay = (perDay: string) => `நாளுக்கு ${perDay}`;
export const benefitForStay = (longestStay: string) => `${figures.dailyBenefitDays}\u00a0நாள்: ${longestStay}`;

export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}: மருத்துவமனையில் ஒவ்வொரு நாளுக்கும் ${perDay.join('; ')}.`;
export const askForPremium = 'சந்தாவுக்கு விலைக்குறிப்பு கேளுங்கள்.';
