/** Tests of the delivery worker with recipients that fail, hang and recover. */

import timers from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import type { Database } from '../database/database.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { createEnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { type EnquiryEvent, loadEvent } from '../notifications/enquiry-event.ts';
import { createLog } from '../observability/log.ts';
import { createStoreTest } from '../testing/stores/store-test.ts';
import { type Channel, DeliveryFailed } from './channels/channel.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { type Delivery, leaseMs, type Outbox } from './outbox.ts';

/** The webhook's behaviour for events with a record. Withdrawals and erasures always succeed. */
type Send = (id: string, reference: string, signal: AbortSignal) => Promise<void>;

const minute = 60_000;
const log = createLog('silent');
const onOutcome = vi.fn();
/** Withdrawals and erasures that the webhook received. */
let otherEvents: EnquiryEvent[];
const hang = (signal: AbortSignal) =>
	new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => {
	onOutcome.mockReset();
	otherEvents = [];
});

const test = createStoreTest(() => ({ dataDir: temporaryFolder() }))
	/** Runs the clock ten times as fast, because the worker pauses for seconds. */
	.extend('clock', ({ database: _ }: { database: Database }, { onCleanup }) => {
		const ticking = setInterval(() => vi.advanceTimersByTime(100), 10);
		vi.useFakeTimers({
			toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
		});
		onCleanup(() => {
			vi.useRealTimers();
			vi.restoreAllMocks();
			clearInterval(ticking);
		});
	})
	/** Stores an enquiry with deliveries to these recipients. @returns its reference */
	.extend('queue', ({ add }) => async (...recipients: string[]) => {
		return (await add({}, recipients.length > 0 ? recipients : ['webhook'])).reference;
	})
	.extend('start', ({ store, outbox, clock: _ }, { onCleanup }) => {
		const stops: (() => Promise<void>)[] = [];
		onCleanup(async () => {
			for (const stop of stops) await stop();
		});
		return (send: Send = async () => {}, others: Record<string, Channel<EnquiryEvent>> = {}, readable = store) => {
			const webhook: Channel<EnquiryEvent> = {
				async send(id, event, signal) {
					if ('record' in event) return send(id, event.record.reference, signal);
					otherEvents.push(event);
				},
			};
			const channels = new Map(Object.entries({ webhook, ...others }));
			const load = (delivery: Delivery) =>
				loadEvent({ store: readable, partners: [], answeredUrl: () => '' }, delivery);
			const worker = startDeliveryWorker({ channels: () => channels, outbox, load, log, onOutcome });
			stops.push(worker.stop);
			return worker;
		};
	});

/** Runs `happens` after the first claim and before the claimed deliveries are attempted. */
function afterClaim(outbox: Outbox, happens: () => Promise<unknown>): void {
	const claim = outbox.claim.bind(outbox);
	vi.spyOn(outbox, 'claim').mockImplementationOnce(async (recipients, limit) => {
		const claimed = await claim(recipients, limit);
		await happens();
		return claimed;
	});
}

test('delivers waiting and new deliveries, each once', async ({ start, queue, listed }) => {
	const sent: string[] = [];
	const waiting = await Promise.all(Array.from({ length: 30 }, () => queue()));
	const worker = start(async (_id, reference) => void sent.push(reference));
	const later = await queue();
	worker.wake();
	await expect.poll(() => listed('done')).toHaveLength(31);
	expect(sent.toSorted()).toEqual([...waiting, later].toSorted());
	expect(onOutcome).toHaveBeenCalledTimes(31);
});

test('a failure is recorded with its reason and tried again under the same id', async ({ start, queue, listed }) => {
	const ids: string[] = [];
	const again = Promise.withResolvers<void>();
	await queue();
	start(async (id) => {
		if (ids.push(id) === 1) throw new DeliveryFailed('HTTP 500');
		await again.promise;
	});
	await expect.poll(() => ids).toHaveLength(2);
	expect(onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
	expect(await listed()).toMatchObject([{ state: 'pending', attempts: 2, last_error: 'HTTP 500' }]);
	again.resolve();
	await expect.poll(() => listed('done')).toMatchObject([{ attempts: 2, last_error: null }]);
	expect(new Set(ids).size).toBe(1);
});

test('records a delivery once the store is back, and sends it once', async ({ start, queue, outbox, listed }) => {
	vi.spyOn(outbox, 'succeed').mockRejectedValueOnce(new Error('no connection left'));
	vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
	await queue();
	const send = vi.fn<Send>();
	start(send);
	await expect.poll(() => listed('done')).toHaveLength(1);
	expect(send).toHaveBeenCalledOnce();
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'delivered']]);
});

