/**
 * Runs Lighthouse (mobile) on every page of the sitemap and prints the medians of RUNS runs (5 by default). Lighthouse is needed
 * only about once a month, so it is not a dependency: npx fetches a pinned version.
 */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../testing/chromium-launch.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer } from '../testing/start-server.ts';

const version = '13.5.0';
const categories = 'performance,accessibility,best-practices,seo';
const runs = Number(process.env.RUNS ?? 5);

const server = await startServer();
const debuggingPort = await freePort();
const { executablePath, args } = chromiumLaunch();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${debuggingPort}`] });
try {
	const rows: Record<string, Record<string, number>> = {};
	for (const route of await listedPaths()) rows[route] = await measure(`${server.origin}${route}`);
	console.table(rows);
	console.log(`Medians of ${runs} runs; scores of 100.`);
} finally {
	await browser.close();
	await server.stop();
}

async function listedPaths(): Promise<string[]> {
	const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
	return [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function measure(url: string): Promise<Record<string, number>> {
	const samples: Record<string, number>[] = [];
	for (let run = 0; run < runs; run++) samples.push(await measureOnce(url));
	const names = Object.keys(samples[0] ?? {});
	return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name] ?? Number.NaN))]));
}

/** Subset of Lighthouse's result. */
interface Result {
	readonly categories: Readonly<Record<string, { score: number | null }>>;
	readonly audits: Readonly<
		Record<string, { scoreDisplayMode: string; errorMessage?: string; numericValue?: number } | undefined>
	>;
}

async function measureOnce(url: string, triesLeft = 2): Promise<Record<string, number>> {
	const options = [`--port=${debuggingPort}`, `--only-categories=${categories}`, '--output=json', '--quiet'];
	const { stdout } = await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
		maxBuffer: 100 << 20,
	});
	const lhr: Result = JSON.parse(stdout);
	const unmeasured = Object.values(lhr.audits).find((audit) => audit?.scoreDisplayMode === 'error');
	if (unmeasured) {
		const problem = `Lighthouse could not measure ${url} (${unmeasured.errorMessage})`;
		if (triesLeft === 0) throw new Error(`${problem}.`);
		console.log(`${problem}: once more.`);
		return measureOnce(url, triesLeft - 1);
	}
	const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
	return {
		...Object.fromEntries(scores),
		'layout shift': lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
		'total blocking (ms)': Math.round(lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN),
		'largest paint (ms)': Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
	};
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
