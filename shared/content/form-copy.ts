/** Every word of the enquiry form: labels, hints, options, messages, toasts. */

import { brand } from './brand.ts';
import { figures } from './figures.ts';

const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

export const gestationalWeekOptions = [
	{ value: 'NA', label: 'NA - Not pregnant currently' },
	...Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) => ({
		value: `${firstWeek + index}`,
		label: `${firstWeek + index} weeks`,
	})),
];

export const pregnancyTypes = [
	'single-natural',
	'single-ivf-iui',
	'multiple-natural',
	'multiple-ivf-iui',
	'not-pregnant-yet',
] as const;
export type PregnancyType = (typeof pregnancyTypes)[number];

export const pregnancyTypeLabels = {
	'single-natural': 'Single Baby Natural',
	'single-ivf-iui': 'Single Baby IVF/IUI',
	'multiple-natural': 'Twin or more Natural',
	'multiple-ivf-iui': 'Twin or more IVF/IUI',
	'not-pregnant-yet': 'Not Pregnant Yet',
} as const satisfies Record<PregnancyType, string>;

export const limits = { mobilePhoneMinimum: 8, additionalInfoMaximum: 600 } as const;

export const messages = {
	name: 'Name is required',
	dateOfBirth: 'Date of birth is required',
	dateOfBirthNotPast: 'Date of birth must be a real date in the past',
	email: 'Please enter a valid email address',
	mobilePhone: 'Please enter a valid mobile number',
	gestationalWeek: 'Please select gestational week or enter NA',
	pregnancyType: 'Please select at least one option',
	additionalInfo: `Maximum ${limits.additionalInfoMaximum} characters allowed`,
	consent: 'You must agree to the terms',
} as const;

export const formCopy = {
	title: 'Get your free quote',
	labels: {
		name: 'Name',
		dateOfBirth: 'Date of birth',
		email: 'Email',
		mobilePhone: 'Mobile phone',
		gestationalWeek: 'Gestational week',
		pregnancyType: 'Pregnancy type',
		additionalInfo: 'Additional information',
	},
	hints: {
		pregnancyType: 'Select all that apply.',
		additionalInfo: 'Please do not enter NRIC or passport numbers.',
	},
	mobilePrefix: '+65',
	mobilePlaceholder: '8123 4567',
	selectWeek: 'Select a week',
	submit: 'Get Free Quote',
	submitting: 'Submitting...',
	errorSummaryTitle: 'There is a problem',
} as const;

export const toasts = {
	success: {
		title: 'Form Submitted Successfully!',
		text: `Thank you for your inquiry. Our team will contact you within ${brand.replyWithinHours} hours.`,
	},
	failure: { title: 'Submission Failed', text: 'Please try again or contact us directly.' },
} as const;

/** The line that "Additional information" starts with. */
export function sampleEnquiry(planName: string): string {
	return `I would like a quote for ${planName}. Please tell me what it covers for my baby and me, and what it costs.`;
}
