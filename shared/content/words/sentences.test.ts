/** Tests of sentences in each language: line breaks, and sentences that must agree. */

import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { type Language, languages } from '../languages.ts';
import { formatDay, formatMonth } from './format-date.ts';
import { words } from './words.ts';

const numberBeforeUnit: Readonly<Record<Language, RegExp>> = {
	en: /\d (?:day|week)/,
	'zh-Hans': /\d(?:周|天|小时|个月|岁|分钟|年(?!\d))/,
	ms: /\d (?:jam|hari|minggu|bulan|tahun)/,
	ta: /\d (?:நாட்|நாள்|வார|மாத|ஆண்டு|மணி)/,
};

test.for(languages)('%s: no line ends between a number and its unit', (language) => {
	const { adviserQuestionCopy, articleCopy, comparisonCopy, faq, formCopy, worthItCopy, inTimeCopy, languagePage } =
		words[language];
	const { gestationalWeekOptions: _options, contactWays: _message, ...form } = formCopy;
	const texts = textsOf([adviserQuestionCopy, articleCopy, comparisonCopy, faq, form, worthItCopy, languagePage]);
	const derivedTexts = [inTimeCopy.open(20, '', '').verdict, comparisonCopy.benefitForStay('S$1,500'), ...texts];
	const checked = [inTimeCopy.rule(13, 36), languagePage.forWhom[0], ...(language === 'en' ? [] : derivedTexts)];
	expect(checked.filter((text) => numberBeforeUnit[language].test(text))).toEqual([]);
});

test('a day and a month stay on one line', () => {
	expect(formatDay('2027-03-24', 'en')).toBe('24\u00a0March 2027');
	expect(formatDay('2027-03-24', 'zh-Hans')).toBe('2027\u2060年\u20603\u2060月\u206024\u2060日');
	expect(formatMonth('2025-01', 'ta')).toBe('ஜனவரி\u00a02025');
});

test.for(languages)(
	'%s: the form says what the badge means, and the same of who calls as the receipt’s mail',
	(language) => {
		const { formCopy, comparisonCopy, receiptCopy, withdrawalCopy } = words[language];
		expect(formCopy.introduction).toContain(comparisonCopy.recommended);
		const [call = expect.unreachable()] = formCopy.whoCalls.replace(/[\u00a0\u2060]/g, ' ').split(/(?<=[.。])/);
		expect(receiptCopy.received.replaceAll(' ', '')).toContain(call.replaceAll(' ', ''));
		expect(receiptCopy.notYou).toContain(withdrawalCopy.button);
	},
);

test('what the form says before the consent', () => {
	expect(words.en.formCopy.introduction).toBe(
		'CoverCompass Pte. Ltd. (UEN 202000000X) introduces you to licensed advisers. We may not advise you or recommend a product to you. “Recommended by our rule” marks a plan by a rule that knows nothing about you. We, and the website you are on, may be paid if you buy: ask us how much.'
			.replace('CoverCompass Pte. Ltd.', brand.legalName)
			.replace('202000000X', brand.registrationNumber),
	);
	expect(words.en.formCopy.whoCalls).toMatch(/^Licensed advisers call or email you within /);
});

test.for(languages)('%s: the rule of “Recommended” ends as the sentence below it does', (language) => {
	const { recommendedFor, howWeArePaid } = words[language].comparisonCopy;
	expect(recommendedFor.at(-1)).toBe(howWeArePaid.at(-1));
});

function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}
