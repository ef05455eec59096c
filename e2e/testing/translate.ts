/** What a browser or an extension that translates pages does to one. */

import type { Page } from '@playwright/test';

/** Puts other words in the place of every text, those in shadow trees included: « » around the old ones. */
export async function translate(page: Page): Promise<void> {
	await page.evaluate(() => {
		const isRead = (text: Text) =>
			text.data.trim() && !text.parentElement?.closest('script, style, option, textarea, [translate=no], .notranslate');

		function textsIn(root: Node): Text[] {
			const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
			const texts: Text[] = [];
			while (nodes.nextNode()) {
				const node = nodes.currentNode;
				if (node instanceof Text) texts.push(node);
				else if (node instanceof Element && node.shadowRoot) texts.push(...textsIn(node.shadowRoot));
			}
			return texts.filter(isRead);
		}

		for (const text of textsIn(document.body)) {
			const words = document.createElement('font');
			words.textContent = `«${text.data}»`;
			text.replaceWith(words);
		}
	});
}
