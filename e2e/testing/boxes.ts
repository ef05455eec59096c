/** Where elements stand in the window, in CSS pixels. */

import { expect, type Locator } from '@playwright/test';

/** Of an element that is seen. */
export async function boxOf(element: Locator): Promise<DOMRect> {
	await expect(element).toBeVisible();
	return element.evaluate((seen) => seen.getBoundingClientRect().toJSON());
}

/** Of all of them, as they are. */
export function boxesOf(elements: Locator): Promise<DOMRect[]> {
	return elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
}
