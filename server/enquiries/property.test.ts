/** Property tests: for random input the service accepts what the form accepts, and never fails. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '../../scripts/testing/fuzz.ts';
import { pregnancyTypes } from '../../shared/content/words/answers.ts';
import { gestationalWeekOptions } from '../../shared/content/words/en/form-copy.ts';
import { validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { post, shareTestApp } from '../testing/test-app.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789 +-()'), maxLength: 12 });
const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const longest = fc.constantFrom('x'.repeat(600), '\r\n'.repeat(601));
const draft = fc.record(
	{
		name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', 'Mei', 'x'.repeat(201))),
		dateOfBirth: fc.oneof(day, fc.string(), fc.constant('1992-03-14')),
		email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('mei@example.com')),
		mobilePhone: fc.oneof(digits, fc.string({ unit: 'binary' }), fc.constant('8'.repeat(41))),
		gestationalWeek: fc.oneof(fc.constantFrom(...gestationalWeekOptions.map(({ value }) => value)), fc.string()),
		pregnancyType: fc.oneof(fc.uniqueArray(fc.constantFrom(...pregnancyTypes)), fc.array(fc.string())),
		additionalInfo: fc.oneof(fc.string({ unit: 'binary', maxLength: 700 }), longest),
		consent: fc.boolean(),
	},
	{ requiredKeys: [] },
);

await describeOnEachEngine((_engine, createLocation) => {
	const service = shareTestApp({}, createLocation);

	// Clauses: spec 5.1
	test('the service accepts and refuses exactly what the form does, with the same messages', async () => {
		const statuses = new Set<number>();
		// Half of the drafts differ from a valid enquiry in one answer at most, so that one rule alone decides.
		const drafts = fc.oneof(
			draft,
			draft.chain((other) =>
				fc
					.subarray(Object.entries(other), { maxLength: Math.min(1, Object.keys(other).length) })
					.map((changed) => ({ ...sampleEnquiry(), ...Object.fromEntries(changed) })),
			),
		);
		await fc.assert(
			fc.asyncProperty(drafts, async (enquiry) => {
				const form = validateEnquiry(JSON.parse(JSON.stringify(enquiry)));
				const answer = await post(service.app, enquiry);
				statuses.add(answer.statusCode);
				expect(answer.statusCode).toBe(form.valid ? 201 : 422);
				if (!form.valid) expect(answer.json().errors).toEqual(form.errors);
			}),
			fuzz(500),
		);
		expect(statuses).toEqual(new Set([201, 422]));
	});

	test('no fuzzed body is answered with a 500', async () => {
		const form = 'application/x-www-form-urlencoded';
		const types = ['application/json', 'application/json;charset=utf-16', form, 'text/html', ''];
		const valid = JSON.stringify(sampleEnquiry());
		const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
		const mutated = fc
			.tuple(fc.nat(valid.length), fc.nat(20), bytes)
			.map(([at, removed, inserted]) =>
				Buffer.concat([Buffer.from(valid.slice(0, at)), inserted, Buffer.from(valid.slice(at + removed))]),
			);
		const object = fc.dictionary(
			fc.constantFrom(...Object.keys(sampleEnquiry()), 'website', 'consentVersion', '__proto__'),
			fc.jsonValue(),
		);
		const fields = fc
			.array(fc.tuple(fc.constantFrom(...Object.keys(sampleEnquiry())), fc.string({ unit: 'binary' })))
			.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
		const json = object.map((value) => JSON.stringify(value));
		const body = fc.oneof(bytes, mutated, fc.json(), json, fields);
		const seen = new Set<number>();
		await fc.assert(
			fc.asyncProperty(body, fc.constantFrom(...types), fc.option(fc.uuid()), async (payload, type, key) => {
				const { statusCode } = await service.app.inject({
					method: 'POST',
					url: '/api/enquiries',
					headers: { 'content-type': type, ...(key && { 'idempotency-key': key }) },
					payload,
				});
				seen.add(statusCode);
				expect([200, 201, 400, 409, 413, 415, 422]).toContain(statusCode);
			}),
			fuzz(2000),
		);
		expect(seen).toContain(422);
	});
});
