/** A store as the version with the first three migrations left it, upgraded with every row and promise, on both engines. */

import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { Outbox } from '../delivery/outbox.ts';
import { DataRetention } from '../enquiries/data-retention.ts';
import { createEnquiryStore } from '../enquiries/enquiry-store.ts';
import { verifyEncryptionKeys } from '../enquiries/verify-encryption-keys.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { createStoreTest } from '../testing/store-test.ts';
import type { Database } from './database.ts';
import { createFieldEncryption, KeyMissing } from './field-encryption.ts';
import * as first from './migrations/001-first-tables.ts';
import * as second from './migrations/002-dead-deliveries.ts';
import * as third from './migrations/003-no-samples.ts';
import { openDatabase } from './open-database.ts';

const receivedAt = '2026-11-20T08:00:00.000Z';
const later = '2026-11-23T08:00:00.000Z';

/** The tables and rows are written without the code of today, which knows other columns. */
type OldTables = {
	enquiries: Record<string, string | null>;
	deliveries: Record<string, string | number | null>;
};

const answers = {
	name: 'Old Plain',
	dateOfBirth: '1992-03-14',
	email: 'Plain@example.com',
	mobilePhone: '8123 4567',
	mobilePhoneE164: '+6581234567',
	gestationalWeek: 'NA',
	pregnancyType: ['not-pregnant-yet'],
	additionalInfo: '',
};

const enquiry = {
	received_at: receivedAt,
	partner: 'acme-advisers',
	plan: 'plan-1',
	page: 'https://partner.example/baby',
	consent_version: 'v1',
	consent_at: receivedAt,
	withdrawn_at: null,
};

const plain = {
	...enquiry,
	reference: 'PLAIN-00000-0000',
	idempotency_key: 'b3a5c1de-0000-4000-8000-000000000001',
	personal: JSON.stringify(answers),
	email_index: 'plain@example.com',
};
/** As that version encrypted it with the key of `createStoreTest`: "Old Sealed", sealed@example.com. */
const sealed = {
	...enquiry,
	reference: 'SEALED-0000-0000',
	idempotency_key: 'b3a5c1de-0000-4000-8000-000000000002',
	personal:
		'sealed:+VIR3FsjES3OrDueXqrZX7QUEMC9n8cZIAJGVwayzC0llEmrjCd8gefros8ylA2rcM/ZQLdHl2V4LuGtcLQj2kdK9lJCTbOiTNgzbm5nBh64S4AgIgCBtQglStDuCTSyQ2Zgqs91OZ13xYLAubfgPh8mLBjhq25XOob4KqlEDubVi+vUGbgCdlPHR/NcwL+BANT0c+YCSv5/kgQAj3mKQZNhoo9zB+Mzs2v0jn31FEqJkC2fT24+/MQMVE7LHVE98hwC8STR3BbEXxi4iuxJgui3l/YjbZHGW80A+Tw3fFWO02vYuotSR8A7WLOFmo+rMz2n',
	email_index: '9hhguxaopm4k-OiHnXu6JmWjEu173gf3Bot_XW77m6o',
};
const withdrawn = {
	...plain,
	reference: 'WITHDRAWN-0-0000',
	idempotency_key: 'withdrawn-WITHDRAWN-0-0000',
	withdrawn_at: later,
};

const delivery = { target: 'webhook', due_at: receivedAt, give_up_at: later, finished_at: null, last_error: null };
const deliveries = [
	{ ...delivery, id: 'pending', reference: sealed.reference, state: 'pending', attempts: 0 },
	{ ...delivery, id: 'done', reference: plain.reference, state: 'done', attempts: 1, finished_at: later },
	{
		...delivery,
		id: 'dead',
		reference: sealed.reference,
		target: 'email',
		state: 'dead',
		attempts: 12,
		finished_at: later,
		last_error: 'no answer in time',
	},
	{
		...delivery,
		id: 'stopped',
		reference: withdrawn.reference,
		state: 'dead',
		attempts: 0,
		finished_at: later,
		last_error: 'consent withdrawn',
	},
];

