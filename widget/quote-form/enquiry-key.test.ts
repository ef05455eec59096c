/** The key of an enquiry. */

import { expect, test } from 'vitest';
import { newEnquiryKey } from './enquiry-key.ts';

test('makes random version 4 UUIDs', () => {
	const keys = Array.from({ length: 200 }, newEnquiryKey);
	for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	expect(new Set(keys).size).toBe(keys.length);
});
