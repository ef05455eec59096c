/** Tests of the validation and normalisation of enquiries. */

import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { messages } from '#words/form-copy.ts';
import { fuzz } from '../../scripts/testing/fuzz.ts';
import { acceptedPlanIds } from '../content/plans/plans.ts';
import { pregnancyTypes } from '../content/words/answers.ts';
import { plainEmail, plainPhone } from './answers/plain-answers.ts';
import { type Enquiry, validateEnquiry } from './enquiry-schema.ts';
import { type EnquiryField, emptyDraft } from './fields.ts';

const valid = {
	name: 'Tan Mei Ling',
	dateOfBirth: '1992-03-14',
	email: 'mei@example.com',
	mobilePhone: '8123 4567',
	gestationalWeek: '20',
	pregnancyType: ['single-natural'],
	additionalInfo: '',
	consent: true,
};

// The start of 21 November 2026 in Singapore.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T16:00:00Z') });

const partnerRule = 'Partner must be 1 to 64 letters, digits, dots, hyphens or underscores';
const page = (length: number) => `https://partner.example/${'p'.repeat(length - 24)}`;

test.each<[string, object]>([
	['a plain enquiry', {}],
	['a name of one letter', { name: 'X' }],
	['a name of 200 characters', { name: 'x'.repeat(200) }],
	['a name in any script', { name: '陈美玲 Müller-O’Neil' }],
	['a name with joiners, as some scripts need them', { name: 'ശ്രീ\u200dജ' }],
	['yesterday as date of birth', { dateOfBirth: '2026-11-20' }],
	['29 February of a leap year', { dateOfBirth: '2000-02-29' }],
	['the first day of 1900', { dateOfBirth: '1900-01-01' }],
	['an address with a plus', { email: 'mei+quotes@mail.example.com' }],
	['a mobile phone of 8 characters', { mobilePhone: '81234567' }],
	['a mobile phone of 40 characters', { mobilePhone: '+65 8123 4567'.padEnd(40, ' or call') }],
	['a foreign mobile phone', { mobilePhone: '+44 7911 123456' }],
	['8 characters that are no number', { mobilePhone: 'call me!' }],
	['not pregnant', { gestationalWeek: 'NA' }],
	['every pregnancy type at once', { pregnancyType: [...pregnancyTypes] }],
	['600 characters of additional information', { additionalInfo: 'x'.repeat(600) }],
	['tabs and line breaks', { additionalInfo: 'one\ttwo\r\nthree' }],
	['600 characters of Tamil, of more code units', { additionalInfo: 'க்'.repeat(600) }],
	['600 characters with line breaks as a browser sends them', { additionalInfo: '\r\n'.repeat(600) }],
	['the longest address', { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example` }],
	['where it came from', { partner: 'acme-advisers', plan: 'plan-4', page: 'https://partner.example/baby' }],
	['a page of 2048 characters', { page: page(2048) }],
	['a partner of 64 characters', { partner: 'p'.repeat(64) }],
])('accepts %s', (_case, change) => {
	expect(validateEnquiry({ ...valid, ...change })).toMatchObject({ valid: true });
});

test.each([
	...["o'neil@example.com", 'a&b@example.com', 'a/b@example.com', 'a~b@example.com', 'a!b@example.com'],
	...['mei@example.xn--p1ai', 'mei@xn--bcher-kva.example'],
	...['MEI_LING-TAN@Mail.Example.CO', 'mei@3com.com', 'mei@a-b--c.sg'],
])('accepts the address %s', (email) => {
	expect(validateEnquiry({ ...valid, email })).toMatchObject({ valid: true });
});

test.each([
	// Missing or repeated parts.
	...['@example.com', 'mei', 'mei@', 'mei@example', 'mei@example.c', 'mei@bücher', 'mei@@example.com'],
	...['a@example.com, b@example.com', 'Mei <mei@example.com>'],
	// Misplaced dots and hyphens.
	...['mei@example..com', 'mei@.example.com', 'mei@-example.com', 'mei@example-.com', 'mei@bücher。。example'],
	// IP addresses in place of a domain.
	...['mei@192.0.2.1', 'mei@[192.0.2.1]'],
	// Characters that are not allowed in a local part or domain.
	...['mei ling@example.com', 'mei,ling@example.com', 'mei(ling)@example.com', '"mei"@example.com'],
	...['müller@example.com', 'mei@exa_mple.com', 'mei@bü%63her.example', 'mei@bü\ncher.example'],
	...['mei@bücher.example/path', 'mei@bücher.example:80'],
])('refuses the address %s', (email) => {
	expect(validateEnquiry({ ...valid, email })).toEqual({
		valid: false,
		errors: [{ field: 'email', message: messages.email }],
	});
});

test('texts as long as a request are refused without being normalised', () => {
	const long = 'ａ'.repeat(16_000);
	expect([plainEmail(`${long}@`), plainPhone(long)]).toEqual([`${long}@`, long]);
	expect(validateEnquiry({ ...valid, email: `${long}@`, mobilePhone: long })).toEqual({
		valid: false,
		errors: [
			{ field: 'email', message: messages.emailTooLong },
			{ field: 'mobilePhone', message: messages.mobilePhoneTooLong },
		],
	});
});

test('of a text that is too long, no later rule reads anything', () => {
	const parsed = vi.spyOn(URL, 'canParse');
	expect(validateEnquiry({ ...valid, page: page(2049) }).valid).toBe(false);
	expect(parsed).not.toHaveBeenCalled();
	parsed.mockRestore();
});

test.each<[string, object, string, string]>([
	['no name', { name: '' }, 'name', messages.name],
	['a name of spaces', { name: ' \t ' }, 'name', messages.name],
	['a name of 201 characters', { name: 'x'.repeat(201) }, 'name', messages.nameTooLong],
	['a name of characters without width', { name: '\u200b\u2060\u00ad \ufeff' }, 'name', messages.name],
	['a name of fillers', { name: '\u3164' }, 'name', messages.name],
	['a name that is a number', { name: 7 }, 'name', messages.name],
	['a name that is null', { name: null }, 'name', messages.name],
	['no date of birth', { dateOfBirth: '' }, 'dateOfBirth', messages.dateOfBirth],
	['today as date of birth', { dateOfBirth: '2026-11-21' }, 'dateOfBirth', messages.dateOfBirthNotPast],
	['tomorrow as date of birth', { dateOfBirth: '2026-11-22' }, 'dateOfBirth', messages.dateOfBirthNotPast],
	['30 February', { dateOfBirth: '1992-02-30' }, 'dateOfBirth', messages.dateOfBirthNotReal],
	['29 February of a common year', { dateOfBirth: '1900-02-29' }, 'dateOfBirth', messages.dateOfBirthNotReal],
	['a day before 1900', { dateOfBirth: '1899-12-31' }, 'dateOfBirth', messages.dateOfBirthNotPast],
	['a date in another order', { dateOfBirth: '14/03/1992' }, 'dateOfBirth', messages.dateOfBirthNotReal],
	['a date as eight digits', { dateOfBirth: '14031992' }, 'dateOfBirth', messages.dateOfBirthNotReal],
	['a year of six digits', { dateOfBirth: '199203-03-14' }, 'dateOfBirth', messages.dateOfBirthNotReal],
	['no email', { email: '' }, 'email', messages.email],
	['a header smuggled into the email', { email: 'a@example.com\nBcc: b@example.com' }, 'email', messages.email],
	['an email of 255 characters', { email: `a@${'b'.repeat(245)}.example` }, 'email', messages.emailTooLong],
	['a mobile phone of 7 characters', { mobilePhone: '8123456' }, 'mobilePhone', messages.mobilePhone],
	['a mobile phone of 41 characters', { mobilePhone: '8'.repeat(41) }, 'mobilePhone', messages.mobilePhoneTooLong],
	['7 characters and spaces around', { mobilePhone: ' 8123456 ' }, 'mobilePhone', messages.mobilePhone],
	['no week', { gestationalWeek: '' }, 'gestationalWeek', messages.gestationalWeek],
	['week 12', { gestationalWeek: '12' }, 'gestationalWeek', messages.gestationalWeek],
	['week 37', { gestationalWeek: '37' }, 'gestationalWeek', messages.gestationalWeek],
	['a week as a number', { gestationalWeek: 20 }, 'gestationalWeek', messages.gestationalWeek],
	['no pregnancy type', { pregnancyType: [] }, 'pregnancyType', messages.pregnancyType],
	['an unknown pregnancy type', { pregnancyType: ['triplets'] }, 'pregnancyType', messages.pregnancyType],
	['a pregnancy type outside a list', { pregnancyType: 'single-natural' }, 'pregnancyType', messages.pregnancyType],
	['601 characters of Tamil', { additionalInfo: 'க்'.repeat(601) }, 'additionalInfo', messages.additionalInfo],
	['601 characters', { additionalInfo: 'x'.repeat(601) }, 'additionalInfo', messages.additionalInfo],
	['a null character', { mobilePhone: 'call me \0 later' }, 'mobilePhone', messages.unusableCharacters],
	['a vertical tab', { additionalInfo: 'one\vtwo' }, 'additionalInfo', messages.unusableCharacters],
	['a control character at the end', { name: 'Mei\x85' }, 'name', messages.unusableCharacters],
	['a control character in the partner', { partner: 'acme\x7f' }, 'partner', messages.unusableCharacters],
	['half of a character in a name', { name: '\ud800 Tan' }, 'name', messages.unusableCharacters],
	['half of a character in a page', { page: `${page(30)}\udc00` }, 'page', messages.unusableCharacters],
	['no consent', { consent: false }, 'consent', messages.consent],
	['consent as text', { consent: 'true' }, 'consent', messages.consent],
	['a partner with a space', { partner: 'acme advisers' }, 'partner', partnerRule],
	['a partner of 65 characters', { partner: 'p'.repeat(65) }, 'partner', partnerRule],
	['an unknown plan', { plan: 'plan-999' }, 'plan', `Plan must be one of ${acceptedPlanIds().join(', ')}`],
	['a page that runs a script', { page: 'javascript:alert(1)' }, 'page', 'Page must be an http or https address'],
	['a page of 2049 characters', { page: page(2049) }, 'page', 'Page must be at most 2048 characters'],
])('refuses %s', (_case, change, field, message) => {
	expect(validateEnquiry({ ...valid, ...change })).toEqual({ valid: false, errors: [{ field, message }] });
});

test('stored answers are trimmed, without repeats, with plain line breaks and no unknown fields', () => {
	const typed = {
		name: '  Mei  ',
		email: ' mei@example.com ',
		pregnancyType: ['single-natural', 'single-natural'],
		additionalInfo: 'one\r\ntwo',
		isAdmin: true,
	};
	expect(validateEnquiry({ ...valid, ...typed })).toEqual({
		valid: true,
		enquiry: { ...valid, name: 'Mei', email: 'mei@example.com', additionalInfo: 'one\ntwo' },
	});
});

describe('normalises', () => {
	test.each<[string, object, object]>([
		['a full-width at sign', { email: 'mei＠example.com' }, { email: 'mei@example.com' }],
		['a full-width address', { email: 'ｍｅｉ@ｅｘａｍｐｌｅ．ｃｏｍ' }, { email: 'mei@example.com' }],
		['an embedding around an address', { email: '\u202amei@example.com\u202c' }, { email: 'mei@example.com' }],
		['joiners in an address', { email: 'mei\u200d@example\u200b.com' }, { email: 'mei@example.com' }],
		['a full stop at the end of an address', { email: 'mei@example.com.' }, { email: 'mei@example.com' }],
		['an international domain', { email: 'mei@münchen.de' }, { email: 'mei@xn--mnchen-3ya.de' }],
		['ideographic full stops', { email: 'mei@例え。テスト。' }, { email: 'mei@xn--r8jz45g.xn--zckzah' }],
		['isolates around a phone', { mobilePhone: '\u2066+65 8123 4567\u2069' }, { mobilePhone: '+65 8123 4567' }],
		['a full-width phone', { mobilePhone: '８１２３　４５６７' }, { mobilePhone: '8123 4567' }],
		['a mark before a date', { dateOfBirth: '\u200e1992-03-14' }, { dateOfBirth: '1992-03-14' }],
		['a mark before a week', { gestationalWeek: '\ufeff20' }, { gestationalWeek: '20' }],
		['marks in a name', { name: '\u200fMei\u200b Ling\u00ad' }, { name: 'Mei Ling' }],
		['marks in a text', { additionalInfo: '\u2068Please\u2069 call' }, { additionalInfo: 'Please call' }],
		['a mark in a partner', { partner: '\u200bacme' }, { partner: 'acme' }],
	])('%s', (_case, typed, kept) => {
		expect(validateEnquiry({ ...valid, ...typed })).toEqual({ valid: true, enquiry: { ...valid, ...kept } });
	});

	test('normalising twice changes nothing more', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('@münchen.', '@', '＠例え。'), (text, domain) => {
				const typed = { email: `mei${domain}${text}`, mobilePhone: text, additionalInfo: text };
				const first = validateEnquiry({ ...valid, ...typed });
				if (first.valid) expect(validateEnquiry(first.enquiry)).toEqual(first);
			}),
			fuzz(),
		);
	});
});

test('no input makes it throw', () => {
	const fields = fc.constantFrom(...Object.keys(emptyDraft), 'page', 'plan', 'partner');
	const anyInput = fc.property(fc.dictionary(fields, fc.anything()), (input) => {
		const result = validateEnquiry(input);
		if (!result.valid) expect(result.errors.length).toBeGreaterThan(0);
	});
	fc.assert(anyInput, fuzz());
});

test('the widget’s types name every field of the schema, and no other', () => {
	expectTypeOf<EnquiryField>().toEqualTypeOf<keyof Enquiry>();
});
