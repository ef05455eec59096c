/** Tests of references of enquiries: their form and order, and reading them as people type them. */

import { expect, test } from 'vitest';
import { createReference, normaliseReference } from './reference.ts';

const now = Date.UTC(2026, 10, 21);

test('is three groups of unambiguous letters, unique, and sorts by time', () => {
	expect(createReference(now)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{4}$/);
	const references = Array.from({ length: 2000 }, (_, index) => createReference(now + index * 1000));
	expect(new Set(references).size).toBe(2000);
	expect(references.toSorted()).toEqual(references);
	expect(new Set(Array.from({ length: 2000 }, () => createReference(now))).size).toBe(2000);
});

test.each(['0RT3K-9XQ2F-4HT7', '0rt3k9xq2f4ht7', ' ORT3K 9XQ2F 4HT7 ', 'ort3k–9xq2f–4ht7'])('%j is found', (typed) => {
	expect(normaliseReference(typed)).toBe('0RT3K-9XQ2F-4HT7');
});
