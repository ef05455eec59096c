/** The worker that empties the queue of deliveries, with targets that fail, hang and come back. */

import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { openSqlite } from '../database/sqlite.ts';
import { DataRetention } from '../enquiries/data-retention.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { createEnquiryStore, type EnquiryStore } from '../enquiries/enquiry-store.ts';
import { type EnquiryEvent, loadEvent } from '../notifications/enquiry-event.ts';
import { createLog } from '../observability/log.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { Outbox } from './outbox.ts';
import { DeliveryFailed, type Sender } from './sender.ts';

let folder: string;
let database: Database;
let store: EnquiryStore;
let outbox: Outbox;
let worker: DeliveryWorker | undefined;
const onOutcome = vi.fn();
/** Events beside `created` that the webhook was told. */
let told: EnquiryEvent[];
const unencrypted = createFieldEncryption([]);
/** The worker pauses for seconds: its clock runs ten times as fast. */
let fastClock: NodeJS.Timeout;
beforeEach(async () => {
	fastClock = setInterval(() => vi.advanceTimersByTime(100), 10);
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
	});
	folder = temporaryFolder();
	database = await openSqlite(folder);
	store = createEnquiryStore(database, unencrypted);
	outbox = new Outbox(database);
	onOutcome.mockReset();
	told = [];
});
afterEach(async () => {
	vi.restoreAllMocks();
	await worker?.stop();
	vi.useRealTimers();
	clearInterval(fastClock);
	await database.close();
	rmSync(folder, { recursive: true });
});

const log = createLog('silent');

/** `personal` of the record to be delivered, and of another. */
type Personal = { own: string; other: string };

type Send = (id: string, record: EnquiryRecord, signal: AbortSignal) => Promise<void>;

function start(send: Send, others: Record<string, Sender<EnquiryEvent>> = {}): void {
	const webhook: Sender<EnquiryEvent> = {
		async send(id, event, signal) {
			if (event.name === 'created') return send(id, event.record, signal);
			told.push(event);
		},
	};
	const senders = new Map(Object.entries({ webhook, ...others }));
	worker = startDeliveryWorker({
		senders: () => senders,
		outbox,
		load: (delivery) => loadEvent(store, [], delivery),
		log,
		onOutcome,
	});
}

async function add(): Promise<string> {
	const added = await store.add(newEnquiry({}, ['webhook']));
	if (added.outcome !== 'stored') throw new Error(added.outcome);
	return added.reference;
}

/** Something happens once a delivery is claimed, and before it is tried. */
function afterClaim(happens: () => Promise<unknown>): void {
	const claim = outbox.claim.bind(outbox);
	vi.spyOn(outbox, 'claim').mockImplementationOnce(async (targets, limit) => {
		const claimed = await claim(targets, limit);
		await happens();
		return claimed;
	});
}

test('delivers what waits and what comes, each once', async () => {
	const sent: string[] = [];
	const waiting = await Promise.all(Array.from({ length: 30 }, add));
	start(async (_id, { reference }) => void sent.push(reference));
	const later = await add();
	worker?.wake();
	await expect.poll(() => Array.fromAsync(outbox.list('done'))).toHaveLength(31);
	expect(sent.toSorted()).toEqual([...waiting, later].toSorted());
	expect(onOutcome).toHaveBeenCalledTimes(31);
});

test('a failure is recorded with its reason and tried again under the same id', async () => {
	const ids: string[] = [];
	await add();
	start(async (id) => {
		ids.push(id);
		if (ids.length === 1) throw new DeliveryFailed('HTTP 500');
	});
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
	expect(await Array.fromAsync(outbox.list())).toMatchObject([
		{ state: 'pending', attempts: 1, last_error: 'HTTP 500' },
	]);
	await expect
		.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 8000 })
		.toMatchObject([{ attempts: 2, last_error: null }]);
	expect(new Set(ids).size).toBe(1);
});

test('what was delivered while the store was away is recorded when it is back, and not sent again', async () => {
	let away = 1;
	const succeed = outbox.succeed.bind(outbox);
	outbox.succeed = async (delivery) => {
		if (away-- > 0) throw new Error('no connection left');
		await succeed(delivery);
	};
	await add();
	const send = vi.fn<Send>();
	start(send);
	await expect.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 8000 }).toHaveLength(1);
	expect(send).toHaveBeenCalledOnce();
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'delivered']]);
});

test('a target that is down is tried eight times a second at most, whatever waits for it, and gets it all once it is back', async () => {
	let down = true;
	await Promise.all(Array.from({ length: 40 }, add));
	const begin = performance.now();
	start(async () => {
		if (down) throw new DeliveryFailed('HTTP 500');
	});
	onOutcome.mockImplementation(() => worker?.wake());
	await expect.poll(() => onOutcome.mock.calls.length, { timeout: 8000 }).toBeGreaterThanOrEqual(24);
	// Timers may be a little early, never this much.
	expect(performance.now() - begin).toBeGreaterThan(1950);
	down = false;
	await expect.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 8000 }).toHaveLength(40);
});

