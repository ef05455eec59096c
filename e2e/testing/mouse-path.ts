/** Moves the mouse in small steps, as a slow hand does. */

import type { Locator, Page } from '@playwright/test';
import { boxOf } from './boxes.ts';

/** Moves from the centre of one element to the centre of another: vertically first, then horizontally. */
export async function moveMouse(page: Page, from: Locator, to: Locator): Promise<void> {
	const [start, end] = [centreOf(await boxOf(from)), centreOf(await boxOf(to))];
	await page.mouse.move(start.x, start.y);
	await page.mouse.move(start.x, end.y, { steps: Math.ceil(Math.abs(end.y - start.y) / 4) });
	await page.mouse.move(end.x, end.y, { steps: 10 });
}

const centreOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
