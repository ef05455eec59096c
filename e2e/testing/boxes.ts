/** Bounding boxes of elements, in CSS pixels relative to the viewport. */

import { expect, type Locator } from '@playwright/test';

/** Waits until the element is visible. @returns its bounding box */
export async function boxOf(element: Locator): Promise<DOMRect> {
	await expect(element).toBeVisible();
	return element.evaluate((seen) => seen.getBoundingClientRect().toJSON());
}

/** Bounding boxes of all matching elements, without waiting. */
export function boxesOf(elements: Locator): Promise<DOMRect[]> {
	return elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
}
