/** Validation rules of an enquiry, in form order, for the form and the service. The messages are those of the build's language. */

import * as v from 'valibot';
import { messages } from '#words/form-copy.ts';
import { languages } from '../content/languages.ts';
import { acceptedPlanIds, planIds } from '../content/plans/plans.ts';
import { gestationalWeeks, limits, pregnancyTypes } from '../content/words/answers.ts';
import { isCalendarDay, isPastDate } from './answers/calendar-days.ts';
import { countCharacters } from './answers/count-characters.ts';
import { maxPageLength, parsePageAddress } from './answers/page-address.ts';
import { plainEmail, plainPhone, withoutInvisible } from './answers/plain-answers.ts';
import { partnerId } from './enquiry-api.ts';
import { type AnswerName, type EnquiryField, emptyDraft, type SentField } from './fields.ts';

/** Control characters other than tab and line breaks, and unpaired surrogates, which are not well-formed Unicode. */
const unusable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/**
 * Like the HTML standard's pattern, but without its limit on a label's length. Also requires a dot in the domain, and a last label
 * of at least two characters that begins with a letter.
 */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-zA-Z\d]+(?:-+[a-zA-Z\d]+)*\.)+[a-zA-Z][a-zA-Z\d-]*[a-zA-Z\d]$/;

const optionalText = v.pipe(
	v.string(messages.additionalInfo),
	v.transform((text) => text.replace(/\r\n/g, '\n')),
	v.check((text) => countCharacters(text) <= limits.additionalInfoMaximum, messages.additionalInfo),
);

const answerRules = {
	name: v.pipe(
		v.string(messages.name),
		v.trim(),
		v.minLength(1, messages.name),
		v.maxLength(limits.nameMaximum, messages.nameTooLong),
		v.check(isVisible, messages.name),
	),
	dateOfBirth: v.pipe(
		v.string(messages.dateOfBirth),
		v.trim(),
		v.minLength(1, messages.dateOfBirth),
		v.check(isCalendarDay, messages.dateOfBirthNotReal),
		v.check(isPastDate, messages.dateOfBirthNotPast),
	),
	email: v.pipe(
		v.string(messages.email),
		v.transform(plainEmail),
		v.maxLength(limits.emailMaximum, messages.emailTooLong),
		v.regex(emailAddress, messages.email),
	),
	mobilePhone: v.pipe(
		v.string(messages.mobilePhone),
		v.transform(plainPhone),
		v.minLength(limits.mobilePhoneMinimum, messages.mobilePhone),
		v.maxLength(limits.mobilePhoneMaximum, messages.mobilePhoneTooLong),
	),
	gestationalWeek: v.picklist(gestationalWeeks, messages.gestationalWeek),
	pregnancyType: v.pipe(
		v.array(v.picklist(pregnancyTypes, messages.pregnancyType), messages.pregnancyType),
		v.transform((types) => pregnancyTypes.filter((type) => types.includes(type))),
		v.minLength(1, messages.pregnancyType),
	),
	additionalInfo: optionalText,
	consent: v.literal(true, messages.consent),
} satisfies Record<AnswerName, v.GenericSchema>;

/** Rules of the fields that the widget adds. Only the service uses them, so bundlers may drop them from the form's script. */
const sentRules = /* @__PURE__ */ rulesForSent();

/** Schema of the whole enquiry, from which the service makes its OpenAPI document. */
export const enquirySchema = /* @__PURE__ */ v.object({ ...answerRules, ...sentRules });

export type Answers = Output<typeof answerRules>;
export type Enquiry = v.InferOutput<typeof enquirySchema>;

type Output<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

export interface FieldError {
	field: EnquiryField;
	message: string;
}

type Validation<Output = Enquiry> = { valid: true; enquiry: Output } | { valid: false; errors: FieldError[] };

/** Validates any object. Reports at most one message per field, in form order. A missing answer counts as empty. */
export function validateEnquiry(input: object): Validation {
	return validate({ ...answerRules, ...sentRules }, input);
}

/** Validates only the visitor's answers. */
export function validateAnswers(input: object): Validation<Answers> {
	return validate(answerRules, input);
}

/** Returns the fields that the widget adds, and drops invalid ones, because a visitor could not correct them. */
export function readSentFields(input: object): Partial<Output<typeof sentRules>> {
	return applyRules(sentRules, input).values;
}

function validate<Entries extends v.ObjectEntries>(entries: Entries, input: object): Validation<Output<Entries>> {
	const { values, errors } = applyRules(entries, { ...emptyDraft, ...input });
	return errors.length > 0 ? { valid: false, errors } : { valid: true, enquiry: values as Output<Entries> };
}

/** Validates field by field, to report one message per field and to keep valibot's object schema out of the form's script. */
function applyRules<Entries extends v.ObjectEntries>(entries: Entries, input: object) {
	const values: Record<string, unknown> = {};
	const errors: FieldError[] = [];
	for (const [field, schema] of Object.entries(entries)) {
		const given = (input as Record<string, unknown>)[field];
		const value = typeof given === 'string' ? withoutInvisible(given) : given;
		// Stops at the first failed rule, so that later rules do not spend time on a text over the length limit.
		const { output, issues } = v.safeParse(schema, value, { abortPipeEarly: true });
		const isUnusable = typeof value === 'string' && unusable.test(value);
		const message = isUnusable ? messages.unusableCharacters : issues?.[0].message;
		if (message) errors.push({ field: field as EnquiryField, message });
		else values[field] = output;
	}
	return { values: values as Partial<Output<Entries>>, errors };
}

/** True unless all characters are white space or invisible, such as joiners and fillers. */
function isVisible(text: string): boolean {
	return /[^\s\p{DI}]/u.test(text);
}

function rulesForSent() {
	const shortCode = (name: string, pattern = partnerId, punctuation = 'hyphens or underscores') => {
		const rule = `${name} must be 1 to 64 letters, digits, dots, ${punctuation}`;
		return v.optional(v.pipe(v.string(`${name} must be text`), v.maxLength(64, rule), v.regex(pattern, rule)));
	};
	const invalidPage = 'Page must be an http or https address';
	return {
		partner: shortCode('Partner'),
		partnerTag: shortCode('Partner tag'),
		plan: v.optional(v.picklist(acceptedPlanIds(), `Plan must be one of ${/* @__PURE__ */ planIds.join(', ')}`)),
		page: v.optional(
			v.pipe(
				v.string('Page must be text'),
				v.maxLength(maxPageLength, `Page must be at most ${maxPageLength} characters`),
				v.regex(/^https?:\/\/[^\s]+$/i, invalidPage),
				v.check((page) => parsePageAddress(page) !== undefined, invalidPage),
				v.transform(parsePageAddress),
			),
		),
		consentVersion: v.optional(
			v.pipe(
				v.string('Consent version must be text'),
				v.maxLength(64, 'Consent version must be at most 64 characters'),
			),
		),
		language: v.optional(v.picklist(languages, `Language must be one of ${/* @__PURE__ */ languages.join(', ')}`)),
		widgetVersion: shortCode('Widget version', /^[\w.+-]{1,64}$/, 'plus signs, hyphens or underscores'),
	} satisfies Record<SentField, v.GenericSchema>;
}
