/** The worker that empties the queue of deliveries, with targets that fail, hang and come back. */

import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { openSqlite } from '../database/sqlite.ts';
import { eraseEnquiries, withdrawConsent } from '../enquiries/data-retention.ts';
import { createEnquiryStore, type EnquiryStore } from '../enquiries/enquiry-store.ts';
import { createLog } from '../observability/log.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { DeliveryFailed, type Sender } from './sender.ts';

let folder: string;
let database: Database;
let store: EnquiryStore;
let outbox: Outbox;
let worker: DeliveryWorker | undefined;
const onOutcome = vi.fn();
const unsealed = createFieldEncryption([]);
beforeEach(async () => {
	folder = temporaryFolder();
	database = await openSqlite(folder);
	store = createEnquiryStore(database, unsealed);
	outbox = createOutbox(database);
	onOutcome.mockReset();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await worker?.stop();
	await database.close();
	rmSync(folder, { recursive: true });
});

const log = createLog('silent');

function start(send: Sender): void {
	worker = startDeliveryWorker({ target: 'webhook', send, outbox, store, log, onOutcome });
}

async function add(): Promise<string> {
	const added = await store.add(newEnquiry({}, ['webhook']));
	if (added.outcome !== 'stored') throw new Error(added.outcome);
	return added.reference;
}

/** Something happens once a delivery is claimed, and before it is tried. */
function afterClaim(happens: () => Promise<unknown>): void {
	const { claim } = outbox;
	vi.spyOn(outbox, 'claim').mockImplementationOnce(async (target, limit) => {
		const claimed = await claim(target, limit);
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
	const succeed = outbox.succeed;
	outbox.succeed = async (delivery) => {
		if (away-- > 0) throw new Error('no connection left');
		await succeed(delivery);
	};
	await add();
	const send = vi.fn<Sender>();
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

test('a target that is down is told when it goes down, and in one line of what came after', async () => {
	const warn = vi.spyOn(log, 'warn');
	await Promise.all(Array.from({ length: 30 }, add));
	start(() => Promise.reject(new DeliveryFailed('HTTP 500')));
	await expect.poll(() => onOutcome.mock.calls.length, { timeout: 8000 }).toBeGreaterThanOrEqual(30);
	const down = { target: 'webhook', reference: expect.any(String), reason: 'HTTP 500', state: 'pending' };
	expect(warn.mock.calls).toEqual([[down, 'delivery failed']]);
	await worker?.stop();
	const rest = { target: 'webhook', reasons: { 'HTTP 500': onOutcome.mock.calls.length - 1 }, dead: 0, delivered: 0 };
	expect(warn.mock.calls.slice(1)).toEqual([[rest, 'deliveries failed']]);
});

test('an enquiry whose consent was withdrawn after its delivery was claimed is not sent', async () => {
	const reference = await add();
	afterClaim(() => withdrawConsent(database.db, unsealed, 'mei@example.com', new Date()));
	const send = vi.fn<Sender>();
	start(send);
	await expect.poll(() => Array.fromAsync(outbox.list('dead'))).toMatchObject([{ reference }]);
	await worker?.stop();
	expect(send).not.toHaveBeenCalled();
	expect(onOutcome).not.toHaveBeenCalled();
	expect(await outbox.listFor([reference])).toMatchObject([{ attempts: 0, last_error: 'consent withdrawn' }]);
});

test('an enquiry that was erased after its delivery was claimed is not sent, and no failure', async () => {
	const erased = await add();
	afterClaim(() => eraseEnquiries(database, unsealed, { reference: erased }));
	const sent: string[] = [];
	start(async (_id, { reference }) => void sent.push(reference));
	await expect.poll(() => outbox.listFor([erased])).toEqual([]);
	const other = await add();
	worker?.wake();
	await expect
		.poll(() => Array.fromAsync(outbox.list('done')), { timeout: 5000 })
		.toMatchObject([{ reference: other, last_error: null }]);
	await worker?.stop();
	expect(sent).toEqual([other]);
	expect(onOutcome.mock.calls).toEqual([['webhook', 'delivered']]);
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
	expect(await Array.fromAsync(outbox.list('pending'))).toMatchObject([{ reference: hanging, attempts: 0 }]);
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

test('an enquiry sealed with a key that this server lacks counts as tried, and is told with what to do', async () => {
	const warn = vi.spyOn(log, 'warn');
	store = createEnquiryStore(database, createFieldEncryption([Buffer.alloc(32, 1)]));
	const reference = await add();
	store = createEnquiryStore(database, createFieldEncryption([Buffer.alloc(32, 2)]));
	const send = vi.fn<Sender>();
	start(send);
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
	const reason = 'the enquiry cannot be read: check ENCRYPTION_KEY on this server';
	expect(await outbox.listFor([reference])).toMatchObject([{ state: 'pending', attempts: 1, last_error: reason }]);
	const told = { target: 'webhook', reference, reason, state: 'pending' };
	expect(warn.mock.calls).toEqual([[told, 'delivery failed']]);
	expect(send).not.toHaveBeenCalled();
});

test('an enquiry that the store cannot give counts as tried, with the code of the store', async () => {
	const reference = await add();
	afterClaim(() => sql`alter table enquiries rename to elsewhere`.execute(database.db));
	const send = vi.fn<Sender>();
	start(send);
	await expect.poll(() => onOutcome.mock.calls).toEqual([['webhook', 'failed']]);
	expect(await outbox.listFor([reference])).toMatchObject([{ attempts: 1, last_error: 'ERR_SQLITE_ERROR' }]);
	expect(send).not.toHaveBeenCalled();
});