test('the log has a line when a target goes down, and one when it is back', async () => {
	const [warn, info] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
	let down = true;
	await Promise.all(Array.from({ length: 30 }, add));
	start(async () => {
		if (down) throw new DeliveryFailed('HTTP 500');
	});
	await expect.poll(() => onOutcome.mock.calls.length, { timeout: 8000 }).toBeGreaterThanOrEqual(30);
	down = false;
	await expect.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 8000 }).toHaveLength(30);
	const failed = { target: 'webhook', reference: expect.any(String), reason: 'HTTP 500', state: 'pending' };
	expect(warn.mock.calls).toEqual([[failed, 'deliveries fail']]);
	expect(info.mock.calls).toEqual([[{ target: 'webhook' }, 'deliveries arrive again']]);
});

test('an enquiry whose consent was withdrawn after its delivery was claimed is not sent, but its withdrawal is', async () => {
	const reference = await add();
	afterClaim(() => new DataRetention(database, unencrypted).withdraw('mei@example.com'));
	const send = vi.fn<Send>();
	start(send);
	await expect.poll(() => Array.fromAsync(outbox.list('dead'))).toMatchObject([{ reference }]);
	await expect.poll(() => told, { timeout: 5000 }).toMatchObject([{ name: 'withdrawn', reference }]);
	await worker?.stop();
	expect(send).not.toHaveBeenCalled();
	expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([{ last_error: 'consent withdrawn' }]);
});

test('a delivery whose enquiry is gone is over, and needs no attention', async () => {
	await add();
	await database.db.deleteFrom('enquiries').execute();
	start(() => expect.unreachable());
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'gone']]);
	expect(await outbox.countOpen()).toEqual([]);
	expect(await Array.fromAsync(outbox.list('pending'))).toEqual([]);
});

test('an enquiry that was erased after its delivery was claimed is not sent, but its erasure is', async () => {
	const erased = await add();
	afterClaim(() => new DataRetention(database, unencrypted).erase({ reference: erased }));
	const sent: string[] = [];
	start(async (_id, { reference }) => void sent.push(reference));
	await expect.poll(() => told, { timeout: 5000 }).toMatchObject([{ name: 'erased', reference: erased }]);
	const other = await add();
	worker?.wake();
	await expect.poll(() => sent, { timeout: 5000 }).toEqual([other]);
	await worker?.stop();
	expect(await Array.fromAsync(outbox.list('dead'))).toEqual([]);
	expect(onOutcome.mock.calls).toEqual([
		['webhook', 'gone'],
		['webhook', 'delivered'],
		['webhook', 'delivered'],
	]);
});

test('what hangs holds up none of the others', async () => {
	const hanging = await add();
	const others = await Promise.all(Array.from({ length: 10 }, add));
	start((_id, { reference }, signal) =>
		reference === hanging
			? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
			: Promise.resolve(),
	);
	await expect.poll(() => Array.fromAsync(outbox.list('done'))).toHaveLength(others.length);
	expect(await Array.fromAsync(outbox.list('pending'))).toMatchObject([{ reference: hanging, attempts: 1 }]);
});

test('stopping ends what hangs and leaves it to the next start', async () => {
	await add();
	let started = false;
	start((_id, _record, signal) => {
		started = true;
		return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
	});
	await expect.poll(() => started).toBe(true);
	await worker?.stop();
	expect(await Array.fromAsync(outbox.list('pending'))).toMatchObject([
		{ attempts: 1, last_error: 'the server was stopped' },
	]);
});

test('a store that is away for a while stops nothing, and is told once', async () => {
	const warn = vi.spyOn(log, 'warn');
	const claim = vi
		.spyOn(outbox, 'claim')
		.mockRejectedValueOnce(new Error('away'))
		.mockRejectedValueOnce(new Error('away'));
	await add();
	start(async () => {});
	await expect.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 5000 }).toHaveLength(1);
	expect(warn).toHaveBeenCalledOnce();
	claim.mockRejectedValueOnce(new Error('away again'));
	await expect.poll(() => warn.mock.calls, { timeout: 5000 }).toHaveLength(2);
});

