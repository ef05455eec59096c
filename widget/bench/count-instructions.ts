/** User-space instructions of one thread while something runs: the steadiest measure of work there is. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const event = 'instructions:u';

/** Whether this machine lets `perf` count: virtual machines often do not. */
export const canCountInstructions: boolean = /^\d/.test(
	`${spawnSync('perf', ['stat', '-x,', '-e', event, 'true']).stderr ?? ''}`,
);

export async function countInstructions(threadId: number, work: () => Promise<unknown>): Promise<number | undefined> {
	if (!canCountInstructions) {
		await work();
		return;
	}
	const perf = spawn('perf', ['stat', '-x,', '-e', event, '-t', `${threadId}`], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	await once(perf, 'spawn');
	await work();
	return readCount(perf);
}

async function readCount(perf: ChildProcess): Promise<number | undefined> {
	let report = '';
	perf.stderr?.on('data', (text: Buffer) => {
		report += text;
	});
	perf.kill('SIGINT');
	await once(perf, 'close');
	return Number.parseInt(report, 10) || undefined;
}
