/** The OpenAPI document agrees with what the service accepts, answers and sends. */

import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { type EnquiryEvent, webhookBody } from '../notifications/enquiry-event.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { openApiDocument } from './openapi.ts';

const { paths, components } = openApiDocument;
const answeredUrl = 'https://quotes.example/answered';
const sent = (changes: Record<string, unknown>) =>
	JSON.parse(JSON.stringify(webhookBody({ name: 'created', record: sampleRecord(changes), answeredUrl })));
const full = sent({ language: 'en', widgetVersion: '1.0.0' });
const bare = sent({ mobilePhone: '12345678', partner: undefined, plan: undefined, page: undefined });

test('describes the enquiry with the rules that validate it, and what a client may leave out', () => {
	const { properties, required } = components.schemas.Enquiry;
	expect(properties.additionalInfo.description).toContain('600 characters');
	expect(Object(properties).gestationalWeek.enum).toHaveLength(25);
	expect(required).toContain('consent');
	for (const optional of ['partner', 'additionalInfo']) expect(required).not.toContain(optional);
	const texts = Object.entries(properties).filter(([, { type, enum: values }]) => type === 'string' && !values);
	expect(Object.fromEntries(texts.map(([name, { maxLength }]) => [name, maxLength]))).toEqual({
		name: 200,
		dateOfBirth: 10,
		email: 254,
		mobilePhone: 40,
		partner: 64,
		partnerTag: 64,
		page: 2048,
		consentVersion: 64,
		widgetVersion: 64,
		website: 0,
	});
});

test('describes all that programs ask, monitors included', () => {
	const monitors = ['/healthz', '/healthz/deliveries', '/healthz/replies', '/livez'];
	const others = ['/answered', '/api/enquiries', '/api/partners/origin'];
	expect(Object.keys(paths).toSorted()).toEqual([...others, ...monitors]);
});

test('describes every answer to it: a form is refused with a page', () => {
	const { responses, parameters } = paths['/api/enquiries'].post;
	expect(Object.keys(responses)).toEqual('200 201 400 403 409 413 415 422 429 503'.split(' '));
	const description = expect.stringContaining('Required with JSON');
	expect(parameters).toMatchObject([{ name: 'Idempotency-Key', required: false, description }]);
	for (const status of [400, 403, 409, 413, 415, 422, 429, 503] as const)
		expect(Object.keys(responses[status].content)).toEqual(['application/problem+json', 'text/html']);
});

test.each([
	['all that can be in it', full],
	['as little as can be in it', bare],
])('describes the body of a webhook, with %s', (_case, event) => {
	const { required, properties } = components.schemas.EnquiryCreated;
	const data = properties?.data as JsonSchema;
	expect(required?.toSorted()).toEqual(Object.keys(event).toSorted());
	expect([...(data.required ?? []), 'answeredUrl'].toSorted()).toEqual(Object.keys(event.data).toSorted());
	for (const [name, value] of Object.entries(event.data))
		expect(typesOf(data.properties?.[name] as JsonSchema), name).toContain(kindOf(value));
});

const at = '2026-11-24T08:30:00.000Z';
const record = sampleRecord();
test.each<[EnquiryEvent, 'EnquiryReply' | 'EnquiryEnded']>([
	[{ name: 'unanswered', record, at, answeredUrl }, 'EnquiryReply'],
	[{ name: 'missed', record, at, answeredUrl }, 'EnquiryReply'],
	[{ name: 'withdrawn', reference: 'R', at }, 'EnquiryEnded'],
	[{ name: 'erased', reference: 'R', at }, 'EnquiryEnded'],
])('describes the event $name', (event, component) => {
	const { type, data, ...rest } = webhookBody(event);
	const { properties, required } = components.schemas[component];
	expect(Object.keys({ type, ...rest, data })).toEqual(required);
	const types = expect.arrayContaining([type]);
	expect(properties).toMatchObject({ type: { enum: types }, data: { required: Object.keys(data) } });
	expect(openApiDocument.webhooks).toHaveProperty([type]);
});

test('docs/embedding.md shows the body of a webhook', () => {
	const [, example = ''] = readFileSync('docs/embedding.md', 'utf8').match(/```json\n(\{\s+"type": .*?)```/s) ?? [];
	const shown = JSON.parse(example);
	expect(shown.type).toBe(full.type);
	expect(Object.keys(shown.data)).toEqual(Object.keys(full.data));
	for (const [name, value] of Object.entries(shown.data))
		expect([full.data[name], bare.data[name]].map(kindOf), name).toContain(kindOf(value));
});

function typesOf({ type, anyOf }: JsonSchema) {
	return anyOf ? (anyOf as JsonSchema[]).map((one) => one.type) : [type];
}

function kindOf(value: unknown): string {
	if (value === null) return 'null';
	return Array.isArray(value) ? 'array' : typeof value;
}
