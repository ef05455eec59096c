/** PostgreSQL stopped, crashed and started again under a running service. */

import { afterAll, expect, test } from 'vitest';
import { startTestPostgres } from '../testing/postgres.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { healthOf, postEnquiry, receiptOf, startService, storedReferences } from '../testing/service.ts';

/** The service may take this long to notice, in milliseconds. */
const noticing = { timeout: 15_000, interval: 200 };

const postgres = await startTestPostgres();
afterAll(() => postgres?.remove());

test.skipIf(!postgres)('is answered with 503, and the service goes on by itself when it is back', async () => {
	if (!postgres) return;
	const place = { DATABASE_URL: postgres.createDatabase() };
	const service = await startService(place);
	const acknowledged: string[] = [];
	const send = async () => {
		const answer = await postEnquiry(service.url, sampleEnquiry());
		if (answer.status === 201) acknowledged.push((await receiptOf(answer)).reference);
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
		postgres.start();
		await expect.poll(() => healthOf(service), noticing).toBe(200);
	}
	await expect.poll(sent, noticing).toBe(201);
	expect(await service.end()).toBe(0);

	const stored = new Set(await storedReferences(place));
	expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});
