/** Tests of a running service whose PostgreSQL is stopped, crashes or stops responding: the service recovers by itself. */

import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { healthOf, postEnquiry, startService, storedReferences } from '../service.ts';
import { createDatabase, startTestPostgres } from '../stores/postgres.ts';

/** Limits in milliseconds for polling. The timeout is more than twice the idle timeout of a database connection (12 s). */
const noticing = { timeout: 30_000, interval: 200 };

const postgres = await startTestPostgres();
afterAll(() => postgres?.remove());

test.skipIf(!postgres)('while PostgreSQL is stopped the service answers 503, and no enquiry is lost', async () => {
	if (!postgres) return;
	const environment = { DATABASE_URL: await createDatabase(postgres.url) };
	const service = await startService(environment);
	const acknowledged: string[] = [];
	const send = async () => {
		const answer = await postEnquiry(service.url);
		if (answer.status === 201) acknowledged.push((await answer.json()).reference);
		return answer;
	};
	const sent = async () => (await send()).status;

	for (const mode of ['fast', 'immediate'] as const) {
		await expect.poll(sent, noticing).toBe(201);
		const underWay = Promise.all(Array.from({ length: 50 }, send));
		postgres.stop(mode);
		await underWay;
		const refused = await send();
		expect(refused.status).toBe(503);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		await expect.poll(() => healthOf(service), noticing).toBe(503);
		const deliveries = async () => (await fetch(`${service.url}/healthz/deliveries`)).status;
		await expect.poll(deliveries, noticing).toBe(503);
		postgres.start();
		await expect.poll(() => healthOf(service), noticing).toBe(200);
	}
	await expect.poll(sent, noticing).toBe(201);
	expect(await service.end()).toBe(0);
	const stored = new Set(await storedReferences(environment));
	expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});

test.skipIf(!postgres)('the service recovers from connections on which PostgreSQL fell silent', async () => {
	if (!postgres) return;
	const database = new URL(await createDatabase(postgres.url));
	const network = await startNetwork(Number(database.port));
	database.port = String(network.port);
	const service = await startService({ DATABASE_URL: database.href });
	const send = async () => (await postEnquiry(service.url)).status;

	await Promise.all(Array.from({ length: 20 }, send));
	network.fallSilent();
	expect(await send()).toBe(503);
	expect(service.log()).toContain('PostgreSQL cannot be reached');
	await expect.poll(send, noticing).toBe(201);
	await expect.poll(() => healthOf(service), noticing).toBe(200);
	expect(await service.end()).toBe(0);
	network.close();
});

/** A TCP proxy to a local port that can drop its connections silently, without FIN or RST. */
async function startNetwork(to: number) {
	const ends: Socket[] = [];
	const network = createServer((near) => {
		const far = createConnection({ host: '127.0.0.1', port: to });
		near.on('close', () => far.destroy());
		ends.push(near, far);
		for (const end of [near, far]) end.on('error', () => {});
		near.pipe(far).pipe(near);
	});
	await once(network.listen(0, '127.0.0.1'), 'listening');
	return {
		port: (network.address() as AddressInfo).port,
		fallSilent() {
			for (const end of ends) end.unpipe();
		},
		close() {
			for (const end of ends) end.destroy();
			network.close();
		},
	};
}
