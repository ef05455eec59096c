/** A pointer that takes its time. */

import type { Locator, Page } from '@playwright/test';

/** Moves the pointer from the middle of one box to the middle of another, pixel by pixel: down or up first, then across. */
export async function stroll(page: Page, from: Locator, to: Locator): Promise<void> {
	const start = await middleOf(from);
	const end = await middleOf(to);
	await page.mouse.move(start.x, start.y);
	await page.mouse.move(start.x, end.y, { steps: Math.ceil(Math.abs(end.y - start.y)) });
	await page.mouse.move(end.x, end.y, { steps: 10 });
}

async function middleOf(box: Locator): Promise<{ x: number; y: number }> {
	const found = await box.boundingBox();
	if (!found) throw new Error(`Nothing is seen of ${box}.`);
	return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}
