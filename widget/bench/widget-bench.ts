/** Prints what the widget costs beside a hand-written form, both measured in one run. */

import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';
import { buildSubjects, type Subject } from './build-subjects.ts';
import { type Measurement, measure, measureLeaks } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const cycles = 200;

const { ours, vanilla } = await buildSubjects();
/** The same script once more: the difference between the two is noise. */
const control: Subject = { ...ours, name: 'quote-widget again' };
const subjects = [ours, vanilla, control];
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
		'heap kB': rounded(median(subject, 'heap') / 1_000, 0),
		nodes: rounded(median(subject, 'nodes'), 0),
		'key ms': ms('keystrokeTask'),
		'toggle ms': ms('toggleTask'),
	};
}

function printTargets(): void {
	const targets: [string, number, number][] = [
		['mount, task time by vanilla', ratio('mountTask'), 1.5],
		['keystroke, task time by vanilla', ratio('keystrokeTask'), 1.15],
		['heap by vanilla', ratio('heap'), 3],
		['ten widgets by one', median(ours, 'tenByOne'), 10],
	];
	for (const [name, value, limit] of targets) {
		const verdict = value <= limit ? 'holds' : 'MISSED';
		console.log(`${name.padEnd(36)} ${value.toFixed(2).padStart(6)}  at most ${limit}  ${verdict}`);
	}
	for (const { name, heap, nodes, listeners } of leaks) {
		const growth = `heap ${rounded(heap / 1_000, 0)} kB, nodes ${nodes}, listeners ${listeners}`;
		console.log(`${name} after ${cycles} mounts and unmounts, more than before: ${growth}`);
	}
}

async function leaksOf(subject: Subject) {
	return { name: subject.name, ...(await measureLeaks(browser, subject, cycles)) };
}

function ratio(key: keyof Measurement): number {
	return median(ours, key) / median(vanilla, key);
}

function median(subject: Subject, key: keyof Measurement): number {
	const values = (results.get(subject) ?? []).map((measurement) => measurement[key]).sort((a, b) => a - b);
	return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(value: number, digits: number): number {
	return Number(value.toFixed(digits));
}
