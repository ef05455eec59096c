/** A PostgreSQL whose machine goes without a word, as in a failover: its connections stay open, and nobody answers on them. */

import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startTestPostgres } from '../testing/postgres.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { healthOf, postEnquiry, startService } from '../testing/service.ts';

/** Twice as long as a connection may be silent, in milliseconds. */
const noticing = { timeout: 25_000, interval: 200 };

const postgres = await startTestPostgres();
afterAll(() => postgres?.remove());

test.skipIf(!postgres)(
	'the service goes on with new connections',
	async () => {
		if (!postgres) return;
		const database = new URL(postgres.createDatabase());
		const network = await startNetwork(Number(database.port));
		database.port = String(network.port);
		const service = await startService({ DATABASE_URL: database.href });
		const send = async () => (await postEnquiry(service.url, sampleEnquiry())).status;

		await Promise.all(Array.from({ length: 20 }, send));
		network.fallSilent();
		expect(await send()).toBe(503);
		expect(service.log()).toContain('PostgreSQL cannot be reached');
		await expect.poll(send, noticing).toBe(201);
		await expect.poll(() => healthOf(service), noticing).toBe(200);
		expect(await service.end()).toBe(0);
		network.close();
	},
	60_000,
);

/** Carries connections to a port of this machine, until those that are open are cut off unnoticed. */
async function startNetwork(to: number) {
	const ends: Socket[] = [];
	const network = createServer((near) => {
		const far = createConnection({ host: '127.0.0.1', port: to });
		ends.push(
			near.on('close', () => far.destroy()),
			far,
		);
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
