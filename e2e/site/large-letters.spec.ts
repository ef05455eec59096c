/** The site on a phone with the browser's font size set to 200 %; and the letters themselves, which all layout tests need. */

import { expect, type Page, test } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/chromium-launch.ts';
import { faq } from '../../shared/content/en/faq.ts';
import { labels } from '../../shared/content/en/form-copy.ts';
import { words } from '../../shared/content/words.ts';
import { languagePages, sitePages } from './site-pages.ts';

const launch = headlessShellLaunch();
test.use({
	launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
	viewport: { width: 360, height: 740 },
});

// Clauses: wcag 1.4.4
for (const { path } of [...sitePages, ...languagePages])
	test(`${path} needs no sideways scrolling, and no word of it is broken`, async ({ page }) => {
		await page.goto(path);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		expect(await partsBeyondWidgets(page)).toEqual([]);
		if (path === '/maternity') {
			await expect(page.getByText(labels.email, { exact: true })).toHaveCSS('font-size', '24px');
			await expect(page.getByRole('button', { name: faq[0].question })).toHaveCSS('font-size', '24px');
			const title = await page.locator('.contents-bar summary > *').first().boundingBox();
			const compare = await page.getByRole('link', { name: 'Compare', exact: true }).boundingBox();
			expect((title?.x ?? 0) + (title?.width ?? 360), 'beside its link').toBeLessThanOrEqual(compare?.x ?? 0);
		}
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

/** Latin words of the page that stand on two lines, those that fold included. */
function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
		const found: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode as Text;
			if (!text.parentElement?.checkVisibility() || text.parentElement.closest('code, thead')) continue;
			// A line may break after a hyphen or a slash, and an address anywhere.
			for (const { 0: word, index } of text.data.matchAll(/[A-Za-zÀ-ÿ$\d][\w$.,’À-ÿ]+/g)) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1 && !/\.[a-z]/.test(word)) found.push(word);
			}
		}
		return found;
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
