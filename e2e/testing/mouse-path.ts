/** Moves the mouse along a path, four pixels at a time, as a slow hand does. */

import type { Locator, Page } from '@playwright/test';

/** From the centre of one box to the centre of another: vertically first, then horizontally. */
export async function moveMouse(page: Page, from: Locator, to: Locator): Promise<void> {
	const start = await centreOf(from);
	const end = await centreOf(to);
	await page.mouse.move(start.x, start.y);
	await page.mouse.move(start.x, end.y, { steps: Math.ceil(Math.abs(end.y - start.y) / 4) });
	await page.mouse.move(end.x, end.y, { steps: 10 });
}

async function centreOf(box: Locator): Promise<{ x: number; y: number }> {
	const found = await box.boundingBox();
	if (!found) throw new Error(`${box} is not visible.`);
	return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}
