/** Every word of the plan comparison that is not a plan's own: headings, tools, notes. */

import * as figures from '../figures.ts';
import { formatDollars } from '../money.ts';
import type { PlanField, PlanSort } from '../plans/plans.ts';
import { planCount } from './plan-summary.ts';
import { delivery, premiums } from './provenance.ts';

export const planSorts = {
	recommended: 'பரிந்துரைக்கப்பட்டது முதலில்',
	premium: 'சந்தா, தனித் திட்டங்கள் முதலில்',
	complications: 'பட்டியலில் அதிகச் சிக்கல்கள் முதலில்',
	illnesses: 'பட்டியலில் அதிக நோய்கள் முதலில்',
} as const satisfies Record<PlanSort, string>;

const minimum = formatDollars(figures.sumAssured.minimum);

/** In place of the order by premium, while another sum assured is chosen. */
export const noPremiumSort = `சந்தா (${minimum} தொகைக்கு மட்டும்)`;

/** The words that mark the best value of a field, where one value is better than another. */
export const bestValueMarks = {
	premium: 'ஆகக் குறைவு',
	pregnancyComplications: 'ஆக அதிகம்',
	congenitalIllnesses: 'ஆக அதிகம்',
	dailyHospitalisation: 'ஆக அதிகம்',
} as const satisfies Partial<Record<PlanField, string>>;

/** Marks a bundled plan, whose premium is not all that is paid. */
export const lowestIfBundled = 'இரண்டாவது காப்புறுதியின் சந்தாவைச் சேர்க்காமல் ஆகக் குறைவு';

export const title = `${planCount} திட்டங்களை ஒப்பிடுக`;
export const caption = 'திட்டங்களின் ஒப்பீடு';
/** Opens the tools on a narrow screen. */
export const tools = 'ஒப்பீட்டை மாற்றியமைக்க';
export const sumAssured = 'காப்புறுதித் தொகை';
export const sortBy = 'வரிசைப்படுத்துக';
export const highlight = 'வேறுபாடுகளைத் தனித்துக் காட்டுக';
export const compare = 'ஒப்பிடுக';
export const compareWith = 'இதனுடன்';
export const allPlans = `${planCount} திட்டங்களும்`;
export const print = 'அச்சிடுக';
export const share = 'பகிர்க';
export const linkCopied = 'இணைப்பு நகலெடுக்கப்பட்டது.';
export const linkNotCopied = (address: string) => `இந்த இணைப்பை நகலெடுங்கள்: ${address}`;
export const recommended = 'பரிந்துரை';
/** Below the badge: what it goes by. */
export const recommendedFor = 'பட்டியலில் ஆக அதிகமான சிக்கல்களும் நோய்களும்; சந்தாவும் இரண்டாவது காப்புறுதியும் கணக்கில் இல்லை';
export const lowestStandalone = 'தனியாக விற்கப்படுவனவற்றில் ஆகக் குறைந்த சந்தா';
export const howWeArePaid = 'நீங்கள் வாங்கும்போது எங்களுக்குக் கட்டணம் கிடைக்கலாம். அதனால் உங்கள் சந்தாவோ திட்டங்களின் வரிசையோ மாறாது.';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `உங்கள் விசாரிப்பு ${planName} பற்றியது.`;
export const allDetails = 'எல்லா விவரங்களும்';
export const getQuote = 'விலைக்குறிப்பு பெறுக';
export const sameForAll = 'அனைத்திலும் ஒன்றே';
export const sameForBoth = 'இரண்டிலும் ஒன்றே';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = 'விலைக்குறிப்பு கேளுங்கள்';
export const premiumBasis = (premium: string) => `${minimum} தொகைக்கு ${premium}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = 'இரண்டாவது காப்புறுதியின் சந்தா தனி';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `சந்தாக்கள் ${minimum} காப்புறுதித் தொகைக்கானவை. கடைசியாகச் சரிபார்த்தது ${premiums.checked}; ஓர் ஆண்டுக்கும் மேலாகிவிட்டது. இன்றைய சந்தாவைக் கேளுங்கள்.`
		: `சந்தாக்கள் ${minimum} காப்புறுதித் தொகைக்கானவை. கடைசியாகச் சரிபார்த்தது ${premiums.checked}.`;
/** Opens what follows. */
export const moreNotes = 'ஒப்பிடப்படாதவையும் ஆதாரங்களும்';

export const notCompared =
	'ஒப்பிடப்படாதவை: சந்தையில் உள்ள மற்ற திட்டங்கள்; ஒவ்வொரு திட்டமும் யாரை ஏற்கிறது, சிக்கல்களையும் நோய்களையும் எப்படி வரையறுக்கிறது, எவற்றை விலக்குகிறது என்பவை; இணைப்புத் திட்டத்துடன் வாங்க வேண்டிய காப்புறுதியின் சந்தா.';
export const sources = `ஆதாரங்கள்: ${premiums.source}; புதிதாகப் பிறந்த குழந்தையின் தீவிர சிகிச்சைக் கட்டணம், ${delivery.checked} நிலவரப்படி: ${delivery.source}.`;

/** What the daily benefit comes to; the amounts are in dollars, those of a share made by `inDollars`. */
export const benefit = {
	inDollars: (perDay: string, longestStay: string) =>
		`நாளொன்றுக்கு ${perDay}, ${figures.dailyBenefitDays} நாட்களுக்கு ${longestStay}`,
	share: (percent: number, sumAssured: string, dollars: string) => `${sumAssured} தொகையில் ${percent}% என்பது ${dollars}`,
	sentence: (shares: readonly string[], care: string) =>
		`தினசரி மருத்துவமனைப் பலன்: ${shares.join('; ')}. புதிதாகப் பிறந்த குழந்தையின் தீவிர சிகிச்சைக்கு நாளொன்றுக்கு ${care} வரை செலவாகலாம்.`,
} as const;
