/** What a browser shows of every page: a quiet console, no shift, reflow, no accessibility violation, security headers. */

import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { delayResponses } from '../delay-response.ts';
import { obscuredFocusStops } from '../obscured-focus.ts';
import { languagePages, sitePages, watchConsole } from './site-pages.ts';

/** 320 × 256 is a window of 1280 × 1024 at 400 % zoom. */
const viewports = [
	[320, 256],
	...[320, 348, 360, 412, 703, 720, 768, 1024].map((width) => [width, 640] as const),
] as const;

const looks = [
	{ width: 320, media: { colorScheme: 'light' } },
	{ width: 1440, media: { colorScheme: 'light' } },
	{ width: 320, media: { colorScheme: 'dark' } },
	{ width: 1440, media: { forcedColors: 'active' } },
] as const;

// Clauses: wcag 1.1.1 1.3.1 1.4.3 1.4.10 2.2.2 2.3.1 2.4.4 2.5.3 3.1.1 3.3.2 4.1.2
for (const { path } of [...sitePages, ...languagePages])
	test(`${path} is quiet, does not move, reflows, and has no accessibility violation`, async ({ page }) => {
		// The rules look at every element of a long page, three widgets included.
		test.slow();
		const words = watchConsole(page);
		await page.addInitScript(recordShifts);
		// Fonts that arrive late are the likeliest to move something.
		const release = await delayResponses(page, '**/*.woff2');
		const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
		await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
		release();
		await page.waitForLoadState('networkidle');

		await test.step('nothing is said on the console, and nothing moves', async () => {
			expect(words.filter((line) => !/^log: 404|status of 404/.test(line))).toEqual([]);
			const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
			expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
		});

		await test.step('only its own scripts and styles are allowed', () => {
			const headers = response?.headers() ?? {};
			const policy = headers['content-security-policy'] ?? '';
			expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
			for (const source of policy.split('; ').flatMap((directive) => directive.split(' ').slice(1)))
				expect(source).toMatch(/^'(none|self|sha256-[\w+/]+=)'$/);
			expect(headers['x-content-type-options']).toBe('nosniff');
			expect(headers['referrer-policy']).not.toBe('no-referrer');
			expect(headers['permissions-policy']).toBeTruthy();
		});

		await test.step('no accessibility violation: light, dark, forced colours, narrow and wide', async () => {
			for (const { width, media } of looks) {
				await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media, reducedMotion: 'reduce' });
				await page.setViewportSize({ width, height: 900 });
				expect(await accessibilityViolations(page), JSON.stringify({ width, media })).toEqual([]);
			}
		});

		await test.step('it reflows at 320 pixels and at 400 % zoom, its header in one row, with wide letters too', async () => {
			for (const spacing of ['', '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }']) {
				await page.evaluate((css) => {
					const sheet = new CSSStyleSheet();
					sheet.replaceSync(css);
					document.adoptedStyleSheets = [sheet];
				}, spacing);
				for (const [width, height] of viewports) {
					await page.setViewportSize({ width, height });
					expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
				}
			}
		});
	});

function recordShifts(): void {
	const shifts: number[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
	}).observe({ type: 'layout-shift', buffered: true });
}

// Clauses: wcag 2.4.1
test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
	await page.goto('/maternity');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to main content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

// Clauses: wcag 2.1.2 2.4.11
test('the sticky header never covers what the keyboard reaches', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto('/maternity');
	expect(await obscuredFocusStops(page, 'Tab', 45)).toEqual([]);
});

// Clauses: wcag 2.4.11
for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 1440, height: 650 },
	{ width: 768, height: 1024 },
])
	test(`the sticky head of the comparison covers nothing that Shift+Tab reaches, at ${viewport.width} × ${viewport.height}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize(viewport);
		await page.goto('/maternity');
		await page.getByRole('button', { name: 'Get Quote' }).first().focus();
		expect(await obscuredFocusStops(page, 'Shift+Tab', 12)).toEqual([]);
	});
