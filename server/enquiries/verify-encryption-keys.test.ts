/** A key that is missing is missed, whichever it is, the same on both engines. */

import { expect } from 'vitest';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { createStoreTest } from '../testing/store-test.ts';
import { createEnquiryStore } from './enquiry-store.ts';
import { verifyEncryptionKeys } from './verify-encryption-keys.ts';

const keys = Array.from({ length: 4 }, (_, index) => Buffer.alloc(32, index));
const hour = 60 * 60 * 1000;
const start = Date.parse('2026-01-01T00:00:00Z');

await describeOnEachEngine((engine, createPlace) => {
	/** `fill([a, b, …])` stores `a` rows without a key, `b` under the first key, and so on, one hour apart. */
	const test = createStoreTest(createPlace).extend(
		'fill',
		({ database: { db, ...database } }) =>
			async (runs: number[]) => {
				for (const [held, count] of runs.entries()) {
					const store = createEnquiryStore(
						{ ...database, db },
						createFieldEncryption(keys.slice(0, held).toReversed()),
					);
					for (let index = 0; index < count; index++) {
						await store.add(newEnquiry());
						const received_at = new Date(start + held * 100 * hour + index * hour).toISOString();
						await db.updateTable('enquiries').set({ received_at }).where('received_at', '>', '2026-06').execute();
					}
				}
			},
	);

	test.for([
		['each has encrypted many', [5, 9, 5, 9, 5]],
		['each has encrypted one', [1, 1, 1, 1, 1]],
		['what was never encrypted is most', [30, 1, 1, 1, 1]],
		['there was a key from the start', [0, 1, 20, 1, 20]],
	] as const)('any key that was dropped is missed: %s', async ([, runs], { database, fill }) => {
		await fill([...runs]);
		await verifyEncryptionKeys(database, createFieldEncryption(keys));
		for (const dropped of keys) {
			const left = keys.filter((key) => key !== dropped);
			await expect(verifyEncryptionKeys(database, createFieldEncryption(left))).rejects.toThrow(
				'ENCRYPTION_KEY does not hold',
			);
		}
	});

	test('one that encrypted nothing that is left is not missed', async ({ database, fill }) => {
		await verifyEncryptionKeys(database, createFieldEncryption([]));
		await fill([3, 3, 0, 3, 0]);
		await verifyEncryptionKeys(database, createFieldEncryption([keys[0], keys[2]] as Buffer[]));
	});

	test('keys in any order: what is needed does not follow from what came first and last', async ({ database }) => {
		const [one, two] = [keys[1], keys[2]] as [Buffer, Buffer];
		for (const held of [[one], [two, one], [one, two]]) {
			const encryption = createFieldEncryption(held);
			await verifyEncryptionKeys(database, encryption);
			await createEnquiryStore(database, encryption).add(newEnquiry());
		}
		const { currentKeyId } = createFieldEncryption([two]);
		await expect(verifyEncryptionKeys(database, createFieldEncryption([one]))).rejects.toThrow(
			`An enquiry is encrypted with the key ${currentKeyId} that ENCRYPTION_KEY does not hold`,
		);
		await verifyEncryptionKeys(database, createFieldEncryption([one, two]));
	});

	if (engine === 'SQLite') {
		test('a search a key, however many rows there are', async ({ database, fill }) => {
			await fill([100, 0, 100]);
			const plans = await queryPlans(database, (db) => verifyEncryptionKeys({ db }, createFieldEncryption(keys)));
			expect(plans).toHaveLength(2);
			for (const plan of plans) expect(plan).toMatch(/^SEARCH .*enquiries_by_key \(key_id>\?\)$/);
		});
	}
});
