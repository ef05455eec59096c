/** The widget on a phone with the browser's font size set to 200 %: no word is broken, in four languages. */

import { expect, type Page, test } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/chromium-launch.ts';
import { languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { fillIn } from '../visitor.ts';

const launch = headlessShellLaunch();
test.use({
	launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
	viewport: { width: 360, height: 740 },
});

// Clauses: wcag 1.4.4
for (const language of languages)
	test(`comparison, form, questions and receipt break no word in ${language}`, async ({ page }) => {
		const { formCopy } = words[language];
		await page.goto(languagePaths[language], { waitUntil: 'networkidle' });
		const form = page.getByRole('form', { name: formCopy.title });
		const submit = form.getByRole('button', { name: formCopy.submit, exact: true });
		expect(await brokenWords(page)).toEqual([]);
		await submit.click();
		await expect(form.getByRole('region', { name: formCopy.errorSummaryTitle })).toBeFocused();
		expect(await brokenWords(page)).toEqual([]);
		await fillIn(form, 'Tan Mei Ling', formCopy);
		await submit.click();
		await expect(form.getByRole('region', { name: formCopy.outcomeCopy.sentTitle })).toBeFocused();
		expect(await brokenWords(page)).toEqual([]);
	});

/** Words of the widgets on more than one line, everything unfolded. Running Tamil breaks within its long words, as printed. */
function brokenWords(page: Page): Promise<string[]> {
	return page.locator('quote-widget').evaluateAll((widgets) => {
		const broken: string[] = [];
		for (const { shadowRoot } of widgets) {
			const root = shadowRoot as ShadowRoot;
			for (const details of root.querySelectorAll('details')) details.open = true;
			for (const hidden of root.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
			const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode as Text;
				const { parentElement: parent } = text;
				if (!parent?.checkVisibility() || parent.closest('option, .visually-hidden')) continue;
				const isShort = parent.closest('h2, h3, button, legend, .label');
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
