/**
 * `npm test`, and with `peers` `npm run test:peers`: every check in turn, cheapest first. All of them run, whatever fails; the
 * end names those that did. The resilience tests mostly wait for timeouts, so they and the build run beside the others.
 */

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './setup/run-program.mjs';

type Check = readonly [name: string, command: readonly [program: string, ...args: string[]]];

/** The server is built before all of them, by `pretest`: unit and resilience tests start it. */
const inTurn: readonly Check[] = [
	['types', ['tsc', '-p', '.']],
	['lint and import rules', ['biome', 'check', '--error-on-warnings', '.']],
	['every clause has its test', ['node', 'scripts/clauses.ts']],
	['unit tests', ['vitest', 'run', '--project', '!resilience', '--project', '!peers']],
];
const beside: readonly Check[] = [
	['resilience tests', ['vitest', 'run', '--project', 'resilience', '--maxWorkers', '4']],
	['build', ['node', 'scripts/build/build.ts', 'site']],
];
const inBrowsers: readonly Check[] = [
	['end-to-end tests and byte budgets', ['playwright', 'test', '--project', 'chromium', '--project', 'engines']],
];
const peers: readonly Check[] = [
	['the store behind PgBouncer', ['vitest', 'run', '--project', 'peers']],
	[
		'web servers, mail relay, alerts, units, packages and an operator’s words',
		['playwright', 'test', '--project', 'peers'],
	],
	["the frameworks' own checkers", ['node', 'e2e/hosts/check-hosts.ts']],
	// Last and alone: Orca hears by events in time, and each word is compared.
	['what a screen reader says', ['playwright', 'test', '--project', 'screen-reader', '--workers', '1']],
];

const started = performance.now();
const failed: string[] = [];
if (process.argv[2] === 'peers') await runInTurn(peers);
else {
	await Promise.all([runInTurn(inTurn), runBeside(beside)]);
	await runInTurn(inBrowsers);
}
const seconds = secondsSince(started);
if (failed.length === 0) console.log(`\nAll checks passed in ${seconds} s.`);
else console.error(`\n✗ Failed after ${seconds} s: ${failed.join(' · ')}`);
process.exit(failed.length > 0 ? 1 : 0);

async function runInTurn(checks: readonly Check[]): Promise<void> {
	for (const [name, command] of checks) {
		const startedAt = performance.now();
		console.log(`\n▸ ${name}`);
		report(name, startedAt, await run(command, 'inherit'));
	}
}

/** The output of each goes to a file, and is shown when it ends. */
async function runBeside(checks: readonly Check[]): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'check-'));
	const file = join(folder, 'output');
	for (const [name, command] of checks) {
		const startedAt = performance.now();
		const output = openSync(file, 'w');
		const status = await run(command, output);
		closeSync(output);
		console.log(`\n▸ ${name}\n${readFileSync(file, 'utf8')}`);
		report(name, startedAt, status);
	}
	rmSync(folder, { recursive: true });
}

function run([program, ...args]: Check[1], output: number | 'inherit'): Promise<number> {
	return runProgram(`node_modules/.bin/${program}`, args, { stdio: ['ignore', output, output] });
}

function report(name: string, startedAt: number, status: number): void {
	const outcome = status === 0 ? '✓' : '✗';
	if (status !== 0) failed.push(name);
	console.log(`${outcome} ${name} (${secondsSince(startedAt)} s)`);
}

function secondsSince(startedAt: number): string {
	return ((performance.now() - startedAt) / 1000).toFixed(0);
}
