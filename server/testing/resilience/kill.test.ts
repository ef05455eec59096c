/** Tests of repeated `kill -9` under load: every acknowledged enquiry and reply is stored exactly once. */

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createEnquiryLinks } from '../../replies/enquiry-links.ts';
import { openService } from '../../service/open-service.ts';
import { postEnquiry, runCommand, startService } from '../service.ts';
import { describeOnEachEngine, environmentOf } from '../stores/engines.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 10);
const senders = 20;
const maxAnswers = 200;

await describeOnEachEngine((engine, createLocation) => {
	// No time limit: the duration of a round depends on the machine.
	test('kills lose no acknowledged enquiry, and no reply to one', { timeout: 0 }, async () => {
		const environment = environmentOf(await createLocation());
		const acknowledged = new Map<string, string>();
		const replied = new Set<string>();
		for (let round = 0; round < rounds; round++) await sendUntilKilled(environment, acknowledged, replied);

		const { code, out } = await runCommand(environment, 'export', '--format', 'jsonl');
		expect(code).toBe(0);
		const stored = (out.match(/.+/g) ?? []).map((line) => JSON.parse(line));
		const byReference = new Map(stored.map((record) => [record.reference, record]));
		const lost = [...acknowledged].filter(([reference, name]) => byReference.get(reference)?.name !== name);
		expect(lost).toEqual([]);
		expect([...replied].filter((reference) => !byReference.get(reference)?.answeredAt)).toEqual([]);
		expect(replied.size).toBeGreaterThan(0);
		expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
		expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length);
		console.log(engine, { rounds, acknowledged: acknowledged.size, replied: replied.size, stored: stored.length });
	});
});

/** Several clients send until the service is killed after a random number of answers, often in the middle of a request. */
async function sendUntilKilled(
	environment: Record<string, string>,
	acknowledged: Map<string, string>,
	replied: Set<string>,
): Promise<void> {
	const service = await untilConnected(() => startService({ ...environment, LOG_LEVEL: 'error' }));
	const { database } = await untilConnected(() => openService(readConfig(environment)));
	const links = await createEnquiryLinks(database, [], service.url);
	await database.close();
	const enough = Promise.withResolvers<void>();
	let remaining = randomInt(1, maxAnswers);
	let running = true;
	const send = async () => {
		while (running) {
			const name = randomUUID();
			try {
				const answer = await postEnquiry(service.url, { name });
				const { reference } = await answer.json();
				if (answer.status === 201) acknowledged.set(reference, name);
				const recorded = await fetch(links.to('answered', { reference, language: null }), { method: 'POST' });
				if (recorded.status === 200) replied.add(reference);
				if (--remaining === 0) enough.resolve();
			} catch {
				// The connection broke, so the enquiry or the reply was not acknowledged.
			}
		}
	};
	const sending = Array.from({ length: senders }, send);
	await enough.promise;
	// A random delay makes the kill hit any phase of a request.
	await delay(Math.random() * 30);
	await service.end('SIGKILL');
	running = false;
	await Promise.all(sending);
}

/** Tries again, as systemd does: on a busy machine PostgreSQL may not accept a connection within the service's three seconds. */
function untilConnected<T>(open: () => Promise<T>): Promise<T> {
	return vi.waitFor(open, { timeout: 300_000, interval: 1000 });
}
