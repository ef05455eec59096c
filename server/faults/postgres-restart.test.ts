/** PostgreSQL stopped, crashed and started again under a running service. */

import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startTestPostgres } from '../testing/postgres.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, runCommand, startService } from '../testing/service.ts';

const postgres = await startTestPostgres();
afterAll(() => postgres?.remove());

test.skipIf(!postgres)('is answered with 503, and the service goes on by itself when it is back', async () => {
	if (!postgres) return;
	const place = { DATABASE_URL: postgres.createDatabase() };
	const service = await startService(place);
	const acknowledged: string[] = [];
	const send = async () => {
		const answer = await postEnquiry(service.url, sampleEnquiry());
		if (answer.status === 201) acknowledged.push(((await answer.json()) as { reference: string }).reference);
		return answer;
	};
	const turns = async (status: number, ask: () => Promise<Response>) => {
		const until = performance.now() + 15_000;
		for (;;) {
			const answer = await ask();
			if (answer.status === status) return answer;
			if (performance.now() > until) throw new Error(`does not turn ${status}`);
			await delay(200);
		}
	};

	for (const mode of ['fast', 'immediate'] as const) {
		expect((await turns(201, send)).status).toBe(201);
		const underWay = Promise.all(Array.from({ length: 50 }, send));
		postgres.stop(mode);
		await underWay;
		const refused = await send();
		expect(refused.status).toBe(503);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		await turns(503, () => fetch(`${service.url}/healthz`));
		postgres.start();
		await turns(200, () => fetch(`${service.url}/healthz`));
	}
	expect((await turns(201, send)).status).toBe(201);
	expect(await service.end()).toBe(0);

	const { out } = await runCommand(place, 'list', '--json');
	const stored = new Set(JSON.parse(out).map(({ reference }: { reference: string }) => reference));
	expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});
