/** Tests of test enquiries (partner `test`): accepted from any origin, stored without personal data, removed after a day. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../../testing/stores/engines.ts';
import { post, shareTestApp, withReceiver } from '../../testing/test-app.ts';

const elsewhere = {
	origin: 'https://preview-42.builder.example',
	'idempotency-key': '0190a3f2-6a4b-4f27-8f0e-1d2c3b4a5968',
};
const trial = (changes: object = {}) => sampleEnquiry({ partner: 'test', ...changes });

await describeOnEachEngine((_engine, createLocation) => {
	const service = shareTestApp({ config: withReceiver }, createLocation);

	test('is accepted from any origin, once per key, stored apart from real enquiries, and not delivered', async () => {
		const first = await post(service.app, trial({ partnerTag: 'branch-2' }), elsewhere);
		expect(first.statusCode).toBe(201);
		const text = expect.any(String);
		expect(first.json()).toEqual({ reference: text, receivedAt: text, replyBy: text, test: true });
		const again = await post(service.app, trial({ partnerTag: 'branch-2' }), elsewhere);
		expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
		expect((await post(service.app, trial({ name: 'Lim' }), elsewhere)).statusCode).toBe(409);

		expect(await service.store.count()).toBe(0);
		expect(await service.database.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
		const { reference, receivedAt } = first.json();
		expect(await service.store.find(reference)).toBeUndefined();
		const { origin } = elsewhere;
		expect(await service.tests.list()).toEqual([
			{ reference, receivedAt, partner: 'test', partnerTag: 'branch-2', plan: 'plan-1', origin },
		]);
	});

	test('stores no byte of an answer', async () => {
		const answer = await post(service.app, trial(), { ...elsewhere, 'idempotency-key': randomUUID() });
		const { reference } = answer.json();
		const row = await service.database.db
			.selectFrom('test_enquiries')
			.selectAll()
			.where('reference', '=', reference)
			.executeTakeFirstOrThrow();
		const { name, dateOfBirth, email, mobilePhone, pregnancyType, page } = sampleEnquiry();
		for (const answer of [name, dateOfBirth, email, mobilePhone, ...pregnancyType, page])
			expect(JSON.stringify(row)).not.toContain(answer);
		expect(Object.keys(row).sort()).toEqual(
			'answers_hash idempotency_key origin partner partner_tag plan received_at reference'.split(' '),
		);
	});

	test('is validated like a real one, and does not let other partners bypass the origin check', async () => {
		expect((await post(service.app, trial({ email: 'mei' }), { origin: elsewhere.origin })).statusCode).toBe(422);
		for (const partner of ['acme-advisers', 'Test', undefined, ['test']])
			expect((await post(service.app, trial({ partner }), { origin: elsewhere.origin })).statusCode).toBe(403);
	});

	test.each([-1, 1])('is removed after a day, also if the clock was %i days off', async (days) => {
		await post(service.app, trial(), { ...elsewhere, 'idempotency-key': randomUUID() });
		const stamped = new Date(Date.now() + days * (24 * 60 * 60 * 1000 + 60_000)).toISOString();
		await service.database.db.updateTable('test_enquiries').set({ received_at: stamped }).execute();
		await service.tests.removeOld();
		expect(await service.database.db.selectFrom('test_enquiries').selectAll().execute()).toEqual([]);
	});
});
