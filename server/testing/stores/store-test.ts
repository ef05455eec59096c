/** Vitest's `test` extended with a new store for every test, and with common operations on it. */

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Clock, Database } from '../../database/database.ts';
import { createFieldEncryption } from '../../database/field-encryption.ts';
import { type DatabaseLocation, openDatabase } from '../../database/open-database.ts';
import type { DeliveryState } from '../../database/tables.ts';
import { createOutbox, type Delivery, type Outbox } from '../../delivery/outbox.ts';
import { createEnquiryStore, type EnquiryFilter, type ReadingOrder } from '../../enquiries/store/enquiry-store.ts';
import { createDataRetention } from '../../retention/data-retention.ts';
import { newEnquiry } from '../sample-enquiry.ts';

/** @param createLocation returns the location of an empty store */
export function createStoreTest(createLocation: () => DatabaseLocation | Promise<DatabaseLocation>) {
	return (
		test
			// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures wanted from the pattern.
			.extend('location', async ({}, { onCleanup }) => {
				const location = await createLocation();
				onCleanup(() => rmSync(location.dataDir, { recursive: true, force: true }));
				return location;
			})
			/** Opens the store once more, as another server does. */
			.extend('open', ({ location }, { onCleanup }) => {
				const opened: Database[] = [];
				onCleanup(async () => {
					for (const { close } of opened) await close();
				});
				return async () => {
					const database = await openDatabase(location, () => {});
					opened.push(database);
					return database;
				};
			})
			.extend('database', ({ open }) => open())
			.extend('encryption', () => createFieldEncryption([Buffer.alloc(32, 7)]))
			.extend('store', ({ database, encryption }) => createEnquiryStore(database, encryption))
			.extend('outbox', ({ database }) => createOutbox(database))
			.extend('retention', ({ database, encryption }) => createDataRetention(database, encryption))
			.extend('add', ({ store }) => async (changes: Record<string, unknown> = {}, recipients: string[] = []) => {
				const result = await store.add(newEnquiry(changes, recipients));
				if (result.outcome !== 'stored') throw new Error(result.outcome);
				return result;
			})
			/**
			 * Stores as many enquiries, ten at once: a store refuses those that have waited for ten seconds, which on a slow machine
			 * happens to a hundred at once.
			 */
			.extend('addMany', ({ add }) => async (count: number, recipients: string[] = []) => {
				const added: Awaited<ReturnType<typeof add>>[] = [];
				while (added.length < count) {
					const next = Math.min(10, count - added.length);
					added.push(...(await Promise.all(Array.from({ length: next }, () => add({}, recipients)))));
				}
				return added;
			})
			/** Lists deliveries in a state, or all deliveries if no state is given. */
			.extend('listed', ({ outbox }) => (state?: DeliveryState) => {
				return Array.fromAsync(outbox.list(state));
			})
			/** Lists the references of enquiries that match the filter. */
			.extend('read', ({ store }) => async (filter: EnquiryFilter = {}, order: ReadingOrder = 'oldest first') => {
				const references: string[] = [];
				for await (const { reference } of store.read(filter, order, expect.unreachable)) references.push(reference);
				return references;
			})
	);
}

/** Like `createStoreTest`, but the store's clock stands still, and `clock.ahead` moves it forward, in milliseconds. */
export function createClockedStoreTest(createLocation: () => DatabaseLocation | Promise<DatabaseLocation>) {
	return createStoreTest(createLocation)
		.extend('clock', () => ({ ahead: 0 }))
		.extend('database', async ({ open, clock }) => {
			const database = await open();
			const { now } = await database.db.selectNoFrom(database.clock().as('now')).executeTakeFirstOrThrow();
			const timeAt: Clock = (offset = 0) => sql`${new Date(Date.parse(now) + clock.ahead + offset).toISOString()}`;
			return { ...database, clock: timeAt };
		});
}

/** Claims due deliveries of several recipients, up to `limit` for each. */
export async function claimFor(outbox: Outbox, recipients: readonly string[], limit = 8): Promise<Delivery[]> {
	return (await Promise.all(recipients.map((recipient) => outbox.claim(recipient, limit)))).flat();
}

/** All bytes of all files of the embedded store, decoded as Latin-1. */
export function storedBytes(folder: string): string {
	const files = readdirSync(folder);
	return files.map((file) => readFileSync(join(folder, file), 'latin1')).join('');
}
