/**
 * End-to-end tests of every page (console, layout shift, bytes, reflow, accessibility, headers), and of the skip link, icons, the
 * sitemap and the widget's bytes.
 */

import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { labels } from '../../shared/content/words/en/form-copy.ts';
import { accessibilityViolations } from '../testing/accessibility-violations.ts';
import { boxOf } from '../testing/boxes.ts';
import { brokenWords, partsBeyondWidgets, setFontSize } from '../testing/large-letters.ts';
import { delayResponses } from '../testing/servers/delay-response.ts';
import { hydrateAll, pagePaths, recordShift, scriptsOf, waitForPaint, watchConsole } from '../testing/site-pages.ts';
import { inWeeks } from '../testing/visitor.ts';

/** The first is a window of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const viewports = [
	[320, 256],
	...[320, 348, 360, 412, 703, 720, 768, 1024].map((width) => [width, 640] as const),
] as const;

/** Limits in bytes for the compressed scripts of a page, including inline and lazy ones, without the widget. */
const scriptLimits: Record<string, number> = {
	'/': 20_000,
	'/maternity': 20_750,
	// On the language pages the words of the tools have more bytes than in English.
	'/zh': 21_000,
	'/ms': 21_200,
	'/ta': 22_100,
	'/partners': 20_000,
};
const limitWithoutIsland = 8_000;

// Clauses: wcag 1.1.1 1.3.1 1.4.3 1.4.4 1.4.10 2.2.2 2.3.1 2.4.4 2.5.3 3.1.1 3.3.2 4.1.2
for (const path of pagePaths)
	test(`${path} is quiet and light, does not move, reflows, and has no accessibility violation`, async ({ page }) => {
		// Slow, because axe checks every element, and the longest pages have three widgets.
		test.slow();
		const messages = watchConsole(page);
		const scripts = scriptsOf(page);
		const finished: Request[] = [];
		page.on('requestfinished', (request) => finished.push(request));
		const shift = await recordShift(page);
		// Delays the fonts, because late fonts are the most likely cause of layout shifts.
		const release = await delayResponses(page, '**/*.woff2');
		const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
		await waitForPaint(page);
		release();
		await page.waitForLoadState('networkidle');

		await test.step('the console stays empty, and nothing moves', async () => {
			expect(messages.filter((line) => !/^log: 404|status of 404/.test(line))).toEqual([]);
			// Allows a small shift, because late fonts may wrap a line differently. Core Web Vitals rate up to 0.1 as good.
			expect(await shift()).toBeLessThan(0.02);
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

		await test.step('it stays within its bytes, and loads a runtime for an island only', async () => {
			await hydrateAll(page);
			const { document: html = 0, font = 0, script = 0 } = await bytesByKind(finished);
			const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text).join('\n'));
			expect(script).toBeGreaterThan(500);
			expect(script + brotliCompressSync(inline).length).toBeLessThanOrEqual(scriptLimits[path] ?? limitWithoutIsland);
			if (!(path in scriptLimits)) expect(scripts).toEqual(['main']);
			if (path === '/') {
				expect(Math.min(html, font)).toBeGreaterThan(1000);
				expect(html + font, 'of the first paint').toBeLessThanOrEqual(60_000);
			}
		});

		await test.step('no accessibility violation, everything unfolded', async () => {
			await page.evaluate(() => {
				for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-overlay])'))
					details.open = true;
			});
			await page.emulateMedia({ reducedMotion: 'reduce' });
			// Of all pages, the maternity page has the most parts with a different layout on phones.
			if (path === '/maternity') await page.setViewportSize({ width: 320, height: 900 });
			expect(await accessibilityViolations(page)).toEqual([]);
		});

		await test.step('it reflows at 320 pixels and at 400 % zoom, its header in one row, with wide letters', async () => {
			await page.evaluate(() => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
				document.adoptedStyleSheets = [sheet];
			});
			for (const [width, height] of viewports) {
				await page.setViewportSize({ width, height });
				expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(80);
				expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
			}
		});

		await test.step('in letters twice as large it needs no sideways scrolling, and no word is broken', async () => {
			await page.evaluate(() => {
				document.adoptedStyleSheets = [];
			});
			await page.setViewportSize({ width: 360, height: 740 });
			await setFontSize(page, 32);
			// A due date in week 35 gets an answer with two links. No answer has more.
			for (const dueDate of await page.locator('.in-time input').all()) await dueDate.fill(inWeeks(5));
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
			expect(await partsBeyondWidgets(page)).toEqual([]);
			expect(await brokenWords(page)).toEqual([]);
			if (path === '/maternity')
				await expect(page.getByText(labels.email, { exact: true })).toHaveCSS('font-size', '24px');
			await setFontSize(page, 16);
			await page.evaluate(() => {
				document.documentElement.style.fontSize = '200%';
			});
			expect(await page.evaluate(() => document.documentElement.scrollWidth), 'letters alone').toBe(360);
		});
	});