test('a recipient that is down is tried 8 times a second at most, and logged once', async ({
	start,
	queue,
	listed,
}) => {
	const [warn, info] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
	let down = true;
	await Promise.all(Array.from({ length: 40 }, () => queue()));
	const begin = performance.now();
	const worker = start(async () => {
		if (down) throw new DeliveryFailed('HTTP 500');
	});
	onOutcome.mockImplementation(() => worker.wake());
	await expect.poll(() => onOutcome.mock.calls.length).toBeGreaterThanOrEqual(24);
	// Three rounds of attempts have two pauses of one second, less the tolerance of timers.
	expect(performance.now() - begin).toBeGreaterThan(1950);
	down = false;
	await expect.poll(() => listed('done')).toHaveLength(40);
	const failed = { target: 'webhook', reference: expect.any(String), reason: 'HTTP 500' };
	expect(warn.mock.calls).toEqual([[failed, 'deliveries fail']]);
	expect(info.mock.calls).toEqual([[{ target: 'webhook' }, 'deliveries arrive again']]);
});

test('sends the withdrawal instead of a claimed enquiry', async ({ start, queue, outbox, retention, listed }) => {
	const reference = await queue();
	afterClaim(outbox, () => retention.withdraw({ email: 'mei@example.com' }));
	const send = vi.fn<Send>();
	start(send);
	await expect.poll(() => listed('dead')).toMatchObject([{ reference, last_error: 'consent withdrawn' }]);
	vi.advanceTimersByTime(leaseMs);
	await expect.poll(() => otherEvents).toMatchObject([{ name: 'withdrawn', reference }]);
	expect(send).not.toHaveBeenCalled();
});

test('sends the erasure instead of a claimed enquiry', async ({ start, queue, outbox, retention, listed }) => {
	const reference = await queue();
	afterClaim(outbox, () => retention.erase({ reference }));
	start(() => expect.unreachable());
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'gone']]);
	vi.advanceTimersByTime(leaseMs);
	await expect.poll(() => otherEvents).toMatchObject([{ name: 'erased', reference }]);
	await expect.poll(() => onOutcome.mock.calls.map(([, outcome]) => outcome)).toEqual(['gone', 'delivered']);
	expect(await listed('dead')).toEqual([]);
});

test('a delivery whose enquiry is gone needs no attention', async ({ start, queue, database, outbox, listed }) => {
	await queue();
	await database.db.deleteFrom('enquiries').execute();
	start(() => expect.unreachable());
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'gone']]);
	expect([await outbox.countOpen(), await listed('pending')]).toEqual([[], []]);
});

test('logs each delivery that is given up, the target down or not', async ({ start, queue, database }) => {
	const error = vi.spyOn(log, 'error');
	const references = [await queue(), await queue()];
	await database.db.updateTable('deliveries').set({ attempts: 9, give_up_at: '2020-01-01T00:00:00.000Z' }).execute();
	start(async () => {
		throw new DeliveryFailed('HTTP 500');
	});
	await expect.poll(() => error.mock.calls).toHaveLength(2);
	const said = (reference: string) => ({ target: 'webhook', reference, event: 'created', reason: 'HTTP 500' });
	const lines = references.map((reference) => [said(reference), 'gave up a delivery']);
	expect(error.mock.calls).toEqual(expect.arrayContaining(lines));
});

test('an attempt that hangs does not delay others, and is left to the next start', async ({ start, queue, listed }) => {
	const hanging = await queue();
	await Promise.all(Array.from({ length: 10 }, () => queue()));
	const worker = start((_id, reference, signal) => (reference === hanging ? hang(signal) : Promise.resolve()));
	await expect.poll(() => listed('done')).toHaveLength(10);
	expect(await listed('pending')).toMatchObject([{ reference: hanging, attempts: 1 }]);
	await worker.stop();
	expect(await listed('pending')).toMatchObject([{ attempts: 1, last_error: 'the server was stopped' }]);
});

test('the worker survives a failed store, and logs it once', async ({ start, queue, outbox, listed }) => {
	const warn = vi.spyOn(log, 'warn');
	const claim = vi.spyOn(outbox, 'claim');
	for (let time = 0; time < 2; time++) claim.mockRejectedValueOnce(new Error('away'));
	await queue();
	start();
	await expect.poll(() => listed('done')).toHaveLength(1);
	expect(warn).toHaveBeenCalledOnce();
	claim.mockRejectedValueOnce(new Error('away again'));
	await expect.poll(() => warn.mock.calls).toHaveLength(2);
});

