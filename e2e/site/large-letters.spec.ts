/** The site on a phone with the browser's font size set to 200 %. */

import { expect, test } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/chromium-launch.ts';
import { faq } from '../../shared/content/en/faq.ts';
import { labels } from '../../shared/content/en/form-copy.ts';
import { languagePages, sitePages } from './site-pages.ts';

const launch = headlessShellLaunch();
test.use({
	launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
	viewport: { width: 360, height: 740 },
});

// Clauses: wcag 1.4.4
test('the form and the answers to questions are in large letters, too', async ({ page }) => {
	await page.goto('/maternity');
	for (const words of [
		page.getByText(labels.email, { exact: true }),
		page.getByRole('button', { name: faq[0].question }),
	])
		await expect(words).toHaveCSS('font-size', '24px');
});

for (const path of ['/maternity', '/ta'])
	test(`nothing extends beyond the widgets on ${path}`, async ({ page }) => {
		await page.goto(path);
		const beyond = await page.locator('quote-widget').evaluateAll((widgets) =>
			widgets.flatMap((widget) => {
				const { right } = widget.getBoundingClientRect();
				return [...(widget.shadowRoot as ShadowRoot).querySelectorAll('*')]
					.filter((part) => part.checkVisibility() && !part.closest('[aria-hidden]'))
					.filter((part) => part.getBoundingClientRect().right > right + 0.5)
					.map((part) => part.outerHTML);
			}),
		);
		expect(beyond).toEqual([]);
	});

test('the bar of the contents and its link stand side by side', async ({ page }) => {
	await page.goto('/maternity');
	const edges = await page
		.locator('.contents-bar')
		.evaluate((bar) => [...bar.querySelectorAll('summary > *, a')].map((part) => part.getBoundingClientRect().right));
	const compare = await page.getByRole('link', { name: 'Compare', exact: true }).boundingBox();
	expect(edges.length).toBeGreaterThanOrEqual(2);
	expect(edges[0]).toBeLessThanOrEqual(compare?.x ?? 0);
});

// Clauses: wcag 1.4.4
for (const { path } of [...sitePages, ...languagePages])
	test(`${path} needs no sideways scrolling, and no word of it is broken`, async ({ page }) => {
		await page.goto(path);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await page.evaluate(() => {
			for (const details of document.querySelectorAll('details')) details.open = true;
		});
		const broken = await page.evaluate(() => {
			const found: string[] = [];
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode as Text;
				if (!text.parentElement?.checkVisibility() || text.parentElement.closest('code, thead')) continue;
				// Latin words; a line may break after a hyphen or a slash, and an address anywhere.
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
		expect(broken).toEqual([]);
	});
