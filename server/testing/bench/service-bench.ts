/**
 * Measures durable enquiries a second, compared with bare SQLite on the same machine. Also floods the service with enquiries from
 * one phone number for a minute, and measures how long after the flood the last delivery arrives.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startReceiver } from '../receiver.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { startService } from '../service.ts';
import { createDatabase, startTestPostgres } from '../stores/postgres.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = [1, 10, 100];
const flood = { connections: 200, seconds: Number(process.env.BENCH_FLOOD_SECONDS ?? 60) };
const body = JSON.stringify(sampleEnquiry({ additionalInfo: 'x'.repeat(400) }));
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'enquiries-bench-'));

const answered: Record<string, object> = {};
const delivered: Record<string, object> = {};
try {
	answered['node:sqlite alone, one commit per row'] = { 'a second': commitsPerSecond() };
	await measureService('SQLite', { DATA_DIR: join(folder, 'store') });
	await measureDeliveries('SQLite', { DATA_DIR: join(folder, 'flooded') });
	const postgres = await startTestPostgres();
	if (postgres) {
		const emptyStore = async () => ({ DATABASE_URL: await createDatabase(postgres.url) });
		await measureService('PostgreSQL', await emptyStore());
		await measureDeliveries('PostgreSQL', await emptyStore());
		postgres.remove();
	}
	console.table(answered);
	console.log(`One phone number, ${flood.connections} connections for ${flood.seconds} s:`);
	console.table(delivered);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

function commitsPerSecond(): number {
	const db = new DatabaseSync(join(folder, 'loop.sqlite'));
	db.exec('pragma journal_mode = wal; pragma synchronous = full; create table enquiries (key text unique, body text)');
	const insert = db.prepare('insert into enquiries values (?, ?)');
	const end = performance.now() + seconds * 1000;
	let written = 0;
	while (performance.now() < end) {
		insert.run(randomUUID(), body);
		written++;
	}
	db.close();
	return Math.round(written / seconds);
}

async function measureService(store: string, environment: Record<string, string>): Promise<void> {
	const service = await startService({ ...environment, LOG_LEVEL: 'warn' });
	await load(service.url, 10, 1);
	for (const count of connections) {
		const result = await load(service.url, count, seconds);
		if (result.failed > 0) throw new Error(`${store}: ${result.failed} requests failed`);
		answered[`Enquiries on ${store}, ${count} connections`] = {
			'a second': Math.round(result.latencies.length / result.seconds),
			'p50 (ms)': percentile(result.latencies, 0.5),
			'p99 (ms)': percentile(result.latencies, 0.99),
		};
	}
	await service.end();
}

async function measureDeliveries(store: string, environment: Record<string, string>): Promise<void> {
	const receiver = await startReceiver();
	const service = await startService({ ...environment, ...receiver.environment, LOG_LEVEL: 'warn' });
	const { latencies } = await load(service.url, flood.connections, flood.seconds);
	const stored = latencies.length;
	const [end, during] = [performance.now(), receiver.received.length];
	await receiver.until(stored);
	const secondsAfter = (performance.now() - end) / 1000;
	await service.end();
	receiver.close();
	delivered[store] = { stored, 'delivered by the end': during, 'all after (s)': secondsAfter.toFixed(1) };
}

interface Load {
	/** Milliseconds until the answer, for each stored enquiry. */
	readonly latencies: readonly number[];
	readonly failed: number;
	/** Seconds from the start until the last answer. */
	readonly seconds: number;
}

/** Runs `count` clients. Each client sends its next enquiry after the answer to its last enquiry. */
async function load(url: string, count: number, duration: number): Promise<Load> {
	const latencies: number[] = [];
	let failed = 0;
	const begin = performance.now();
	const end = begin + duration * 1000;
	const client = async () => {
		while (performance.now() < end) {
			const start = performance.now();
			const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
			const answer = await fetch(`${url}/api/enquiries`, { method: 'POST', headers, body });
			await answer.arrayBuffer();
			if (answer.ok) latencies.push(performance.now() - start);
			else failed++;
		}
	};
	await Promise.all(Array.from({ length: count }, client));
	return { latencies, failed, seconds: (performance.now() - begin) / 1000 };
}

function percentile(values: readonly number[], share: number): number {
	return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN);
}
