/** The letters of a social image. */

import { expect, test } from 'vitest';
import { lettersWithoutFace } from './fonts.ts';
import { socialImage } from './social-images.tsx';

test('every letter of a headline is drawn', async () => {
	// A letter without a glyph would look like any other one.
	const [drawn, other] = await Promise.all([socialImage('Señora', ''), socialImage('Seõora', '')]);
	expect(Buffer.compare(drawn, other)).not.toBe(0);
});

test('letters that the display face lacks are found', () => {
	expect(lettersWithoutFace('Señora 50,000+ – “Insurance”')).toBe('');
	expect(lettersWithoutFace('保险 Insurance')).toBe('保险');
});
