/** `npm test`: every check in turn, cheapest first; the first failure ends it with the check's own exit code. */

import { runProgram } from './prepare/run-program.mjs';

const checks = [
	['types', ['tsc', '-p', '.']],
	['lint and import rules', ['biome', 'check', '--error-on-warnings', '.']],
	['unit tests', ['vitest', 'run']],
	['build and byte budgets', ['node', 'scripts/build.ts']],
	['every spec clause has its test', ['node', 'scripts/check-spec-coverage.ts']],
	['end-to-end tests', ['playwright', 'test']],
] as const;

const started = performance.now();
for (const [name, [program, ...args]] of checks) {
	const begun = performance.now();
	console.log(`\n▸ ${name}`);
	const status = await runProgram(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) {
		console.error(`✗ ${name} failed after ${seconds(begun)} s`);
		process.exit(status);
	}
	console.log(`✓ ${name} (${seconds(begun)} s)`);
}
console.log(`\nAll ${checks.length} checks passed in ${seconds(started)} s.`);

function seconds(since: number): string {
	return ((performance.now() - since) / 1000).toFixed(0);
}
