/** What the keyboard comes to and something else stands before. */

import type { Page } from '@playwright/test';

/** Presses `key` `stops` times. Returns what had the focus while something else covered it. */
export async function coveredStops(page: Page, key: string, stops: number): Promise<string[]> {
	const covered: string[] = [];
	for (let stop = 0; stop < stops; stop++) {
		await page.keyboard.press(key);
		const hidden = await page.evaluate(() => {
			const within = (root: Document | ShadowRoot): Element => {
				const active = root.activeElement ?? document.body;
				return active.shadowRoot ? within(active.shadowRoot) : active;
			};
			const focused = within(document);
			const { left, top, width, height } = focused.getBoundingClientRect();
			const root = focused.getRootNode() as Document | ShadowRoot;
			const topmost = root.elementFromPoint(left + width / 2, top + height / 2);
			return focused.contains(topmost) || topmost?.contains(focused) ? null : focused.outerHTML.slice(0, 80);
		});
		if (hidden) covered.push(hidden);
	}
	return covered;
}
