/**
 * `npm test` runs the checks that need no peers, cheapest first; `npm run test:peers` runs only the checks with peers. Both list
 * failed checks at the end. Resilience tests mostly wait for timeouts, so they and the build run in parallel with other checks.
 */

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './setup/run-program.mjs';

/** Commands by the names of the checks. */
type Checks = Readonly<Record<string, string>>;

/** Checks that run one after another. Unit tests start the built server, which the npm script `pretest` has built. */
const inTurn: Checks = {
	types: 'tsc -p .',
	'lint and import rules': 'biome check --error-on-warnings .',
	'every clause has its test': 'node scripts/clauses.ts',
	'unit tests': 'vitest run --project !resilience --project !peers',
};
const beside: Checks = {
	'resilience tests': 'vitest run --project resilience --maxWorkers 4',
	build: 'node scripts/build/build.ts site',
};
const inBrowsers: Checks = {
	'end-to-end tests and byte budgets': 'playwright test --project chromium --project engines',
};
const peers: Checks = {
	'the store behind PgBouncer': 'vitest run --project peers',
	'web servers, mail relay, alerts, units, packages and an operator’s words': 'playwright test --project peers',
	"the frameworks' own checkers": 'node e2e/hosts/check-hosts.ts',
	// Runs last and with one worker, because on a busy machine Orca misses events, and the test compares every word.
	'what a screen reader says': 'playwright test --project screen-reader --workers 1',
};

const started = performance.now();
const failed: string[] = [];
if (process.argv[2] === 'peers') await run(peers);
else {
	await Promise.all([run(inTurn), runBeside(beside)]);
	await run(inBrowsers);
}
const seconds = secondsSince(started);
if (failed.length === 0) console.log(`\nAll checks passed in ${seconds} s.`);
else console.error(`\n✗ Failed after ${seconds} s: ${failed.join(' · ')}`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param file if given, the output of each check is buffered in this file until the check ends */
async function run(checks: Checks, file?: string): Promise<void> {
	for (const [name, command] of Object.entries(checks)) {
		const startedAt = performance.now();
		const [program, ...args] = command.split(' ');
		const output = file ? openSync(file, 'w') : 'inherit';
		if (!file) console.log(`\n▸ ${name}`);
		const status = await runProgram(`node_modules/.bin/${program}`, args, { stdio: ['ignore', output, output] });
		if (typeof output === 'number') closeSync(output);
		if (file) console.log(`\n▸ ${name}\n${readFileSync(file, 'utf8')}`);
		if (status !== 0) failed.push(name);
		console.log(`${status === 0 ? '✓' : '✗'} ${name} (${secondsSince(startedAt)} s)`);
	}
}

async function runBeside(checks: Checks): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'check-'));
	await run(checks, join(folder, 'output'));
	rmSync(folder, { recursive: true });
}

function secondsSince(startedAt: number): string {
	return ((performance.now() - startedAt) / 1000).toFixed(0);
}
