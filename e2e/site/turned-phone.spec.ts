/** A phone that is turned: what was in the middle of the window stays there. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { plan3 } from '../plan-names.ts';
import { formIn } from '../visitor.ts';

const upright = { width: 390, height: 664 };
const sideways = { width: 664, height: 320 };

test.use({ viewport: upright, hasTouch: true, isMobile: true });

const readers: Record<string, (page: Page) => Locator> = {
	article: (page) => page.locator('#decision p').last(),
	comparison: (page) => page.getByRole('article', { name: plan3 }).getByText('Premium'),
	form: (page) => formIn(page).getByLabel('Email'),
};

for (const [part, reads] of Object.entries(readers)) {
	test(`there and back, the reader of the ${part} stays at the same place`, async ({ page }) => {
		await page.goto('/maternity', { waitUntil: 'networkidle' });
		const place = reads(page);
		await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
		await comesToRest(page);
		for (const window of [sideways, upright, sideways]) {
			await page.setViewportSize(window);
			await expect.poll(() => distanceFromTheMiddle(place)).toBeLessThan(100);
			await comesToRest(page);
		}
	});
}

test('a menu that lies over what is read makes no difference', async ({ page }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const place = page.locator('#decision p').last();
	await page.locator('.contents-bar summary').evaluate((summary: HTMLElement) => summary.click());
	await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await comesToRest(page);
	await page.setViewportSize({ width: 1100, height: 664 });
	await expect.poll(() => distanceFromTheMiddle(place)).toBeLessThan(100);
});

test('who is at the beginning stays there', async ({ page }) => {
	await page.goto('/', { waitUntil: 'networkidle' });
	await page.setViewportSize(sideways);
	await comesToRest(page);
	await page.setViewportSize(upright);
	await comesToRest(page);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Until scrolling has come to rest, and what follows from it: no event says that a page will not scroll again. */
async function comesToRest(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const rest = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 150));
		for (let y = Number.NaN; y !== scrollY; await rest()) y = scrollY;
	});
}

function distanceFromTheMiddle(place: Locator): Promise<number> {
	return place.evaluate((element) => {
		const { top, height } = element.getBoundingClientRect();
		return Math.abs(top + height / 2 - innerHeight / 2);
	});
}
