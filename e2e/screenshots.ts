/** `npm run screenshots`: every page and every state of the form at three widths, light and dark, into `screenshots/`. */

import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { startServer } from '../scripts/start-server.ts';
import * as formCopy from '../shared/content/en/form-copy.ts';
import { fillIn, formIn, send } from './visitor.ts';

const folder = 'screenshots';
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;

interface Scene {
	name: string;
	path: string;
	/** Brings the page into its state; absent: as it loads. */
	act?: (page: Page) => Promise<void>;
	/** What to picture; absent: the whole page. */
	part?: string;
}

const scenes: Scene[] = [
	{ name: 'landing', path: '/' },
	{ name: 'maternity', path: '/maternity' },
	{ name: 'terms', path: '/terms' },
	{ name: 'privacy', path: '/privacy' },
	{ name: 'partners', path: '/partners' },
	{ name: 'not-found', path: '/no-such-page' },
	{ name: 'menu', path: '/', act: openMenu, part: 'viewport' },
	{ name: 'plans', path: '/maternity', part: 'quote-widget[show="plans"]' },
	{ name: 'form', path: '/maternity', part: 'quote-widget[show="form"]' },
	{ name: 'form-errors', path: '/maternity', act: sendEmpty, part: 'quote-widget[show="form"]' },
	{ name: 'form-sending', path: '/maternity', act: sendForever, part: 'quote-widget[show="form"]' },
	{ name: 'form-toast', path: '/maternity', act: sendFilled, part: 'viewport' },
	{ name: 'form-sent', path: '/maternity', act: sendFilled, part: 'quote-widget[show="form"]' },
	{ name: 'form-failed', path: '/maternity', act: sendRefused, part: 'quote-widget[show="form"]' },
	{ name: 'faq-open', path: '/maternity', act: openQuestion, part: 'quote-widget[show="faq"]' },
];

const only = process.argv[2];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(chromiumLaunch());
try {
	for (const scene of scenes.filter(({ name }) => !only || name.includes(only))) {
		for (const width of widths) for (const theme of themes) await picture(browser, scene, width, theme);
		console.log(scene.name);
	}
} finally {
	await browser.close();
	await server.stop();
}

async function picture(browser: Browser, scene: Scene, width: number, theme: 'light' | 'dark'): Promise<void> {
	const page = await browser.newPage({
		baseURL: server.origin,
		viewport: { width, height: width < 500 ? 780 : 900 },
		colorScheme: theme,
		reducedMotion: 'reduce',
	});
	// The second time the fonts are in the cache: they are optional, and a page that had to wait for them does without.
	for (let visit = 0; visit < 2; visit++) await page.goto(scene.path, { waitUntil: 'networkidle' });
	await scene.act?.(page);
	const path = `${folder}/${scene.name}-${width}-${theme}.png`;
	if (!scene.part) await page.screenshot({ path, fullPage: true });
	else if (scene.part === 'viewport') await page.screenshot({ path });
	else await picturePart(page, scene.part, path);
	await page.close();
}

/** A part with the page's own space around it, taken from the top of the page: the sticky bars stay out of the picture. */
async function picturePart(page: Page, part: string, path: string): Promise<void> {
	await page.evaluate(() => scrollTo(0, 0));
	const box = await page.locator(part).boundingBox();
	if (!box) throw new Error(`${part} is not on the page.`);
	const space = 12;
	const clip = {
		x: box.x - space,
		y: box.y - space,
		width: box.width + 2 * space,
		height: box.height + 2 * space,
	};
	await page.screenshot({ path, fullPage: true, clip });
}

/** Where the window is wide there is none. */
async function openMenu(page: Page): Promise<void> {
	const menu = page.locator('header summary');
	if (await menu.isVisible()) await menu.click();
}

async function sendEmpty(page: Page): Promise<void> {
	await send(formIn(page));
	await page.getByText(formCopy.errorSummaryTitle).waitFor();
}

async function sendForever(page: Page): Promise<void> {
	await page.route('**/api/enquiries', () => undefined);
	await fillIn(formIn(page));
	await send(formIn(page));
}

async function sendFilled(page: Page): Promise<void> {
	await fillIn(formIn(page));
	await send(formIn(page));
	await page.getByText(formCopy.toasts.success.title).first().waitFor();
}

async function sendRefused(page: Page): Promise<void> {
	await page.route('**/api/enquiries', (route) =>
		route.fulfill({ status: 403, json: { title: 'Forbidden', status: 403 } }),
	);
	await fillIn(formIn(page));
	await send(formIn(page));
	await page.getByText(formCopy.toasts.failure.title).first().waitFor();
}

async function openQuestion(page: Page): Promise<void> {
	await page.locator('quote-widget[show="faq"]').getByRole('button').first().click();
}
