import { expect, test } from 'vitest';
import { words } from '../../../shared/content/words/words.ts';
import { pageMetadata } from '../head/page-metadata.ts';
import { lettersWithoutFace } from './fonts.ts';
import { socialImage } from './social-images.ts';

test('every letter of a headline is drawn', async () => {
	// A letter without a glyph would look like any other one.
	const [drawn, other] = await Promise.all([socialImage('Señora', ''), socialImage('Seõora', '')]);
	expect(Buffer.compare(drawn, other)).not.toBe(0);
});

test('letters that the display face lacks are found', () => {
	expect(lettersWithoutFace('Señora 50,000+ – “Insurance”')).toBe('');
	expect(lettersWithoutFace('保险 Insurance')).toBe('保险');
});

test('the Malay page’s image is in Malay, and the face has the letters of every page’s', () => {
	expect(pageMetadata.ms.headline).toBe(words.ms.languagePage.heading);
	for (const { headline, fact } of Object.values(pageMetadata)) expect(lettersWithoutFace(headline + fact)).toBe('');
});
