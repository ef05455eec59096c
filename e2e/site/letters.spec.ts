/** What the other browser tests lay out is letters: a machine without a language's font shows boxes, which are wider. */

import { expect, test } from '@playwright/test';
import { words } from '../../shared/content/words.ts';

for (const [language, { formCopy }] of Object.entries(words))
	test(`this machine has letters for ${language}`, async ({ page }) => {
		const letters = [...new Set(formCopy.consentLabel.match(/\p{L}/gu))];
		const shapes = await page.evaluate(drawEach, letters);
		// Without a font, every letter is the same box.
		expect(new Set(shapes).size, `No font has the letters of ${language}`).toBe(letters.length);
	});

function drawEach(letters: string[]): string[] {
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d') as CanvasRenderingContext2D;
	return letters.map((letter) => {
		context.clearRect(0, 0, canvas.width, canvas.height);
		context.font = '40px sans-serif';
		context.fillText(letter, 10, 60);
		return canvas.toDataURL();
	});
}