test('an enquiry encrypted with a key that this server lacks counts as tried, and is told with what to do', async () => {
	const warn = vi.spyOn(log, 'warn');
	store = createEnquiryStore(database, createFieldEncryption([Buffer.alloc(32, 1)]));
	const reference = await add();
	store = createEnquiryStore(database, createFieldEncryption([Buffer.alloc(32, 2)]));
	const send = vi.fn<Send>();
	start(send);
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
	const reason = 'the enquiry cannot be read: check ENCRYPTION_KEY on this server';
	expect(await outbox.listFor([reference])).toMatchObject([{ state: 'pending', attempts: 1, last_error: reason }]);
	const said = { target: 'webhook', reference, reason, state: 'pending' };
	expect(warn.mock.calls).toEqual([[said, 'deliveries fail']]);
	expect(send).not.toHaveBeenCalled();
});

test.each([
	['moved from another row', ({ other }: Personal) => other],
	['cut short', ({ own }: Personal) => own.slice(0, 30)],
	['not the JSON that was written', () => '{ not JSON'],
])('a record that is %s counts as tried, with a reason that quotes nothing of it', async (_case, damage) => {
	store = createEnquiryStore(database, createFieldEncryption([Buffer.alloc(32, 1)]));
	const [reference, other] = [await add(), await add()];
	const send = vi.fn<Send>();
	const personalOf = async (of: string) => {
		const row = database.db.selectFrom('enquiries').select('personal').where('reference', '=', of);
		return (await row.executeTakeFirstOrThrow()).personal;
	};
	const personal = damage({ own: await personalOf(reference), other: await personalOf(other) });
	await database.db.deleteFrom('deliveries').where('reference', '=', other).execute();
	await database.db.updateTable('enquiries').set({ personal }).where('reference', '=', reference).execute();
	start(send);
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
	const last_error = 'the enquiry cannot be read: its record was damaged or moved';
	expect(await outbox.listFor([reference])).toMatchObject([{ state: 'pending', attempts: 1, last_error }]);
	expect(send).not.toHaveBeenCalled();
});

test('a store that is away is not the target’s failure: nothing is counted, and it is tried once the store is back', async () => {
	const warn = vi.spyOn(log, 'warn');
	const reference = await add();
	afterClaim(() => sql`alter table enquiries rename to elsewhere`.execute(database.db));
	const send = vi.fn<Send>();
	start(send);
	await expect
		.poll(() => outbox.listFor([reference]))
		.toMatchObject([{ attempts: 0, unfinished: 0, last_error: null }]);
	expect(send).not.toHaveBeenCalled();
	await sql`alter table elsewhere rename to enquiries`.execute(database.db);
	await expect.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 8000 }).toMatchObject([{ attempts: 1 }]);
	expect(onOutcome.mock.calls).toEqual([['webhook', 'delivered']]);
	expect(warn).not.toHaveBeenCalled();
});

test('a delivery that ends the server with every attempt is given up', async () => {
	const reference = await add();
	const ended = { attempts: 10, unfinished: 10, lease: 10 };
	await database.db.updateTable('deliveries').set(ended).execute();
	const send = vi.fn<Send>();
	start(send);
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'dead']]);
	const last_error = 'the server ended during every attempt';
	expect(await outbox.listFor([reference])).toMatchObject([{ state: 'dead', last_error }]);
	expect(send).not.toHaveBeenCalled();
});

test('a target that asks for time gets it, for all that waits for it', async () => {
	await Promise.all(Array.from({ length: 10 }, add));
	const begun: number[] = [];
	start(async () => {
		begun.push(performance.now());
		if (begun.length <= 8) throw new DeliveryFailed('HTTP 429', 3000);
	});
	await expect.poll(() => begun.length, { timeout: 8000 }).toBeGreaterThan(8);
	expect(Number(begun[8]) - Number(begun[7])).toBeGreaterThan(2950);
});

test('a target that may be given so many a minute gets no more, and the rest waits without a failure', async () => {
	const mailbox = 'email:a@advisers.example';
	for (let count = 0; count < 5; count++) await store.add(newEnquiry({}, [mailbox, 'webhook']));
	const send = vi.fn(async () => {});
	start(async () => {}, { [mailbox]: { send, perMinute: 3 } });
	const done = () => Array.fromAsync(outbox.list('done'));
	await expect.poll(done, { timeout: 5000 }).toHaveLength(8);
	await add();
	worker?.wake();
	await expect.poll(done, { timeout: 5000 }).toHaveLength(9);
	expect(send).toHaveBeenCalledTimes(3);
	const untouched = { target: mailbox, attempts: 0, last_error: null };
	expect(await Array.fromAsync(outbox.list('pending'))).toMatchObject([untouched, untouched]);
});

test('a hundred targets with nothing to do cost one statement a second', async () => {
	const claim = vi.spyOn(outbox, 'claim');
	const idle = Array.from({ length: 99 }, (_, index) => [`partner:${index}`, { send: async () => {} }]);
	start(async () => {}, Object.fromEntries(idle));
	await expect.poll(() => claim.mock.calls.length, { timeout: 5000 }).toBe(3);
	expect(claim.mock.calls[0]?.[0]).toHaveLength(100);
});
