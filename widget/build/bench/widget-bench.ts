/**
 * `npm run bench -- widget [--against REF]`: measures the built widget and the widget of commit REF alternately in one run.
 * The built widget is measured a second time as the control: any difference between both is noise.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { buildReference } from '../../../scripts/measure/reference-build.ts';
import { headlessShellLaunch } from '../../../scripts/testing/chromium-launch.ts';
import { type Costs, measure } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const { values } = parseArgs({ options: { against: { type: 'string' } } });

const folders: Record<string, string> = { 'working tree': '.' };
if (values.against) folders[values.against] = await buildReference(values.against);
folders.control = '.';
const subjects = Object.entries(folders).map(([name, folder]) => ({
	name,
	script: readFileSync(join(folder, 'dist/widget/v1/quote-widget.js'), 'utf8'),
	measured: [] as Costs[],
}));

const browser = await chromium.launch(headlessShellLaunch());
try {
	for (let round = 0; round < rounds; round++) await measureEach(browser);
} finally {
	await browser.close();
}

console.log(`Medians of ${rounds} rounds; times are of the main thread, processor slowed down four times.`);
console.table(Object.fromEntries(subjects.map(({ name, script, measured }) => [name, rowOf(script, measured)])));

async function measureEach(browser: Browser): Promise<void> {
	for (const { script, measured } of subjects) measured.push(await measure(browser, script));
}

function rowOf(script: string, measured: Costs[]) {
	const median = (cost: keyof Costs) =>
		measured.map((costs) => costs[cost]).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Number.NaN;
	return {
		'bytes (Brotli 11)': brotliCompressSync(script).length,
		'mount ms': median('mount').toFixed(1),
		'ten widgets ms': median('tenWidgets').toFixed(1),
		'key press ms': median('keyPress').toFixed(2),
		'heap kB': (median('heap') / 1_000).toFixed(0),
	};
}
