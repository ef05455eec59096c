/** Layout breaks: a long page is laid out in several short tasks while it is parsed, and nothing shifts. */

import { type Browser, expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';

const { executablePath, args } = chromiumLaunch();
test.use({
	launchOptions: {
		executablePath,
		// A web font that loads or times out would lay out the whole page again.
		args: [...args, '--disable-remote-fonts'],
		// Playwright hides scrollbars, which take up width on most desktops.
		ignoreDefaultArgs: ['--hide-scrollbars'],
	},
});

test('no layout of the maternity page covers a sixth of it or more', async ({ browser, page }) => {
	const layouts = await layoutsDuring(browser, page, () => page.goto('/maternity'));
	const whole = Math.max(...layouts.map(({ objects }) => objects));
	// On a slow machine a frame has already done the layout at some of the breaks.
	expect(layouts.filter(({ script }) => script).length).toBeGreaterThanOrEqual(7);
	expect(whole).toBeGreaterThan(1_000);
	expect(Math.max(...layouts.map(({ dirty }) => dirty))).toBeLessThan(whole / 6);
});

test('every layout break ends its task', async ({ browser, page }) => {
	// As on a slow phone: every layout takes longer than the 10 ms after which the parser yields.
	await page.addInitScript(() => {
		const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') as PropertyDescriptor;
		Object.defineProperty(HTMLBodyElement.prototype, 'offsetHeight', {
			get() {
				const end = performance.now() + 15;
				while (performance.now() < end);
				return get?.call(this);
			},
		});
	});
	const layouts = await layoutsDuring(browser, page, () => page.goto('/maternity'));
	const asked = layouts.filter(({ script }) => script);
	const scripts = new Set(asked.map(({ script }) => script));
	expect(scripts.size).toBeGreaterThanOrEqual(7);
	expect(new Set(asked.map(({ task }) => task)).size).toBe(scripts.size);
});

test('a link to a place in the page does not show its top first: no break forces a layout', async ({
	browser,
	page,
}) => {
	const layouts = await layoutsDuring(browser, page, () => page.goto('/maternity#quote'));
	expect(layouts.length).toBeGreaterThan(0);
	expect(layouts.filter(({ script }) => script)).toEqual([]);
});

test('a reload further down the page does not show its top first', async ({ browser, page }) => {
	await page.goto('/maternity');
	await page.evaluate(() => document.getElementById('quote')?.scrollIntoView({ behavior: 'instant' }));
	const layouts = await layoutsDuring(browser, page, () => page.reload());
	expect(layouts.length).toBeGreaterThan(0);
	expect(layouts.filter(({ script }) => script)).toEqual([]);
});

test('the width of the scrollbar is reserved before the page is longer than the window', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 3_000 });
	await page.goto('/no-such-page');
	const { room, scrolls } = await page.evaluate(() => ({
		room: innerWidth - document.documentElement.clientWidth,
		scrolls: document.documentElement.scrollHeight > innerHeight,
	}));
	expect(scrolls).toBe(false);
	expect(room).toBeGreaterThan(0);
});

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Start and length in microseconds. */
	ts: number;
	dur: number;
	args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** Objects that the browser laid out, of all that the page had by then. */
interface LayoutWork {
	dirty: number;
	objects: number;
	/** Start of the script that forced it, if one did. */
	script?: number;
	/** Start of its task. */
	task?: number;
}

async function layoutsDuring(browser: Browser, page: Page, visit: () => Promise<unknown>): Promise<LayoutWork[]> {
	await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
	await visit();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	const scripts = traceEvents.filter(({ name }) => name === 'EvaluateScript');
	const tasks = traceEvents.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
	return traceEvents.flatMap((event) => {
		const work = event.name === 'Layout' && event.args.beginData;
		if (!work) return [];
		const startOf = (others: TraceEvent[]) => others.find((other) => isWithin(event, other))?.ts;
		return [{ dirty: work.dirtyObjects, objects: work.totalObjects, script: startOf(scripts), task: startOf(tasks) }];
	});
}

function isWithin(event: TraceEvent, other: TraceEvent): boolean {
	const sameThread = event.pid === other.pid && event.tid === other.tid;
	return sameThread && event.ts >= other.ts && event.ts + event.dur <= other.ts + other.dur;
}