/** Puts the tables of that version in the place of today's. */
async function fillAsBefore({ db }: Database): Promise<void> {
	for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
		await db.schema.dropTable(name).execute();
	const provider = {
		getMigrations: async () => ({
			'001-first-tables': first,
			'002-dead-deliveries': second,
			'003-no-samples': third,
		}),
	};
	expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
	const old = db.withTables<OldTables>();
	await old.insertInto('enquiries').values([plain, sealed, withdrawn]).execute();
	await old.insertInto('deliveries').values(deliveries).execute();
}

await describeOnEachEngine((_engine, createPlace) => {
	const test = createStoreTest(createPlace)
		.extend('upgraded', async ({ place, open }, { onCleanup }) => {
			await fillAsBefore(await open());
			const upgraded = await openDatabase(place, () => {});
			onCleanup(() => upgraded.close());
			return upgraded;
		})
		.extend('kept', ({ upgraded, encryption }) => createEnquiryStore(upgraded, encryption));

	test('every enquiry is listed and found, encrypted or not, withdrawn or not', async ({ kept }) => {
		const all = await Array.fromAsync(kept.read({}, 'oldest first', expect.unreachable));
		expect(all.map(({ reference, name, withdrawnAt }) => [reference, name, withdrawnAt])).toEqual([
			[plain.reference, 'Old Plain', null],
			[sealed.reference, 'Old Sealed', null],
			[withdrawn.reference, 'Old Plain', later],
		]);
		expect(await kept.find(plain.reference)).toMatchObject({ ...answers, receivedAt, consentVersion: 'v1' });
		expect(await kept.findByEmail('SEALED@example.com')).toMatchObject([{ reference: sealed.reference }]);
		const byPhone = await Array.fromAsync(kept.read({ phone: '+6581234567' }, 'oldest first', expect.unreachable));
		expect(byPhone).toHaveLength(3);
	});

	test('the key that rows are encrypted with is needed from then on', async ({ upgraded, encryption }) => {
		const other = createFieldEncryption([Buffer.alloc(32, 8)]);
		await expect(verifyEncryptionKeys(upgraded, other)).rejects.toThrow(KeyMissing);
		await verifyEncryptionKeys(upgraded, encryption);
		await expect(verifyEncryptionKeys(upgraded, other)).rejects.toThrow(`the key ${encryption.currentKeyId} that`);
	});

	test('a retry across the upgrade is answered as at first', async ({ kept }) => {
		const retry = newEnquiry({ name: 'Old Plain', email: answers.email }, ['webhook'], plain.idempotency_key);
		const first = { outcome: 'repeated', reference: plain.reference, receivedAt };
		expect(await kept.add(retry)).toEqual(first);
		expect(await kept.add(newEnquiry({}, [], plain.idempotency_key))).toEqual({ outcome: 'conflict' });
	});

	test('deliveries keep their states, and what is pending is still to be sent', async ({ upgraded }) => {
		const outbox = new Outbox(upgraded);
		const all = await Array.fromAsync(outbox.list());
		const statesOf = (rows: { id: string; state: unknown }[]) =>
			Object.fromEntries(rows.map(({ id, state }) => [id, state]));
		expect(statesOf(all)).toEqual(statesOf(deliveries));
		expect(await outbox.claim(['webhook'], 10)).toMatchObject([{ id: 'pending', event: 'created' }]);
	});

	test('erasing takes all of a person, and tells who was told', async ({ upgraded, encryption, kept }) => {
		expect(await new DataRetention(upgraded, encryption).erase({ email: 'plain@example.com' })).toBe(2);
		expect(await new DataRetention(upgraded, encryption).erase({ email: 'sealed@example.com' })).toBe(1);
		expect(await Array.fromAsync(kept.read({}, 'oldest first', expect.unreachable))).toEqual([]);
		const left = await Array.fromAsync(new Outbox(upgraded).list());
		expect(left.map(({ reference, event, target }) => [reference, event, target])).toEqual([
			[plain.reference, 'erased', 'webhook'],
			[sealed.reference, 'erased', 'email'],
		]);
		expect(await new DataRetention(upgraded, encryption).listErasures()).toHaveLength(3);
	});
});
