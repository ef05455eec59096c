/** End-to-end tests of large font sizes on a phone, and of the fonts that all layout tests need. */

import { expect, test } from '@playwright/test';
import { languagePaths } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { boxOf } from '../testing/boxes.ts';
import { brokenWords, setFontSize } from '../testing/large-letters.ts';
import { fillIn } from '../testing/visitor.ts';

test.use({ viewport: { width: 360, height: 740 } });

// Clauses: wcag 1.4.4
// These languages have the longest words.
for (const language of ['ms', 'ta'] as const)
	test(`no word is broken, prefix and sample line are whole, in ${language}`, async ({ page }) => {
		const { formCopy, enquiryPageCopy } = words[language];
		await page.goto(languagePaths[language]);
		const info = page.locator('#additionalInfo');
		const hiddenPart = () => info.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
		await expect(info).not.toHaveValue('');
		// Simulates browsers without `field-sizing`.
		await info.evaluate((area) => area.style.setProperty('field-sizing', 'fixed'));
		expect(await hiddenPart()).toBe(0);
		await info.evaluate((area) => area.style.removeProperty('field-sizing'));
		for (const size of [16, 21, 32]) {
			await setFontSize(page, size);
			const lines = await page.locator('.prefix').evaluate((element) => {
				const text = document.createRange();
				text.selectNodeContents(element);
				return text.getClientRects().length;
			});
			expect(lines).toBe(1);
			const { height } = await boxOf(page.locator('#email'));
			expect((await boxOf(page.locator('#mobilePhone'))).height).toBe(height);
			expect(await hiddenPart()).toBe(0);
		}
		const form = page.getByRole('form', { name: formCopy.title });
		const submit = form.getByRole('button', { name: formCopy.submit, exact: true });
		await submit.click();
		await expect(form.getByRole('region', { name: formCopy.errorSummaryTitle })).toBeFocused();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		expect(await brokenWords(page)).toEqual([]);
		await fillIn(form);
		// An error that disappears moves the button, and its lines are high here.
		await expect(form.locator('.error')).toHaveCount(0);
		await submit.click();
		await expect(form.getByRole('region', { name: formCopy.outcomeCopy.sentTitle })).toBeFocused();
		expect(await brokenWords(page)).toEqual([]);
		// Uses the keyboard, because the toast may cover the link.
		const opened = page.waitForEvent('popup');
		await page.getByRole('link', { name: formCopy.outcomeCopy.follow }).press('Enter');
		const enquiry = await opened;
		await expect(enquiry.getByRole('heading', { level: 1, name: enquiryPageCopy.title })).toBeVisible();
		await setFontSize(enquiry, 21);
		expect(await brokenWords(enquiry)).toEqual([]);
	});

test('this machine has the letters of every language', async ({ page }) => {
	for (const [language, { formCopy }] of Object.entries(words)) {
		const letters = [...new Set(formCopy.consentLabel.match(/\p{L}/gu))];
		const shapes = await page.evaluate(drawEach, letters);
		// Without a font every letter is drawn as the same box.
		expect(new Set(shapes).size, `No font has the letters of ${language}`).toBe(letters.length);
	}
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
