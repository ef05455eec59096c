/** What an uptime monitor is told of the deliveries. */

import { expect, test } from 'vitest';
import { sampleEnquiry } from './testing/sample-enquiry.ts';
import { post, startTestApp } from './testing/test-app.ts';

test('/healthz/deliveries says ok, late or dead, and nothing else', async () => {
	const { app, database, close } = await startTestApp({
		config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } },
	});
	const ask = async () => {
		const answer = await app.inject('/healthz/deliveries');
		expect(answer.headers['cache-control']).toBe('no-store');
		return [answer.statusCode, answer.json()];
	};
	await post(app, sampleEnquiry());
	expect(await ask()).toEqual([200, { status: 'ok' }]);
	const earlier = new Date(Date.now() - 16 * 60_000).toISOString();
	await database.db.updateTable('deliveries').set({ created_at: earlier }).execute();
	expect(await ask()).toEqual([503, { status: 'late' }]);
	await database.db.updateTable('deliveries').set({ state: 'dead', finished_at: earlier }).execute();
	expect(await ask()).toEqual([503, { status: 'dead' }]);
	await close();
});
