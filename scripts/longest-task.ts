/** The longest task that a page keeps its main thread busy with as it loads, on a phone four times slower than this machine. */

import type { Browser } from '@playwright/test';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
/** What is still to come after `load`: hydration, effects, a last paint. */
const settling = 1_000;

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	/** Start and length in microseconds on the clock. */
	readonly ts: number;
	readonly dur?: number;
	/** Microseconds of the thread's own time: what other programs take from it is not in there. */
	readonly tdur?: number;
}

/** In milliseconds. */
interface LongestTask {
	/** As the visitor waits for it. */
	readonly wall: number;
	/** As the processor works on it, whatever else the machine is doing. */
	readonly cpu: number;
	/** The same of the longest run of a script: laying out and painting are left out. */
	readonly script: number;
}

const scripts = ['EvaluateScript', 'v8.evaluateModule', 'TimerFire', 'EventDispatch', 'FunctionCall'];

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
	return longestOf(eventsOfPage(traceEvents));
}

/** What the thread that read the page's HTML did from then on. */
function eventsOfPage(events: readonly TraceEvent[]): TraceEvent[] {
	const parses = events.filter(({ name }) => name === 'ParseHTML').toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
	const [longest] = parses;
	const ofPage = events.filter(({ pid, tid }) => pid === longest?.pid && tid === longest.tid);
	const start = Math.min(...ofPage.filter(({ name }) => name === 'ParseHTML').map(({ ts }) => ts));
	return ofPage.filter(({ ts, dur = 0 }) => ts + dur >= start);
}

function longestOf(events: readonly TraceEvent[]): LongestTask {
	const longest = (names: readonly string[], key: 'dur' | 'tdur') => {
		const times = events.filter(({ name }) => names.includes(name)).map((event) => event[key] ?? 0);
		return Math.round(Math.max(0, ...times) / 1_000);
	};
	const task = ['ThreadControllerImpl::RunTask'];
	return { wall: longest(task, 'dur'), cpu: longest(task, 'tdur'), script: longest(scripts, 'tdur') };
}
