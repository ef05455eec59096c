/** Words of the enquiry form: labels, hints, options, messages, toasts. The service uses many of them on its pages. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { limits, type PregnancyType, weekOptions } from '../answers.ts';

const firstWeek = figures.gestationalWeeks.from;
const lastWeek = figures.gestationalWeeks.to;

const inWeeks = (week: number) => (week === 1 ? '1 week' : `${week} weeks`);

const notPregnant = 'NA - Not pregnant currently';

export const gestationalWeekOptions = weekOptions(notPregnant, (week) => `${week} weeks`);

export const pregnancyTypeLabels = {
	'single-natural': 'Single Baby Natural',
	'single-ivf-iui': 'Single Baby IVF/IUI',
	'multiple-natural': 'Twin or more Natural',
	'multiple-ivf-iui': 'Twin or more IVF/IUI',
	'not-pregnant-yet': 'Not Pregnant Yet',
} as const satisfies Record<PregnancyType, string>;

export const messages = {
	name: 'Name is required',
	nameTooLong: `Name can have at most ${limits.nameMaximum} characters`,
	dateOfBirth: 'Date of birth is required',
	dateOfBirthNotReal: 'Please enter a real date: day, month and a year of four digits',
	dateOfBirthNotPast: 'Date of birth must be in the past, from 1900 on',
	email: 'Please enter a valid email address',
	emailTooLong: `Email can have at most ${limits.emailMaximum} characters`,
	mobilePhone: 'Please enter a valid mobile number',
	mobilePhoneTooLong: `Mobile number can have at most ${limits.mobilePhoneMaximum} characters`,
	gestationalWeek: 'Please select gestational week or enter NA',
	pregnancyType: 'Please select at least one option',
	additionalInfo: `Maximum ${limits.additionalInfoMaximum} characters allowed`,
	consent: 'You must agree to the terms',
	/** Shown at any field whose text has control characters or malformed Unicode. */
	unusableCharacters: 'Some characters here cannot be used. Please type this again',
} as const;

export const title = 'Get your free quote';
/** Shown below the title if there is no receipt. */
export const whatItTakes =
	'About 2 minutes. Free, and you need not buy anything. You get a reference number; your adviser will know it.';
export const labels = {
	plan: 'Plan',
	name: 'Name',
	dateOfBirth: 'Date of birth',
	email: 'Email',
	mobilePhone: 'Mobile phone',
	gestationalWeek: 'Gestational week',
	pregnancyType: 'Pregnancy type',
	additionalInfo: 'Additional information',
} as const;
/** Option of the field `plan` for no particular plan. */
export const notSureYet = 'Not sure yet';

const usualAge = `Most plans ask the mother to be ${figures.motherAge.from} to ${figures.motherAge.to}.`;

export const hints = {
	dateOfBirth: 'For example, 27 March 1992.',
	mobilePhone: '8 digits. For another country, begin with +.',
	pregnancyType: 'Select all that apply. Most people tick one.',
	additionalInfo: 'Optional. No NRIC, FIN or passport numbers.',
} as const;
/** Shown before the checkbox of the consent, in the widget and in the service's form, and in the privacy policy. */
export const whoCalls = `Licensed advisers call or email you within ${brand.replyWithinHours} hours. You can withdraw at any time.`;
/** Titles of the groups of fields. The key is the first field of the group. */
export const groups: Readonly<Partial<Record<string, string>>> = {
	name: 'You',
	email: 'How we reach you',
	gestationalWeek: 'Your pregnancy',
	consent: 'Your consent',
};
export const selectWeek = 'Select a week';
export const consentLabel = 'I agree and consent to this use of my personal data';
export const submit = 'Get Free Quote';
/** Lines that buttons add to “Additional information” or remove from it. A button's label is its line without the full stop. */
export const contactWays = ['Email first.', 'Call after 6 pm.', 'WhatsApp.'] as const;
export const contactWaysTitle = 'Add to your message';
export const draftRestored = 'What you typed is still here. Please give your consent again.';
/** Disclosure before the consent: who we are, what we may not do, how we are paid (Financial Advisers Regulations, 31). */
export const introduction = `${brand.legalName} (UEN ${brand.registrationNumber}) introduces you to licensed advisers. We may not advise you or recommend a product to you. “Recommended by our rule” marks a plan by a rule that knows nothing about you. We, and the website you are on, may be paid if you buy: ask us how much.`;
/** Texts of the links below the form. */
export const privacy = 'Privacy';
export const terms = 'Terms';
/** Label of the submit button while sending. */
export const submitting = 'Submitting...';
/** Shown and announced if sending takes more than four seconds. */
export const stillTrying = 'Still trying. Please keep this page open.';
export const errorSummaryTitle = 'There is a problem';
export const errorCount = (count: number) =>
	count === 1 ? 'One answer needs your attention:' : `${count} answers need your attention:`;
