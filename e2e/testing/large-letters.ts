/** Sets the browser's font size and finds broken words and overflow. */

import type { Page } from '@playwright/test';

export async function setFontSize(page: Page, standard: number): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	await browser.send('Page.setFontSizes', { fontSizes: { standard } });
	await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
}

export function partsBeyondWidgets(page: Page): Promise<string[]> {
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

/**
 * Opens all that is collapsed, and in widgets all that is hidden, and finds words broken over two lines. Of Tamil, only headings,
 * labels and buttons of widgets are checked: long words in running text, which includes the consent's legend, may break.
 */
export function brokenWords(page: Page): Promise<string[]> {
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
				const isShort =
					root !== document.body && parent.closest('h2, h3, button, legend:not(.consent > legend), .label');
				// A line may break after a hyphen or a slash.
				const word = isShort ? /[\w$À-ÿ\u0B80-\u0BFF][\w$.,’À-ÿ\u0B80-\u0BFF]+/g : /[A-Za-zÀ-ÿ$\d][\w$.,’À-ÿ]+/g;
				for (const { 0: found, index } of text.data.matchAll(word)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + found.length);
					const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
					// Addresses may break anywhere.
					if (lines.size > 1 && !/\.[a-z]/.test(found)) broken.push(found);
				}
			}
		}
		return broken;
	});
}
