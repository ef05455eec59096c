/** Tests of the records of consent wordings and legal texts. A recorded wording does not change. */

import { expect, test } from 'vitest';
import { languages } from '../../shared/content/languages.ts';
import consents from '../../shared/content/records/consents.json' with { type: 'json' };
import { words } from '../../shared/content/words/words.ts';
import { recordConsents, recordLegalTexts } from './record-wordings.ts';

const none = { en: [], 'zh-Hans': [], ms: [], ta: [] };
const texts = (text: string) =>
	Object.fromEntries(languages.map((language) => [language, text])) as Record<'en', string>;
const record = (recorded: object, text: string, day: string) =>
	recordConsents(recorded as typeof none, texts(text) as never, day);

test('a new wording is added under the day and the hash of its text', () => {
	const first = record(none, 'I agree.', '2026-11-25');
	expect(first.ta).toEqual([{ version: '2026-11-25.826ff0da', text: 'I agree.' }]);
	const second = record(first, 'I agree that Acme may.', '2026-12-01');
	expect(second.en.map(({ text }) => text)).toEqual(['I agree.', 'I agree that Acme may.']);
	expect(record(second, 'I agree.', '2026-12-02')).toEqual(second);
});

test('a change of a recorded wording is refused', () => {
	const [first] = record(none, 'I agree.', '2026-11-25').en;
	const changed = { ...none, ms: [{ ...first, text: 'I agree to all.' }] };
	expect(() => record(changed, 'I agree.', '2026-11-26')).toThrow(
		/^shared\/content\/records\/consents\.json, ms, 2026-11-25\.\w{8}: the text is not the one that people agreed to/,
	);
});

// Clauses: spec 3.6
test('this deployment’s wordings are recorded', () => {
	const ours = languages.map((language) => [language, words[language].consent.currentConsent.text]);
	expect(recordConsents(consents, Object.fromEntries(ours), '2099-01-01')).toEqual(consents);
	for (const language of languages) expect(words[language].consent.currentConsent.version).not.toBe('');
});

test('a legal text is recorded in the month in which a build first had it', () => {
	const first = recordLegalTexts({}, { terms: 'Pay.', privacy: 'Keep.' }, '2026-11');
	const second = recordLegalTexts(first, { terms: 'Pay.', privacy: 'Keep it.' }, '2026-12');
	expect(second.terms).toEqual(first.terms);
	expect(second.privacy?.changed).toBe('2026-12');
	expect(recordLegalTexts(second, { terms: 'Pay.', privacy: 'Keep it.' }, '2027-01')).toEqual(second);
});