export const charactersUsed = (count: number) => `${count} of ${limits.additionalInfoMaximum} characters used`;
export const honeypot = 'Leave this field empty';

/** Used in the advice for `NA`, and in the mailed receipt. */
export const applicationWeeks = `You can apply from ${firstWeek} weeks to ${lastWeek} weeks and 6 days of pregnancy.`;

/** Advice below a field. It never prevents sending. */
export const advice = {
	age: `${usualAge} You can still send this.`,
	/** Says what the terms of use require of people under 18. */
	underAge: `${usualAge} Ask a parent or guardian to enquire for you.`,
	mobilePhone: 'A Singapore mobile has 8 digits and starts with 8 or 9. Please check.',
	notPregnant: `${applicationWeeks} Earlier than that, choose NA: an adviser will tell you when to apply. Later than that, you cannot apply for these plans.`,
	/** Followed by a link with the phone number. */
	call: `At ${lastWeek - 1} or ${lastWeek} weeks, please call as well:`,
	oneAndMore: 'You ticked both “Single Baby” and “Twin or more”. Please check.',
	contradiction: `“${pregnancyTypeLabels['not-pregnant-yet']}” does not match your other answers. Please check.`,
} as const;

/** Words of the due date helper, which calculates the gestational week. */
export const dueDateCopy = {
	open: 'Work it out from my due date',
	label: 'Due date',
	week: (week: number) => `You are ${week} weeks pregnant.`,
	tooEarly: (week: number, first: string) =>
		`You are ${inWeeks(week)} pregnant. You can apply from ${first}. Until then, choose NA.`,
	tooLate: (week: number) => `You are ${week} weeks pregnant. It is too late to apply for these plans.`,
	impossible: 'This date is too far from today. Please check.',
	/** Shown if the selected week does not match the due date. */
	contradiction: (week: number) =>
		`By your due date you are ${week} weeks pregnant, but you selected something else. Please check.`,
	/** Shown above the fields if the page filled in the due date. The link `change` to the due date follows. */
	filled: (week: string) => `${week} weeks, from your due date.`,
	filledNa: 'NA, from your due date.',
	change: 'Change',
} as const;

/** Messages shown in the form after an enquiry was sent or after sending failed. */
export const outcomeCopy = {
	sentTitle: 'Enquiry sent',
	reference: 'Your reference',
	/** Texts before and after the time. */
	replyBy: ['An adviser contacts you by ', ' and gives you this reference. If a caller cannot, hang up.'],
	/** For a test enquiry, replaces `replyBy` and the toast's text. Also shown above the fields if the partner is `test`. */
	test: 'Test: nobody will call.',
	/** Text of the link to the enquiry's status page. */
	follow: 'Follow or withdraw this enquiry',
	failedTitle: 'Your enquiry was not sent',
	failedText: 'Your answers are still here.',
	offlineText: 'You seem to be offline. Your answers are still here.',
	tryAgain: 'Try again',
	/** Texts before the phone number, between phone number and email address, and after the email address. */
	contact: ['Or call ', ', or write to ', '.'],
} as const;

/** Words of the service's pages, such as the response to a form sent without scripts. */
export const noScriptCopy = {
	reference: 'Your reference is',
	ask: 'Questions? Call or write to us:',
	goBack: 'Press your browser’s Back button to get your answers back.',
	reach: 'You can also reach us by phone or email:',
	home: 'Back to Home',
} as const;

/** Accessible name of the button that closes a toast. */
export const dismiss = 'Dismiss';
export const toasts = {
	success: {
		title: 'Form Submitted Successfully!',
		text: `Thank you for your inquiry. Our team will contact you within ${brand.replyWithinHours} hours.`,
	},
	failure: { title: 'Submission Failed', text: 'Please try again or contact us directly.' },
} as const;

/** Initial text of “Additional information”. It names no plan if the visitor is not sure yet. */
export function sampleEnquiry(planName = 'the plan that suits me'): string {
	return `I would like a quote for ${planName}. Please tell me what it covers for my baby and me, and what it costs.`;
}