const readKey = createFieldEncryption([Buffer.alloc(32, 8)]);
test.for([
	['encrypted with a key that this server lacks', 'check ENCRYPTION_KEY on this server', undefined],
	['moved from another row', 'its record was damaged or moved', (_own: string, other: string) => other],
	['cut short', 'its record was damaged or moved', (own: string) => own.slice(0, 30)],
	['not the JSON that was written', 'its record was damaged or moved', () => '{ not JSON'],
] as const)(
	'a record that is %s counts as an attempt, with a reason that does not quote it',
	async ([, reason, damage], { start, queue, add, database, store, outbox }) => {
		const warn = vi.spyOn(log, 'warn');
		const { db } = database;
		const [reference, other] = [await queue(), (await add()).reference];
		const personalOf = async (of: string) =>
			(await db.selectFrom('enquiries').select('personal').where('reference', '=', of).executeTakeFirstOrThrow())
				.personal;
		const personal = damage?.(await personalOf(reference), await personalOf(other));
		if (personal) await db.updateTable('enquiries').set({ personal }).where('reference', '=', reference).execute();
		start(() => expect.unreachable(), {}, personal ? store : createEnquiryStore(database, readKey));
		await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
		const failed = { last_error: `the enquiry cannot be read: ${reason}`, state: 'pending' };
		expect(await outbox.listFor([reference])).toMatchObject([{ ...failed, attempts: 1 }]);
		const said = { target: 'webhook', reference, reason: failed.last_error };
		expect(warn.mock.calls).toEqual([[said, 'deliveries fail']]);
	},
);

test('a failed store does not count as the recipient’s failure', async ({
	start,
	queue,
	database: { db },
	outbox,
	listed,
}) => {
	const warn = vi.spyOn(log, 'warn');
	await queue();
	afterClaim(outbox, () => sql`alter table enquiries rename to elsewhere`.execute(db));
	const release = vi.spyOn(outbox, 'release');
	start(async () => expect(release).toHaveBeenCalled());
	await expect.poll(() => listed()).toMatchObject([{ attempts: 0, interrupted_attempts: 0, last_error: null }]);
	await sql`alter table elsewhere rename to enquiries`.execute(db);
	await expect.poll(() => listed('done')).toMatchObject([{ attempts: 1 }]);
	expect(onOutcome.mock.calls).toEqual([['webhook', 'delivered']]);
	expect(warn).not.toHaveBeenCalled();
});

test('a delivery during which the server crashes every time is given up', async ({
	start,
	queue,
	database,
	listed,
}) => {
	await queue();
	await database.db
		.updateTable('deliveries')
		.set({ attempts: 10, interrupted_attempts: 10, fencing_token: 10 })
		.execute();
	start(() => expect.unreachable());
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'dead']]);
	expect(await listed()).toMatchObject([{ state: 'dead', last_error: 'the server ended during every attempt' }]);
});

test('Retry-After pauses all deliveries of the recipient', async ({ start, queue }) => {
	await Promise.all(Array.from({ length: 10 }, () => queue()));
	const begun: number[] = [];
	start(async () => {
		begun.push(performance.now());
		if (begun.length <= 8) throw new DeliveryFailed('HTTP 429', 3000);
	});
	await expect.poll(() => begun.length).toBeGreaterThan(8);
	expect(Number(begun[8]) - Number(begun[7])).toBeGreaterThan(2950);
});

test('a recipient gets its limit per minute, and the rest waits', async ({ start, queue, listed }) => {
	const mailbox = 'email:a@advisers.example';
	for (let count = 0; count < 5; count++) await queue(mailbox, 'webhook');
	const send = vi.fn(async () => {});
	const worker = start(undefined, { [mailbox]: { send, perMinute: 3 } });
	await expect.poll(() => listed('done')).toHaveLength(8);
	await queue();
	worker.wake();
	await expect.poll(() => listed('done')).toHaveLength(9);
	expect(send).toHaveBeenCalledTimes(3);
	const untouched = { recipient: mailbox, attempts: 0, last_error: null };
	expect(await listed('pending')).toMatchObject([untouched, untouched]);
});

test('a recipient gets eight concurrent attempts, and does not delay others', async ({ start, queue, listed }) => {
	await Promise.all(Array.from({ length: 30 }, () => queue('quick', 'silent')));
	const silent = vi.fn((_id: string, _event: EnquiryEvent, signal: AbortSignal) => hang(signal));
	start(undefined, { quick: { send: async () => {} }, silent: { send: silent } });
	await expect.poll(() => listed('done')).toHaveLength(30);
	expect(silent).toHaveBeenCalledTimes(8);
});

test('delivers what was postponed by a clock that was ahead', async ({ start, queue, database: { db }, listed }) => {
	await queue();
	await db.updateTable('deliveries').set({ due_at: '2099-01-01T00:00:00.000Z' }).execute();
	start();
	await expect.poll(() => listed('done')).toHaveLength(1);
});

test('gives up deliveries without a channel, every minute', async ({ start, queue, database: { db }, listed }) => {
	const addOverdue = async () => {
		await queue('partner:gone');
		await db.updateTable('deliveries').set({ give_up_at: new Date().toISOString() }).execute();
	};
	await addOverdue();
	const worker = start();
	await expect.poll(() => listed('dead')).toHaveLength(1);
	await addOverdue();
	vi.advanceTimersByTime(minute);
	await expect.poll(() => listed('dead')).toHaveLength(2);
	await worker.stop();
	expect(vi.getTimerCount()).toBe(0);
});
