/**
 * Measures the service: durable enquiries a second, beside the two limits of the same machine in the same run; then how long
 * after a minute of load the last enquiry reaches a receiver, when all of them come from one phone number.
 */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { startReceiver } from '../receiver.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { startService } from '../service.ts';
import { createDatabase, startTestPostgres } from '../stores/postgres.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = [1, 10, 100];
/** The load whose deliveries are measured. */
const flood = { connections: 200, seconds: Number(process.env.BENCH_FLOOD_SECONDS ?? 60) };
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'enquiries-bench-'));

interface Measured {
	what: string;
	connections: number;
	perSecond: number;
	p50: number | null;
	p99: number | null;
}

interface Delivered {
	store: string;
	stored: number;
	/** Already delivered when the load ended. */
	during: number;
	/** From the end of the load to the last delivery. */
	secondsAfter: number;
}

const rows: Measured[] = [];
const deliveries: Delivered[] = [];
try {
	rows.push(oneCommitPerRow());
	rows.push(...(await measureBareFastify()));
	rows.push(...(await measureService('SQLite', { DATA_DIR: join(folder, 'store') })));
	deliveries.push(await measureDeliveries('SQLite', { DATA_DIR: join(folder, 'flooded') }));
	const postgres = await startTestPostgres();
	if (postgres) {
		const emptyStore = async () => ({ DATABASE_URL: await createDatabase(postgres.url) });
		rows.push(...(await measureService('PostgreSQL', await emptyStore())));
		deliveries.push(await measureDeliveries('PostgreSQL', await emptyStore()));
		postgres.remove();
	}
	printTable(rows);
	printDeliveries(deliveries);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** The lower limit: `node:sqlite` alone, durable, one commit for each row. */
function oneCommitPerRow(): Measured {
	const db = new DatabaseSync(join(folder, 'loop.sqlite'));
	db.exec('pragma journal_mode = wal; pragma synchronous = full; create table enquiries (key text unique, body text)');
	const insert = db.prepare('insert into enquiries values (?, ?)');
	const body = JSON.stringify(sampleEnquiry({ additionalInfo: 'x'.repeat(400) }));
	const end = performance.now() + seconds * 1000;
	let written = 0;
	while (performance.now() < end) {
		insert.run(randomUUID(), body);
		written++;
	}
	db.close();
	return {
		what: 'node:sqlite alone, one commit per row',
		connections: 1,
		perSecond: written / seconds,
		p50: null,
		p99: null,
	};
}

/** The upper limit: Fastify reading the same body and answering the same size, storing nothing. */
async function measureBareFastify(): Promise<Measured[]> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-fastify.ts')], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [url] = await once(createInterface({ input: child.stdout }), 'line');
	const measured = await measureAll('Fastify without a store', String(url));
	child.kill();
	await once(child, 'exit');
	return measured;
}

async function measureService(store: string, environment: Record<string, string>): Promise<Measured[]> {
	const service = await startService({ ...environment, LOG_LEVEL: 'warn' });
	const measured = await measureAll(`Enquiries on ${store}`, service.url);
	await service.end();
	return measured;
}

async function measureDeliveries(store: string, environment: Record<string, string>): Promise<Delivered> {
	const receiver = await startReceiver();
	const service = await startService({ ...environment, ...receiver.environment, LOG_LEVEL: 'warn' });
	const { '2xx': stored } = await load(service.url, flood.connections, flood.seconds);
	const [end, during] = [performance.now(), receiver.received.length];
	await receiver.until(stored);
	const secondsAfter = (performance.now() - end) / 1000;
	await service.end();
	receiver.close();
	return { store, stored, during, secondsAfter };
}

async function measureAll(what: string, url: string): Promise<Measured[]> {
	const measured: Measured[] = [];
	await load(url, 10, 1);
	for (const count of connections) {
		const result = await load(url, count, seconds);
		measured.push({
			what,
			connections: count,
			perSecond: result['2xx'] / result.duration,
			p50: result.latency.p50,
			p99: result.latency.p99,
		});
		if (result.non2xx > 0 || result.errors > 0)
			throw new Error(`${what}: ${result.non2xx + result.errors} requests failed`);
	}
	return measured;
}

function load(url: string, count: number, duration: number): Promise<autocannon.Result> {
	const body = JSON.stringify(sampleEnquiry({ additionalInfo: 'x'.repeat(400) }));
	return autocannon({
		url,
		connections: count,
		duration,
		requests: [
			{
				method: 'POST',
				path: '/api/enquiries',
				body,
				setupRequest: (request) => ({
					...request,
					headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
				}),
			},
		],
	});
}

function printTable(measured: readonly Measured[]): void {
	const milliseconds = (value: number | null) => (value === null ? '–' : `${value} ms`);
	console.log('| what | connections | a second | p50 | p99 |\n|---|---:|---:|---:|---:|');
	for (const { what, connections, perSecond, p50, p99 } of measured) {
		console.log(
			`| ${what} | ${connections} | ${Math.round(perSecond)} | ${milliseconds(p50)} | ${milliseconds(p99)} |`,
		);
	}
}

function printDeliveries(measured: readonly Delivered[]): void {
	console.log(
		`\n| one phone number, ${flood.connections} connections for ${flood.seconds} s | stored | delivered by the end | all after |\n|---|---:|---:|---:|`,
	);
	for (const { store, stored, during, secondsAfter } of measured)
		console.log(`| ${store} | ${stored} | ${during} | ${secondsAfter.toFixed(1)} s |`);
}
