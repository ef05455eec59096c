/** The site on a phone with the browser's font size set to 200 %; and the letters themselves, which all layout tests need. */

import { expect, type Page, test } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/testing/chromium-launch.ts';
import { faq } from '../../shared/content/en/faq.ts';
import { type Language, languagePaths } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { fillIn } from '../visitor.ts';
import { languagePages, sitePages } from './site-pages.ts';

const launch = headlessShellLaunch();
test.use({
	launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
	viewport: { width: 360, height: 740 },
});

// Clauses: wcag 1.4.4
for (const { path } of [...sitePages, ...languagePages])
	test(`${path} needs no sideways scrolling, and no word of it is broken`, async ({ page }) => {
		await page.clock.setFixedTime('2026-11-20T22:00:00Z');
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		// The answer with the most buttons.
		for (const dueDate of await page.locator('.in-time input').all()) {
			await dueDate.fill('2026-12-26');
			await expect(page.locator('.in-time-answer')).not.toBeEmpty();
		}
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		expect(await partsBeyondWidgets(page)).toEqual([]);
		if (path === '/maternity') {
			await expect(page.getByText(words.en.formCopy.labels.email, { exact: true })).toHaveCSS('font-size', '24px');
			await expect(page.getByRole('button', { name: faq[0].question })).toHaveCSS('font-size', '24px');
		}
		expect(await brokenWords(page)).toEqual([]);
	});

// Clauses: wcag 1.4.4
for (const [language, path] of Object.entries(languagePaths))
	test(`the form’s mistakes and its receipt break no word in ${language}`, async ({ page }) => {
		const { formCopy } = words[language as Language];
		await page.goto(path);
		const form = page.getByRole('form', { name: formCopy.title });
		const submit = form.getByRole('button', { name: formCopy.submit, exact: true });
		await submit.click();
		await expect(form.getByRole('region', { name: formCopy.errorSummaryTitle })).toBeFocused();
		expect(await brokenWords(page)).toEqual([]);
		await fillIn(form, 'Tan Mei Ling', formCopy);
		await submit.click();
		await expect(form.getByRole('region', { name: formCopy.outcomeCopy.sentTitle })).toBeFocused();
		expect(await brokenWords(page)).toEqual([]);
	});

function partsBeyondWidgets(page: Page): Promise<string[]> {
	return page.locator('quote-widget').evaluateAll((widgets) =>
		widgets.flatMap((widget) => {
			const { right } = widget.getBoundingClientRect();
			return [...(widget.shadowRoot as ShadowRoot).querySelectorAll('*')]
				.filter((part) => part.checkVisibility() && !part.closest('[aria-hidden]'))
				.filter((part) => part.getBoundingClientRect().right > right + 0.5)
				.map((part) => part.outerHTML);
		}),
	);
}

/** Words of the page and its widgets that stand on two lines, everything unfolded. Running Tamil breaks within its long words, as printed. */
function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const broken: string[] = [];
		const widgets = [...document.querySelectorAll('quote-widget')].map(({ shadowRoot }) => shadowRoot as ShadowRoot);
		for (const root of [document.body, ...widgets]) {
			for (const details of root.querySelectorAll('details')) details.open = true;
			if (root !== document.body)
				for (const hidden of root.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
			const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode as Text;
				const { parentElement: parent } = text;
				if (!parent?.checkVisibility() || parent.closest('code, thead, option, .visually-hidden')) continue;
				const isShort = root !== document.body && parent.closest('h2, h3, button, legend, .label');
				// A line may break after a hyphen or a slash.
				const word = isShort ? /[\w$À-ÿ\u0B80-\u0BFF][\w$.,’À-ÿ\u0B80-\u0BFF]+/g : /[A-Za-zÀ-ÿ$\d][\w$.,’À-ÿ]+/g;
				for (const { 0: found, index } of text.data.matchAll(word)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + found.length);
					const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
					// An address may break anywhere.
					if (lines.size > 1 && !/\.[a-z]/.test(found)) broken.push(found);
				}
			}
		}
		return broken;
	});
}

test('this machine has letters for every language: without a font, boxes would be laid out, which are wider', async ({
	page,
}) => {
	for (const [language, { formCopy }] of Object.entries(words)) {
		const letters = [...new Set(formCopy.consentLabel.match(/\p{L}/gu))];
		const shapes = await page.evaluate(drawEach, letters);
		// Without a font, every letter is the same box.
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
