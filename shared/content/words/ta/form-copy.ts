/** Words of the enquiry form: labels, hints, options, messages, toasts. The service uses many of them on its pages. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { limits, type PregnancyType, weekOptions } from '../answers.ts';

const firstWeek = figures.gestationalWeeks.from;
const lastWeek = figures.gestationalWeeks.to;

const notPregnant = 'NA - இப்போது கர்ப்பமாக இல்லை';

export const gestationalWeekOptions = weekOptions(notPregnant, (week) => `${week} வாரங்கள்`);

export const pregnancyTypeLabels = {
	'single-natural': 'ஒரு குழந்தை, இயற்கைக் கருத்தரிப்பு',
	'single-ivf-iui': 'ஒரு குழந்தை, IVF/IUI',
	'multiple-natural': 'இரட்டையர் அல்லது அதற்கு மேற்பட்டோர், இயற்கைக் கருத்தரிப்பு',
	'multiple-ivf-iui': 'இரட்டையர் அல்லது அதற்கு மேற்பட்டோர், IVF/IUI',
	'not-pregnant-yet': 'இன்னும் கர்ப்பமாகவில்லை',
} as const satisfies Record<PregnancyType, string>;

export const messages = {
	name: 'பெயரை எழுதவும்',
	nameTooLong: `பெயரில் அதிகபட்சம் ${limits.nameMaximum} எழுத்துக்குறிகள் இருக்கலாம்`,
	dateOfBirth: 'பிறந்த தேதியை எழுதவும்',
	dateOfBirthNotReal: 'உண்மையான தேதியை எழுதவும்: நாள், மாதம், நான்கு இலக்க ஆண்டு',
	dateOfBirthNotPast: 'பிறந்த தேதி இன்றைக்கு முந்தையதாகவும் 1900 அல்லது அதற்குப் பிந்தையதாகவும் இருக்க வேண்டும்',
	email: 'சரியான மின்னஞ்சல் முகவரியை எழுதவும்',
	emailTooLong: `மின்னஞ்சல் முகவரியில் அதிகபட்சம் ${limits.emailMaximum} எழுத்துக்குறிகள் இருக்கலாம்`,
	mobilePhone: 'சரியான கைத்தொலைபேசி எண்ணை எழுதவும்',
	mobilePhoneTooLong: `கைத்தொலைபேசி எண்ணில் அதிகபட்சம் ${limits.mobilePhoneMaximum} எழுத்துக்குறிகள் இருக்கலாம்`,
	gestationalWeek: 'கர்ப்ப வாரத்தையோ NA என்பதையோ தேர்ந்தெடுக்கவும்',
	pregnancyType: 'குறைந்தது ஒன்றைத் தேர்ந்தெடுக்கவும்',
	additionalInfo: `அதிகபட்சம் ${limits.additionalInfoMaximum} எழுத்துக்குறிகளே அனுமதிக்கப்படும்`,
	consent: 'நீங்கள் ஒப்புதல் அளிக்க வேண்டும்',
	unusableCharacters: 'இங்குள்ள சில எழுத்துக்குறிகளைப் பயன்படுத்த முடியாது. மீண்டும் தட்டச்சு செய்யவும்',
} as const;

export const title = 'உங்கள் இலவச விலைக்குறிப்பு';
export const whatItTakes =
	'சுமார் 2 நிமிடங்கள். இலவசம்; எதையும் வாங்க வேண்டிய கட்டாயம் இல்லை. உங்களுக்கு ஒரு குறிப்பு எண் கிடைக்கும்; அழைக்கும் ஆலோசகருக்கு அது தெரிந்திருக்கும்.';
export const labels = {
	plan: 'திட்டம்',
	name: 'பெயர்',
	dateOfBirth: 'பிறந்த தேதி',
	email: 'மின்னஞ்சல்',
	mobilePhone: 'கைத்தொலைபேசி',
	gestationalWeek: 'கர்ப்ப வாரம்',
	pregnancyType: 'கர்ப்பத்தின் வகை',
	additionalInfo: 'கூடுதல் தகவல்',
} as const;
export const notSureYet = 'இன்னும் முடிவு செய்யவில்லை';

const usualAge = `பெரும்பாலான திட்டங்களில் தாயின் வயது ${figures.motherAge.from} முதல் ${figures.motherAge.to} வரை இருக்க வேண்டும்.`;

export const hints = {
	dateOfBirth: 'எடுத்துக்காட்டு: 27 மார்ச் 1992.',
	mobilePhone: '8 இலக்கங்கள், அல்லது முதலில் + மற்றும் நாட்டுக் குறியீடு.',
	pregnancyType: 'பொருந்தும் எல்லாவற்றையும் தேர்ந்தெடுங்கள். பெரும்பாலோர் ஒன்றையே தேர்ந்தெடுக்கிறார்கள்.',
	additionalInfo: 'கட்டாயமில்லை. NRIC, FIN, கடப்பிதழ் எண்களை எழுத வேண்டாம்.',
} as const;
export const whoCalls = `உரிமம் பெற்ற ஆலோசகர்கள் ${brand.replyWithinHours}\u00a0மணி நேரத்திற்குள் உங்களை அழைப்பார்கள் அல்லது மின்னஞ்சல் அனுப்புவார்கள். ஒப்புதலை எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்.`;
export const groups: Readonly<Partial<Record<string, string>>> = {
	name: 'நீங்கள்',
	email: 'உங்களைத் தொடர்புகொள்ள',
	gestationalWeek: 'உங்கள் கர்ப்பம்',
	consent: 'உங்கள் ஒப்புதல்',
};
export const selectWeek = 'தேர்ந்தெடுக்கவும்';
export const consentLabel = 'என் தனிப்பட்ட தரவு இவ்வாறு பயன்படுத்தப்படுவதற்கு நான் இணங்கி ஒப்புதல் அளிக்கிறேன்';
export const submit = 'இலவச விலைக்குறிப்பு பெறுக';
export const contactWays = ['முதலில் மின்னஞ்சல்.', 'மாலை 6-க்குப் பிறகு அழைக்கவும்.', 'WhatsApp.'] as const;
export const contactWaysTitle = 'செய்தியில் சேர்க்க';
export const draftRestored = 'நீங்கள் எழுதியவை இன்னும் இங்கே உள்ளன. உங்கள் ஒப்புதலை மீண்டும் அளியுங்கள்.';
export const introduction = `${brand.legalName} (UEN ${brand.registrationNumber}) உங்களுக்கு உரிமம் பெற்ற ஆலோசகர்களை அறிமுகப்படுத்தும். உங்களுக்கு ஆலோசனை கூறவோ, ஒரு திட்டத்தைப் பரிந்துரைக்கவோ எங்களுக்கு அனுமதி இல்லை. “எங்கள் விதிப்படி பரிந்துரை” என்பது உங்களைப் பற்றி எதுவும் அறியாத ஒரு விதி குறிக்கும் திட்டம். நீங்கள் வாங்கினால் எங்களுக்கும், நீங்கள் பார்க்கும் இணையத்தளத்திற்கும் பணம் கிடைக்கலாம்: எவ்வளவு என எங்களிடம் கேளுங்கள்.`;
export const privacy = 'தனியுரிமை (EN)';
export const terms = 'விதிமுறைகள் (EN)';
export const submitting = 'அனுப்பப்படுகிறது...';
export const stillTrying = 'இன்னும் முயற்சிக்கிறோம். இந்தப் பக்கத்தை மூட வேண்டாம்.';
export const errorSummaryTitle = 'திருத்தம் தேவை';
export const errorCount = (count: number) =>
	count === 1 ? 'ஒரு பதிலைச் சரிபார்க்க வேண்டும்:' : `${count} பதில்களைச் சரிபார்க்க வேண்டும்:`;
export const charactersUsed = (count: number) =>
	`${limits.additionalInfoMaximum} எழுத்துக்குறிகளில் ${count} பயன்படுத்தப்பட்டன`;
export const honeypot = 'இதை வெறுமையாக விடவும்';

export const applicationWeeks = `கர்ப்பத்தின் ${firstWeek}\u00a0வாரங்கள் நிறைவடைந்ததிலிருந்து ${lastWeek}\u00a0வாரங்கள் 6\u00a0நாட்கள் வரை விண்ணப்பிக்கலாம்.`;

export const advice = {
	age: `${usualAge} இருந்தாலும் இதை அனுப்பலாம்.`,
	underAge: `${usualAge} உங்களுக்காக விசாரிக்கும்படி பெற்றோரிடமோ பாதுகாவலரிடமோ கேளுங்கள்.`,
	mobilePhone: 'சிங்கப்பூர்க் கைத்தொலைபேசி எண் 8 இலக்கங்கள் கொண்டது; 8 அல்லது 9 என்ற இலக்கத்தில் தொடங்கும். சரிபார்க்கவும்.',
	notPregnant: `${applicationWeeks} அதற்கு முன்பு என்றால் NA என்பதைத் தேர்ந்தெடுங்கள்: எப்போது விண்ணப்பிக்கலாம் என்று ஆலோசகர் சொல்வார். அதற்குப் பிறகு என்றால், இங்கே ஒப்பிடப்படும் திட்டங்களுக்கு விண்ணப்பிக்க முடியாது.`,
	call: `${lastWeek - 1} அல்லது ${lastWeek}\u00a0வாரங்கள் நிறைவடைந்திருந்தால், அழைக்கவும் செய்யுங்கள்:`,
	oneAndMore: '“ஒரு குழந்தை”, “இரட்டையர்” இரண்டையும் தேர்ந்தெடுத்துள்ளீர்கள். சரிபார்க்கவும்.',
	contradiction: `“${pregnancyTypeLabels['not-pregnant-yet']}” என்பது உங்கள் மற்ற பதில்களுடன் பொருந்தவில்லை. சரிபார்க்கவும்.`,
} as const;

export const dueDateCopy = {
	open: 'பிரசவத் தேதியிலிருந்து கணக்கிடுக',
	label: 'எதிர்பார்க்கப்படும் பிரசவத் தேதி',
	week: (week: number) => `நிறைவடைந்த கர்ப்ப வாரங்கள்: ${week}.`,
	tooEarly: (week: number, first: string) =>
		`நிறைவடைந்த கர்ப்ப வாரங்கள்: ${week}. ${first} முதல் விண்ணப்பிக்கலாம். அதுவரை NA என்பதைத் தேர்ந்தெடுங்கள்.`,
	tooLate: (week: number) => `நிறைவடைந்த கர்ப்ப வாரங்கள்: ${week}. இந்தத் திட்டங்களுக்கு விண்ணப்பிக்கும் காலம் முடிந்துவிட்டது.`,
	impossible: 'இந்தத் தேதி இன்றைய தேதியிலிருந்து மிகத் தொலைவில் உள்ளது. சரிபார்க்கவும்.',
	contradiction: (week: number) =>
		`உங்கள் பிரசவத் தேதியின்படி கர்ப்ப வாரங்கள்: ${week}. ஆனால் வேறு பதிலைத் தேர்ந்தெடுத்துள்ளீர்கள். சரிபார்க்கவும்.`,
	filled: (week: string) => `உங்கள் பிரசவத் தேதியின்படி ${week}\u00a0வாரங்கள் நிறைவு.`,
	filledNa: 'உங்கள் பிரசவத் தேதியின்படி NA.',
	change: 'மாற்றுக',
} as const;

export const outcomeCopy = {
	sentTitle: 'விசாரிப்பு அனுப்பப்பட்டது',
	reference: 'உங்கள் குறிப்பு எண்',
	replyBy: [
		'ஆலோசகர் ஒருவர் ',
		'\u00a0மணிக்குள் உங்களைத் தொடர்புகொண்டு இந்தக் குறிப்பு எண்ணைச் சொல்வார். அதைச் சொல்ல முடியாதவர் எங்களைச் சேர்ந்தவர் அல்ல.',
	],
	test: 'சோதனை: யாரும் அழைக்க மாட்டார்கள்.',
	follow: 'விசாரிப்பின் நிலையைப் பார்க்க அல்லது திரும்பப் பெற',
	failedTitle: 'உங்கள் விசாரிப்பு அனுப்பப்படவில்லை',
	failedText: 'உங்கள் பதில்கள் இன்னும் இங்கே உள்ளன.',
	offlineText: 'இணையத் தொடர்பு இல்லை போலிருக்கிறது. உங்கள் பதில்கள் இன்னும் இங்கே உள்ளன.',
	tryAgain: 'மீண்டும் முயற்சி செய்க',
	contact: ['அல்லது அழையுங்கள்: ', '; அல்லது மின்னஞ்சல் அனுப்புங்கள்: ', '.'],
} as const;

export const noScriptCopy = {
	reference: 'உங்கள் குறிப்பு எண்:',
	ask: 'கேள்விகள் உள்ளனவா? எங்களை அழையுங்கள் அல்லது எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள்:',
	goBack: 'உலாவியின் “பின்செல்” பொத்தானை அழுத்தினால் உங்கள் பதில்கள் மீண்டும் கிடைக்கும்.',
	reach: 'தொலைபேசி அல்லது மின்னஞ்சல் வழியாகவும் எங்களைத் தொடர்புகொள்ளலாம்:',
	home: 'முகப்புக்குத் திரும்புக',
} as const;

export const dismiss = 'அறிவிப்பை மூடவும்';
export const toasts = {
	success: {
		title: 'படிவம் வெற்றிகரமாக அனுப்பப்பட்டது!',
		text: `உங்கள் விசாரிப்புக்கு நன்றி. எங்கள் குழு ${brand.replyWithinHours}\u00a0மணி நேரத்திற்குள் உங்களைத் தொடர்புகொள்ளும்.`,
	},
	failure: { title: 'அனுப்ப முடியவில்லை', text: 'மீண்டும் முயற்சி செய்யுங்கள், அல்லது எங்களை நேரடியாகத் தொடர்புகொள்ளுங்கள்.' },
} as const;

export function sampleEnquiry(planName = 'எனக்குப் பொருந்தும் திட்டம்'): string {
	return `${planName} பற்றிய விலைக்குறிப்பு வேண்டும். எனக்கும் குழந்தைக்கும் என்ன பாதுகாப்பு, என்ன செலவு?`;
}
