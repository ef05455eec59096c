/** Tests of the list of unfinished content: example values, claims without evidence, unconfirmed texts. */

import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import type { Language } from '../languages.ts';
import { words } from '../words/words.ts';
import { unfinishedContent } from './publication.ts';

const confirmed = { confirmedBy: 'A. Reader', consentConfirmed: '2026-12-01.00000000' };
const own = {
	brand: {
		...brand,
		name: 'Harbour',
		legalName: 'Harbour Guide Pte. Ltd.',
		registrationNumber: '202412345K',
		url: 'https://harbour.sg',
		npmScope: '@harbour',
		phone: '+65 6123 4567',
		email: 'hello@harbour.sg',
		privacyEmail: 'privacy@harbour.sg',
		introduction: { confirmedBy: 'B. Counsel', confirmed: '2026-12-01' },
		claims: { rating: { countedBy: 'C. Clerk', counted: '2026-11' } },
		address: { street: '9 Battery Road', postalCode: '049910', country: 'Singapore' },
	},
	plans: [],
	confirmations: { en: confirmed, 'zh-Hans': confirmed, ms: confirmed, ta: confirmed },
	legalTexts: { privacy: { hash: '00000000', changed: '2025-01' } },
	consentOf: () => ({ version: '2026-12-01.00000000', text: 'I agree that Harbour Guide Pte. Ltd. may.' }),
} as unknown as Parameters<typeof unfinishedContent>[0] & object;

test('content that is all the operator’s own, and confirmed, may go public', () => {
	expect(unfinishedContent(own)).toEqual([]);
});

test('every value of the example is named', () => {
	expect(unfinishedContent()).toEqual([
		'shared/content/brand.json still has EXAMPLE VALUES: name, legalName, registrationNumber, url, npmScope, phone, email, privacyEmail, street, postalCode',
		'shared/content/brand.json has claims that NOBODY HAS COUNTED: happyCustomers, protectedFamilies, rating, since',
		'shared/content/plans.json still has EXAMPLE NAMES: plan-1, plan-2, plan-3, plan-4',
		'shared/content/plans.json has NO SOURCE of the figures of plan-1, plan-2, plan-3, plan-4',
		expect.stringMatching(/^NOBODY HAS CONFIRMED the words in 简体中文, Bahasa Melayu, தமிழ்: see .*languages\.json$/),
		expect.stringMatching(
			/^NOBODY HAS CONFIRMED the consent to CoverCompass Pte\. Ltd\. in English, .*"consentConfirmed"/,
		),
		expect.stringMatching(/^NO COUNSEL HAS CONFIRMED what the form says of CoverCompass Pte\. Ltd\. .*"introduction"/),
	]);
});

test('a consent that names another company than the one confirmed is unconfirmed', () => {
	const version = (language: Language) => (language === 'ms' ? 'another' : '2026-12-01.00000000');
	const consentOf = (language: Language) => ({ version: version(language), text: '' });
	const warning = /^NOBODY HAS CONFIRMED the consent to Harbour Guide Pte\. Ltd\. in Bahasa Melayu: .*\(another\)/;
	expect(unfinishedContent({ ...own, consentOf })).toEqual([expect.stringMatching(warning)]);
});

test('a legal text that changed after the month on its page is named', () => {
	const legalTexts = { ...own.legalTexts, privacy: { hash: '00000000', changed: '2026-12' } };
	expect(unfinishedContent({ ...own, legalTexts })).toEqual([
		'"legalUpdated" in shared/content/brand.json is OLDER than a change of privacy.md (2026-12) in site/pages/legal/',
	]);
});

test('the consent names the company that runs the site, in each language', () => {
	for (const { consent } of Object.values(words)) expect(consent.currentConsent.text).toContain(brand.legalName);
});
