/** What holds on every page: a quiet console, no shift, reflow, links that lead somewhere, landmarks, security headers. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
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

for (const { path, title, heading } of [...sitePages, ...languagePages]) {
	// Clauses: wcag 2.2.2 2.3.1
	test(`${path} is quiet on the console and nothing on it moves`, async ({ page }) => {
		const words = watchConsole(page);
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		// Fonts that arrive late are the likeliest to move something.
		await page.route('**/*.woff2', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 500));
			await route.continue();
		});
		await page.goto(path, { waitUntil: 'networkidle' });
		expect(words.filter((line) => !/^log: 404|status of 404/.test(line))).toEqual([]);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
	});

	// Clauses: wcag 1.4.10
	test(`${path} reflows at 320 pixels and at 400 % zoom, its header in one row, with wide letters too`, async ({
		page,
	}) => {
		await page.goto(path);
		const header = page.getByRole('banner');
		for (const spacing of ['', '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }']) {
			await page.evaluate((css) => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync(css);
				document.adoptedStyleSheets = [sheet];
			}, spacing);
			for (const [width, height] of viewports) {
				await page.setViewportSize({ width, height });
				expect((await header.boundingBox())?.height).toBeLessThan(80);
				expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
			}
		}
	});

	// Clauses: wcag 1.1.1 1.3.1 1.4.3 2.4.4 2.5.3 3.1.1 3.3.2 4.1.2
	test(`${path} has no accessibility violation: light, dark, forced colours, narrow and wide`, async ({ page }) => {
		// The rules look at every element of a long page, three widgets included.
		test.slow();
		await page.goto(path);
		for (const { width, media } of looks) {
			await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media, reducedMotion: 'reduce' });
			await page.setViewportSize({ width, height: 900 });
			expect(await accessibilityViolations(page), JSON.stringify({ width, media })).toEqual([]);
		}
	});

	// Clauses: spec 2.1 6.1, wcag 2.4.2 2.4.6
	test(`${path} says what it is, and has no link that leads nowhere`, async ({ page, request }) => {
		await page.goto(path);
		await expect(page).toHaveTitle(title);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		for (const landmark of ['banner', 'main', 'contentinfo'] as const)
			await expect(page.getByRole(landmark)).toHaveCount(1);
		const links = await page
			.locator('a[href]')
			.evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
		for (const link of new Set(links)) {
			if (/^(tel|mailto):/.test(link)) continue;
			const { hash, pathname, origin } = new URL(link);
			if (origin !== new URL(page.url()).origin) {
				// A source: another's page, which a test does not fetch.
				expect(link).toMatch(/^https:\/\//);
				continue;
			}
			if (pathname === new URL(page.url()).pathname) await expect(page.locator(hash || 'body')).toBeAttached();
			else {
				const answer = await request.get(pathname);
				expect(answer.status(), link).toBe(200);
				expect(await answer.text()).toContain(hash ? `id="${hash.slice(1)}"` : '<main');
			}
		}
	});

	test(`${path} allows only its own scripts and styles`, async ({ request }) => {
		const headers = (await request.get(path)).headers();
		const policy = headers['content-security-policy'] ?? '';
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toContain('unsafe');
		for (const source of policy.split('; ').flatMap((directive) => directive.split(' ').slice(1)))
			expect(source).toMatch(/^'(none|self|sha256-[\w+/]+=)'$/);
		expect(headers['x-content-type-options']).toBe('nosniff');
		expect(headers['referrer-policy']).not.toBe('no-referrer');
		expect(headers['permissions-policy']).toBeTruthy();
	});
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

// Clauses: wcag 1.4.5
test('headings, figures and dates stand in the HTML as one text each, for programs that search it', async ({
	request,
}) => {
	for (const [path, words] of [
		['/', `Why Choose ${brand.name}`],
		['/maternity', 'S$8,800 to S$20,000'],
		['/terms', 'Last updated January 2025'],
	] as const)
		expect(await (await request.get(path)).text()).toContain(words);
});
