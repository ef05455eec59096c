/** Finds focus that is not visible because something covers it (WCAG 2.4.11). */

import type { Page } from '@playwright/test';

/** Presses `key` `stops` times. Returns the focused elements that something else covered. */
export async function obscuredFocusStops(page: Page, key: string, stops: number): Promise<string[]> {
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
