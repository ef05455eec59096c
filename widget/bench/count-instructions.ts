/** User-space instructions of a page's main thread while something runs: the steadiest measure of work there is. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';

/** Whether Valgrind is here, which counts them on every machine. */
export const canCountInstructions: boolean = spawnSync('valgrind', ['--version']).status === 0;

/** A browser whose pages run under Valgrind, some fifty times slower. */
interface CountingBrowser {
	browser: Browser;
	/** Makes the newest page ready for counting. */
	watch(): Promise<void>;
	/** @returns instructions of that page's main thread while `work` ran */
	count(work: () => Promise<unknown>): Promise<number>;
	close(): Promise<void>;
}

export async function openCountingBrowser(): Promise<CountingBrowser> {
	const folder = mkdtempSync(join(tmpdir(), 'instructions-'));
	const browser = await chromium.launch(launchUnderValgrind(folder));
	let renderer = 0;
	let dumps = 0;
	const control = (request: string) => askValgrind(folder, renderer, request);
	return {
		browser,
		async watch() {
			renderer = await newestRenderer(browser);
			control('--instr=on');
		},
		async count(work) {
			control('--zero');
			await work();
			control('--dump');
			dumps++;
			return readCount(join(folder, `${renderer}.${dumps}-01`));
		},
		async close() {
			await browser.close();
			rmSync(folder, { recursive: true });
		},
	};
}

function launchUnderValgrind(folder: string) {
	const { executablePath, args } = chromiumLaunch();
	const valgrind = [
		'valgrind --tool=callgrind --instr-atstart=no --separate-threads=yes',
		// V8 generates machine code at run time.
		'--smc-check=all-non-file',
		`--callgrind-out-file=${folder}/%p --vgdb-prefix=${folder}/pipe --log-file=/dev/null`,
	];
	const slow = ['--no-sandbox', '--disable-hang-monitor', `--renderer-cmd-prefix=${valgrind.join(' ')}`];
	return { executablePath, args: [...args, ...slow] };
}

async function newestRenderer(browser: Browser): Promise<number> {
	const cdp = await browser.newBrowserCDPSession();
	const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
	await cdp.detach();
	return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id));
}

function askValgrind(folder: string, processId: number, request: string): void {
	const { status, stderr } = spawnSync('callgrind_control', [`--vgdb-prefix=${folder}/pipe`, request, `${processId}`]);
	if (status !== 0) throw new Error(`Valgrind did not answer: ${stderr}`);
}

/** The first thread of a process is its main one. */
function readCount(dump: string): number {
	const [, count] = /^(?:summary|totals): (\d+)/m.exec(readFileSync(dump, 'utf8')) ?? [];
	if (!count) throw new Error(`Valgrind counted nothing: ${dump}`);
	return Number(count);
}
