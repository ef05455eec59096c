/** The worker that empties the queue of deliveries, with targets that fail, hang and come back. */

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createSeal } from '../database/seal.ts';
import { openSqlite } from '../database/sqlite.ts';
import { createEnquiryStore, type EnquiryStore } from '../enquiries/enquiry-store.ts';
import { createLog } from '../operation/log.ts';
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
beforeEach(async () => {
	folder = temporaryFolder();
	database = await openSqlite(folder);
	store = createEnquiryStore(database, createSeal([]));
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

test('a target that is down is told when it goes down, and in one line of what came after', async () => {
	const warn = vi.spyOn(log, 'warn');
	await Promise.all(Array.from({ length: 30 }, add));
	start(() => Promise.reject(new DeliveryFailed('HTTP 500')));
	await expect.poll(() => onOutcome.mock.calls.length).toBeGreaterThanOrEqual(30);
	const down = { target: 'webhook', reference: expect.any(String), reason: 'HTTP 500', state: 'pending' };
	expect(warn.mock.calls).toEqual([[down, 'delivery failed']]);
	await worker?.stop();
	const rest = { target: 'webhook', reasons: { 'HTTP 500': onOutcome.mock.calls.length - 1 }, dead: 0, delivered: 0 };
	expect(warn.mock.calls.slice(1)).toEqual([[rest, 'deliveries failed']]);
});

test('an enquiry whose consent was withdrawn after its delivery was claimed is not sent', async () => {
	const reference = await add();
	const send = vi.fn<Sender>();
	const find = store.find;
	store = { ...store, find: async (wanted) => ({ ...(await find(wanted)), withdrawnAt: 'now' }) as never };
	start(send);
	await expect
		.poll(() => Array.fromAsync(outbox.list('dead')))
		.toMatchObject([{ reference, last_error: 'consent withdrawn' }]);
	expect(send).not.toHaveBeenCalled();
});

test('an enquiry that was erased after its delivery was claimed is not sent, and no failure', async () => {
	const erased = await add();
	const sent: string[] = [];
	const find = store.find;
	store = { ...store, find: async (wanted) => (wanted === erased ? undefined : find(wanted)) };
	start(async (_id, { reference }) => void sent.push(reference));
	const other = await add();
	worker?.wake();
	await expect.poll(() => Array.fromAsync(outbox.list('done'))).toMatchObject([{ reference: other }]);
	expect(sent).toEqual([other]);
	expect(onOutcome.mock.calls).toEqual([['webhook', 'delivered']]);
	expect(await outbox.listFor([erased])).toMatchObject([{ attempts: 0, last_error: null }]);
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

test('an enquiry that cannot be read counts as tried, so that it is given up one day', async () => {
	await add();
	store = { ...store, find: () => Promise.reject(new TypeError('no key fits')) };
	start(async () => {});
	await expect.poll(async () => (await Array.fromAsync(outbox.list('pending')))[0]?.attempts).toBeGreaterThan(0);
	expect(onOutcome).toHaveBeenCalledWith('webhook', 'failed');
});