/** Compressed bytes of response bodies by resource type. Files of the widget are counted as `widget`. */
async function bytesByKind(requests: readonly Request[]): Promise<Record<string, number>> {
	const total: Record<string, number> = {};
	for (const request of requests) {
		const kind = request.url().includes('/widget/v1/') ? 'widget' : request.resourceType();
		total[kind] = (total[kind] ?? 0) + (await request.sizes()).responseBodySize;
	}
	return total;
}

/** Replaces the hashes of the sources, which change with every comment, and with which the compressed size varies by up to 50 bytes. */
const withoutHashes = (script: string) => script.replaceAll(/(?<!\w)[\da-f]{8}(?!\w)/g, '01234567');

test('the widget’s files stay within their bytes', async ({ request }) => {
	for (const [language, limit] of [
		['', 28_400],
		['.zh-Hans', 29_820],
		['.ms', 29_250],
		['.ta', 31_200],
	] as const) {
		const widget = await request.get(`/widget/v1/quote-widget${language}.js`);
		expect(widget.headers()['content-encoding']).toBe('br');
		const bytes = brotliCompressSync(withoutHashes(await widget.text())).length;
		expect(bytes).toBeGreaterThan(1000);
		expect(bytes, `widget${language}`).toBeLessThanOrEqual(limit);
		const button = await request.get(`/widget/v1/quote-widget-button${language}.js`);
		expect(button.headers()['content-encoding']).toBe('br');
		expect(Number(button.headers()['content-length']), `button${language}`).toBeLessThanOrEqual(1500);
	}
});

test('sitemap, robots, security contact, icons and the social image are there', async ({ request }) => {
	const get = async (path: string) => {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		return answer;
	};
	expect(await (await get('/sitemap.xml')).text()).toContain('<urlset');
	expect(await (await get('/robots.txt')).text()).toContain('Sitemap:');
	expect(await (await get('/.well-known/security.txt')).text()).toMatch(/Contact: .*\nExpires: 20/);
	for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) await get(icon);
	for (const path of pagePaths) {
		const html = await (await request.get(path)).text();
		const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
		expect((await get(new URL(image).pathname)).headers()['content-type']).toBe('image/png');
	}
});

// Clauses: wcag 2.1.2 2.4.1 2.4.11
test('the skip link comes first, leads to the content, and no bar covers what follows', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto('/maternity');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to main content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	expect(await obscuredFocusStops(page, 'Tab', 45)).toEqual([]);
	for (const [width, height] of [
		[1440, 900],
		[1440, 650],
		[768, 1024],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.getByRole('button', { name: 'Get Quote' }).first().focus();
		expect(await obscuredFocusStops(page, 'Shift+Tab', 12), `above the cards, at ${width} × ${height}`).toEqual([]);
	}
});

/** Presses `key` `stops` times. @returns focused elements whose centre another element covered (WCAG 2.4.11) */
async function obscuredFocusStops(page: Page, key: string, stops: number): Promise<string[]> {
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

test('the browser’s bar has the colour of the page, and its icon that of the logo', async ({ page }) => {
	await page.goto('/');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const { bar, ground, icon, logo } = await page.evaluate(drawnColours);
		expect(bar, colorScheme).toBe(ground);
		expect(icon, colorScheme).toBe(logo);
	}
});

/** Runs in the page. Draws the colours, to compare the sRGB colours of `theme-color` and favicon with the page's `oklch()`. */
async function drawnColours() {
	const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
	const drawn = (draw: () => void) => {
		draw();
		return `${canvas.getImageData(16, 10, 1, 1).data}`;
	};
	const filled = (colour = '') =>
		drawn(() => {
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 32, 32);
		});
	const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
	const image = new Image(32, 32);
	image.src = '/favicon.svg';
	await image.decode();
	return {
		bar: filled(bars.find(({ media }) => matchMedia(media).matches)?.content),
		ground: filled(getComputedStyle(document.body).backgroundColor),
		icon: drawn(() => canvas.drawImage(image, 0, 0, 32, 32)),
		logo: filled(getComputedStyle(document.querySelector('.logo path') as Element).fill),
	};
}
