/** Measures one subject once, in a new page, on a processor slowed down four times. */

import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadAndMount, mountMore, openPage, pressKeys } from './bench-page.ts';
import type { Subject } from './build-subjects.ts';

const slowdown = 4;
const mounts = 10;
const presses = 20;

/** Times in milliseconds of the main thread, heap of script and DOM in bytes; of one mount, keystroke or toggle. */
export interface Measurement {
	/** From the first byte of the script to the first widget laid out. */
	firstMount: number;
	/** … and until the main thread is free after its first frame. */
	interactive: number;
	mountTask: number;
	/** Ten widgets, by the work of one more. */
	tenByOne: number;
	heap: number;
	nodes: number;
	keystrokeTask: number;
	toggleTask: number;
}

interface Footprint {
	heap: number;
	nodes: number;
	listeners: number;
}

export async function measure(browser: Browser, subject: Subject): Promise<Measurement> {
	const { page, cdp } = await openMeasuredPage(browser);
	await loadAndMount(page, subject);
	const firstTimes = await readTimes(page);
	const before = await footprint(cdp);
	const one = await taskTime(cdp, () => mountMore(page, 1));
	const beforeMounts = await footprint(cdp);
	const mountTask = await taskTime(cdp, () => mountMore(page, mounts));
	const after = await footprint(cdp);
	const keystrokeTask = (await taskTime(cdp, () => pressKeys(page, presses))) / presses;
	const toggleTask = (await taskTime(cdp, () => toggle(page, presses))) / presses;
	await page.close();
	return {
		...firstTimes,
		mountTask: mountTask / mounts,
		tenByOne: mountTask / one,
		heap: (after.heap - beforeMounts.heap) / mounts,
		nodes: (after.nodes - before.nodes) / (mounts + 1),
		keystrokeTask,
		toggleTask,
	};
}

/** What `times` mounts and unmounts leave behind in all: heap in bytes, nodes, listeners. */
export async function measureLeaks(browser: Browser, subject: Subject, times: number): Promise<Footprint> {
	const { page, cdp } = await openMeasuredPage(browser, 1);
	await page.addScriptTag({ content: subject.script });
	await mountAndUnmount(page, 20);
	const before = await footprint(cdp);
	await mountAndUnmount(page, times);
	const after = await footprint(cdp);
	await page.close();
	return {
		heap: after.heap - before.heap,
		nodes: after.nodes - before.nodes,
		listeners: after.listeners - before.listeners,
	};
}

async function openMeasuredPage(browser: Browser, rate = slowdown) {
	const page = await openPage(browser);
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
	await cdp.send('Emulation.setCPUThrottlingRate', { rate });
	return { page, cdp };
}

async function readTimes(page: Page): Promise<{ firstMount: number; interactive: number }> {
	return page.evaluate(async () => {
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		const { started, laidOut } = window;
		return { firstMount: laidOut - started, interactive: performance.now() - started };
	});
}

async function mountAndUnmount(page: Page, times: number): Promise<void> {
	await page.evaluate(async (times) => {
		for (let index = 0; index < times; index++) {
			const { unmount } = window.mount();
			await new Promise(requestAnimationFrame);
			unmount();
			await new Promise((resolve) => setTimeout(resolve));
		}
		await new Promise((resolve) => setTimeout(resolve, 300));
	}, times);
}

/** Opens and closes the first one's question. */
async function toggle(page: Page, count: number): Promise<void> {
	await page.evaluate(async (count) => {
		for (let press = 0; press < count; press++) {
			window.mounted[0]?.question.click();
			await new Promise(requestAnimationFrame);
		}
	}, count);
}

/** Time the main thread spent in tasks, in milliseconds, while something ran. */
async function taskTime(cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
	const before = await taskDuration(cdp);
	await work();
	return (await taskDuration(cdp)) - before;
}

async function taskDuration(cdp: CDPSession): Promise<number> {
	const { metrics } = await cdp.send('Performance.getMetrics');
	return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function footprint(cdp: CDPSession): Promise<Footprint> {
	await cdp.send('HeapProfiler.collectGarbage');
	await cdp.send('HeapProfiler.collectGarbage');
	const { usedSize, embedderHeapUsedSize } = await cdp.send('Runtime.getHeapUsage');
	const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
	return { heap: usedSize + embedderHeapUsedSize, nodes, listeners: jsEventListeners };
}
