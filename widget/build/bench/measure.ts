/** Measures what one built widget script costs on an empty page, with the processor slowed down. */

import type { Browser, CDPSession, Page } from 'playwright';

const slowdown = 4;
const keyPresses = 20;

/** Times of the page's main thread in milliseconds, and memory in bytes. */
export interface Costs {
	/** Evaluating the script, and mounting and painting the first widget. */
	mount: number;
	/** Mounting ten more widgets. */
	tenWidgets: number;
	/** Typing one letter in the name field. */
	keyPress: number;
	/** JavaScript and DOM heap after garbage collection, with eleven widgets on the page. */
	heap: number;
}

export async function measure(browser: Browser, script: string): Promise<Costs> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
	await page.goto('http://bench.invalid/');
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	const mount = await taskTime(cdp, async () => {
		await page.addScriptTag({ content: script });
		await mountWidgets(page, 1);
	});
	const tenWidgets = await taskTime(cdp, () => mountWidgets(page, 10));
	const keyPress = (await taskTime(cdp, () => pressKeys(page))) / keyPresses;
	const heap = await heapSize(cdp);
	await page.close();
	return { mount, tenWidgets, keyPress, heap };
}

async function mountWidgets(page: Page, count: number): Promise<void> {
	await page.evaluate(async (count) => {
		for (let index = 0; index < count; index++) {
			const element = document.createElement('quote-widget');
			element.setAttribute('endpoint', 'simulate');
			document.body.append(element);
		}
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

async function pressKeys(page: Page): Promise<void> {
	await page.getByLabel('Name', { exact: true }).first().focus();
	for (let press = 0; press < keyPresses; press++) await page.keyboard.press('a');
}

async function taskTime(cdp: CDPSession, work: () => Promise<void>): Promise<number> {
	const before = await taskDuration(cdp);
	await work();
	return (await taskDuration(cdp)) - before;
}

async function taskDuration(cdp: CDPSession): Promise<number> {
	const { metrics } = await cdp.send('Performance.getMetrics');
	return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Collects garbage twice, because objects with finalizers are freed only after the finalizers have run. */
async function heapSize(cdp: CDPSession): Promise<number> {
	for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage');
	const { usedSize, embedderHeapUsedSize } = await cdp.send('Runtime.getHeapUsage');
	return usedSize + embedderHeapUsedSize;
}
