/** Prints what the widget costs beside a hand-written form and two published ones, all measured in one run. */

import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';
import { buildSubjects, type Subject } from './build-subjects.ts';
import { type Measurement, measure, measureLeaks } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const cycles = 200;

const { ours, vanilla, rivals } = await buildSubjects();
/** A second copy of ours: what it differs from the first by is noise. */
const control: Subject = { ...ours, name: 'quote-widget again' };
const subjects = [ours, vanilla, control, ...rivals];
const browser = await chromium.launch(chromiumLaunch());
const results = new Map<Subject, Measurement[]>(subjects.map((subject) => [subject, []]));

for (let round = 0; round < rounds; round++) {
	for (const subject of subjects) results.get(subject)?.push(await measure(browser, subject));
}
const leaks = [await leaksOf(ours), await leaksOf(vanilla)];
await browser.close();

printTable();
printTargets();

function printTable(): void {
	console.log(`Medians of ${rounds} interleaved rounds, processor slowed down four times.`);
	const rows = subjects.map((subject) => [subject.name, describe(subject)] as const);
	console.table(Object.fromEntries(rows));
}

function describe(subject: Subject) {
	const { raw, gzip, brotli } = subject.bytes;
	const ms = (key: keyof Measurement) => rounded(median(subject, key), 1);
	return {
		raw,
		gzip,
		brotli,
		'first mount ms': ms('firstMount'),
		'interactive ms': ms('interactive'),
		'mount ms': ms('mountTask'),
		'heap kB': rounded((median(subject, 'heap') ?? 0) / 1_000, 0),
		nodes: rounded(median(subject, 'nodes'), 0),
		'key ms': ms('keystrokeTask'),
		'toggle ms': ms('toggleTask'),
	};
}

function printTargets(): void {
	const targets: [string, number | undefined, number][] = [
		['mount, task time by vanilla', ratio('mountTask'), 1.4],
		['heap by vanilla', ratio('heap'), 3],
		['ten widgets by one', median(ours, 'tenByOne'), 10],
	];
	for (const [name, value, limit] of targets) {
		const verdict = value === undefined ? 'not measured here' : value <= limit ? 'holds' : 'MISSED';
		console.log(`${name.padEnd(36)} ${`${rounded(value, 2) ?? '–'}`.padStart(6)}  at most ${limit}  ${verdict}`);
	}
	for (const { name, heap, nodes, listeners } of leaks) {
		const growth = `heap ${rounded(heap / 1_000, 0)} kB, nodes ${nodes}, listeners ${listeners}`;
		console.log(`${name} after ${cycles} mounts and unmounts, more than before: ${growth}`);
	}
}

async function leaksOf(subject: Subject) {
	return { name: subject.name, ...(await measureLeaks(browser, subject, cycles)) };
}

function ratio(key: keyof Measurement): number | undefined {
	const [one, other] = [median(ours, key), median(vanilla, key)];
	return one && other && one / other;
}

function median(subject: Subject, key: keyof Measurement): number | undefined {
	const values = results.get(subject)?.map((measurement) => measurement[key]) ?? [];
	const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
	return known[Math.floor(known.length / 2)];
}

function rounded(value: number | undefined, digits: number): number | undefined {
	return value === undefined ? undefined : Number(value.toFixed(digits));
}
