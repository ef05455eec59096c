/**
 * Measures the service: durable enquiries a second, beside what SQLite alone writes on the same machine; then how long after a
 * minute of load the last enquiry reaches a receiver, when all of them come from one phone number.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
		if (result.non2xx > 0 || result.errors > 0)
			throw new Error(`${store}: ${result.non2xx + result.errors} requests failed`);
		const { p50, p99 } = result.latency;
		const perSecond = Math.round(result['2xx'] / result.duration);
		answered[`Enquiries on ${store}, ${count} connections`] = {
			'a second': perSecond,
			'p50 (ms)': p50,
			'p99 (ms)': p99,
		};
	}
	await service.end();
}

async function measureDeliveries(store: string, environment: Record<string, string>): Promise<void> {
	const receiver = await startReceiver();
	const service = await startService({ ...environment, ...receiver.environment, LOG_LEVEL: 'warn' });
	const { '2xx': stored } = await load(service.url, flood.connections, flood.seconds);
	const [end, during] = [performance.now(), receiver.received.length];
	await receiver.until(stored);
	const secondsAfter = (performance.now() - end) / 1000;
	await service.end();
	receiver.close();
	delivered[store] = { stored, 'delivered by the end': during, 'all after (s)': secondsAfter.toFixed(1) };
}

function load(url: string, count: number, duration: number): Promise<autocannon.Result> {
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
