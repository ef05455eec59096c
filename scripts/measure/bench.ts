/**
 * `npm run bench -- [NAME…] [--against REF]` runs the named benchmarks, or all: widget, service, export and pages. With
 * `--against`, the benchmark of the widget also measures the widget of that commit.
 */

import { parseArgs } from 'node:util';
import { runProgram } from '../setup/run-program.mjs';

const benches = {
	widget: 'widget/build/bench/widget-bench.ts',
	service: 'server/testing/bench/service-bench.ts',
	export: 'server/testing/bench/export-memory.ts',
	pages: 'scripts/measure/lighthouse.ts',
} as const;

const { values, positionals: wanted } = parseArgs({
	allowPositionals: true,
	options: { against: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
	console.error(`No bench named ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}.`);
	process.exit(2);
}

for (const [name, script] of Object.entries(benches)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	console.log(`\n# ${name}\n`);
	const options = name === 'widget' && values.against ? ['--against', values.against] : [];
	const status = await runProgram(process.execPath, [script, ...options], { stdio: 'inherit' });
	if (status !== 0) process.exit(status);
}
