/** Vitest's `test` with a store of its own for every test, and what is done to it most. */

import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { createEnquiryStore, type EnquiryFilter, type ReadingOrder } from '../enquiries/enquiry-store.ts';
import { newEnquiry } from './sample-enquiry.ts';
import { storedBytes } from './stored-bytes.ts';

/** @param createPlace makes an empty place for a store */
export function createStoreTest(createPlace: () => DatabaseLocation) {
	return (
		test
			.extend('place', createPlace)
			/** The store as one more server opens it. */
			.extend('open', ({ place }, { onCleanup }) => {
				const opened: Database[] = [];
				onCleanup(async () => {
					for (const { close } of opened) await close();
					rmSync(place.dataDir, { recursive: true, force: true });
				});
				return async () => {
					const database = await openDatabase(place, () => {});
					opened.push(database);
					return database;
				};
			})
			.extend('database', ({ open }) => open())
			.extend('encryption', () => createFieldEncryption([Buffer.alloc(32, 7)]))
			.extend('store', ({ database, encryption }) => createEnquiryStore(database, encryption))
			.extend('add', ({ store }) => async (changes: Record<string, unknown> = {}, targets: string[] = []) => {
				const result = await store.add(newEnquiry(changes, targets));
				if (result.outcome !== 'stored') throw new Error(result.outcome);
				return result;
			})
			/** The references of what is stored. */
			.extend('read', ({ store }) => async (filter: EnquiryFilter = {}, order: ReadingOrder = 'oldest first') => {
				const references: string[] = [];
				for await (const { reference } of store.read(filter, order, expect.unreachable)) references.push(reference);
				return references;
			})
			/** Every byte of the embedded store. */
			.extend('bytes', ({ place }) => {
				return () => storedBytes(place.dataDir);
			})
	);
}
