/** The longest task that a page keeps its main thread busy with as it loads, on a phone four times slower than this machine. */

import type { Browser } from 'playwright';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
/** What is still to come after `load`: hydration, effects, a last paint. */
const settling = 1_000;

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	/** Microseconds on the clock. */
	readonly dur?: number;
	/** Microseconds of the thread's own time: what other programs take from it is not in there. */
	readonly tdur?: number;
}

/** In milliseconds: as the visitor waits, and as the processor works. */
export interface LongestTask {
	readonly wall: number;
	readonly cpu: number;
}

export async function longestTask(browser: Browser, url: string): Promise<LongestTask> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForTimeout(settling);
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await context.close();
	return longestOf(tasksOfPage(traceEvents));
}

/** The tasks of the thread that read the page's HTML. */
function tasksOfPage(events: readonly TraceEvent[]): TraceEvent[] {
	const [longestParse] = events
		.filter(({ name }) => name === 'ParseHTML')
		.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
	return events.filter(
		({ name, pid, tid }) =>
			name === 'ThreadControllerImpl::RunTask' && pid === longestParse?.pid && tid === longestParse.tid,
	);
}

function longestOf(tasks: readonly TraceEvent[]): LongestTask {
	const longest = (key: 'dur' | 'tdur') => Math.round(Math.max(...tasks.map((task) => task[key] ?? 0)) / 1_000);
	return { wall: longest('dur'), cpu: longest('tdur') };
}
