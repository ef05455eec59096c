/**
 * `npm test`: every check in turn, cheapest first; the first failure ends it with the check's own exit code. The
 * resilience tests spend most of their time waiting for timeouts, so they run beside the checks before the browser's.
 */

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './prepare/run-program.mjs';

type Check = readonly [name: string, command: readonly [program: string, ...args: string[]]];

const resilience: Check = ['resilience tests', ['vitest', 'run', '--project', 'resilience']];
/** The server is built before all of them, by `pretest`: unit and resilience tests start it. */
const checks: readonly Check[] = [
	['types', ['tsc', '-p', '.']],
	['lint and import rules', ['biome', 'check', '--error-on-warnings', '.']],
	['every spec clause has its test', ['node', 'scripts/check-spec-coverage.ts']],
	['unit tests', ['vitest', 'run', '--project', '!resilience']],
	['build', ['node', 'scripts/build.ts', 'site']],
];
const endToEnd: Check = ['end-to-end tests and byte budgets', ['playwright', 'test']];

const started = performance.now();
const stopping = new AbortController();
const beside = runBeside(resilience);
for (const check of checks) await runInTurn(check);
await beside;
await runInTurn(endToEnd);
console.log(`\nAll ${checks.length + 2} checks passed in ${seconds(started)} s.`);

async function runInTurn([name, [program, ...args]]: Check): Promise<void> {
	const begun = performance.now();
	console.log(`\n▸ ${name}`);
	const stdio = ['ignore', 'inherit', 'inherit'] as const;
	finish(name, begun, await runProgram(`node_modules/.bin/${program}`, args, { stdio: [...stdio] }));
}

/** Its output goes to a file, and is shown when it ends. */
async function runBeside([name, [program, ...args]]: Check): Promise<void> {
	const begun = performance.now();
	const folder = mkdtempSync(join(tmpdir(), 'check-'));
	const file = join(folder, 'output');
	const output = openSync(file, 'w');
	const options = { stdio: ['ignore' as const, output, output], signal: stopping.signal };
	const status = await runProgram(`node_modules/.bin/${program}`, args, options);
	closeSync(output);
	const text = readFileSync(file, 'utf8');
	rmSync(folder, { recursive: true });
	if (stopping.signal.aborted) return;
	console.log(`\n▸ ${name}\n${text}`);
	finish(name, begun, status);
}

function finish(name: string, begun: number, status: number): void {
	if (status === 0) {
		console.log(`✓ ${name} (${seconds(begun)} s)`);
		return;
	}
	console.error(`✗ ${name} failed after ${seconds(begun)} s`);
	stopping.abort();
	process.exit(status);
}

function seconds(since: number): string {
	return ((performance.now() - since) / 1000).toFixed(0);
}
