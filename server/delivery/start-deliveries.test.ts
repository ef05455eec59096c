/** The deliveries of a service as they are started and stopped. */

import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp } from '../testing/test-app.ts';
import { Outbox } from './outbox.ts';
import { startDeliveries } from './start-deliveries.ts';

const minute = 60_000;

test('what has no sender any more is given up at the start and every minute after, until it is stopped', async () => {
	const service = await startTestApp({ config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } } });
	const outbox = new Outbox(service.database);
	const addOverdue = async () => {
		await post(service.app, sampleEnquiry({ name: randomUUID() }));
		const overdue = { give_up_at: new Date().toISOString() };
		await service.database.db.updateTable('deliveries').set(overdue).execute();
	};
	const dead = async () => (await Array.fromAsync(outbox.list('dead'))).length;
	await addOverdue();
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	const deliveries = startDeliveries({
		outbox,
		senders: () => new Map(),
		load: () => expect.unreachable(),
		log: createLog('silent'),
		onOutcome: () => {},
	});
	await vi.waitUntil(async () => (await dead()) === 1);
	await addOverdue();
	vi.advanceTimersByTime(minute);
	await vi.waitUntil(async () => (await dead()) === 2);
	await deliveries.stop();
	expect(vi.getTimerCount()).toBe(0);
	vi.useRealTimers();
	await service.close();
});
