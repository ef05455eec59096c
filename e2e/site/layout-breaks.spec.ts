/** A long page is laid out in pieces as it is read, for a phone to stay awake; and nothing moves as it grows. */

import { type Browser, expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';

const { executablePath, args } = chromiumLaunch();
test.use({
	launchOptions: {
		executablePath,
		// A font that arrives, or is given up, has everything laid out anew.
		args: [...args, '--disable-remote-fonts'],
		// A scrollbar takes room on most computers.
		ignoreDefaultArgs: ['--hide-scrollbars'],
	},
});

test('the maternity page is laid out in pieces, none of them a sixth of it', async ({ browser, page }) => {
	const layouts = await layoutsDuring(browser, page, () => page.goto('/maternity'));
	const whole = Math.max(...layouts.map(({ objects }) => objects));
	// At some of the sixteen places a frame has just done the work, on a slow machine.
	expect(layouts.filter(({ script }) => script).length).toBeGreaterThanOrEqual(7);
	expect(whole).toBeGreaterThan(1_000);
	expect(Math.max(...layouts.map(({ dirty }) => dirty))).toBeLessThan(whole / 6);
});

test('every piece is laid out in a task of its own, however many there are', async ({ browser, page }) => {
	// As on a slow phone: no piece takes less than the 10 ms after which the browser ends a task.
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

test('who follows a link to a place in the page is not shown its top first: nothing is laid out before its time', async ({
	browser,
	page,
}) => {
	const layouts = await layoutsDuring(browser, page, () => page.goto('/maternity#quote'));
	expect(layouts.length).toBeGreaterThan(0);
	expect(layouts.filter(({ script }) => script)).toEqual([]);
});

test('neither is who reloads it there', async ({ browser, page }) => {
	await page.goto('/maternity');
	await page.evaluate(() => document.getElementById('quote')?.scrollIntoView({ behavior: 'instant' }));
	const layouts = await layoutsDuring(browser, page, () => page.reload());
	expect(layouts.length).toBeGreaterThan(0);
	expect(layouts.filter(({ script }) => script)).toEqual([]);
});

test('the scrollbar has its place before the page is longer than the window', async ({ page }) => {
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

/** What the browser had to lay out, of how many objects that the page had by then. */
interface LayoutWork {
	dirty: number;
	objects: number;
	/** When the script began that asked for it, if one did. */
	script?: number;
	/** When the task began that it was a part of. */
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
