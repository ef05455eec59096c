/** What receivers are told that a webhook carries: the same as it does carry. */

import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { webhookBody } from '../notifications/enquiry-event.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { openApiDocument } from './openapi.ts';

const sent = (changes: Record<string, unknown>) =>
	JSON.parse(JSON.stringify(webhookBody({ name: 'created', record: sampleRecord(changes) })));
const full = sent({ language: 'en', widgetVersion: '1.0.0' });
const bare = sent({ mobilePhone: '12345678', partner: undefined, plan: undefined, page: undefined });

test.each([
	['all that can be in it', full],
	['as little as can be in it', bare],
])('OpenAPI describes the body, with %s', (_case, event) => {
	const { required, properties } = openApiDocument.components.schemas.EnquiryCreated;
	const data = properties?.data as JsonSchema;
	expect(required?.toSorted()).toEqual(Object.keys(event).toSorted());
	expect(data.required?.toSorted()).toEqual(Object.keys(event.data).toSorted());
	for (const [name, value] of Object.entries(event.data)) {
		expect(typesOf(data.properties?.[name] as JsonSchema), name).toContain(kindOf(value));
	}
});

test('OpenAPI says how long each text of an enquiry may be', () => {
	const { properties } = openApiDocument.components.schemas.Enquiry;
	const texts = Object.entries(properties).filter(([, { type, enum: values }]) => type === 'string' && !values);
	expect(Object.fromEntries(texts.map(([name, { maxLength }]) => [name, maxLength]))).toEqual({
		name: 200,
		dateOfBirth: 10,
		email: 254,
		mobilePhone: 40,
		partner: 64,
		page: 2048,
		consentVersion: 64,
		widgetVersion: 64,
		website: 0,
	});
});

test.each(['withdrawn', 'erased'] as const)('OpenAPI describes the end of an enquiry that was %s', (name) => {
	const event = webhookBody({ name, reference: 'R', at: '2026-11-24T08:30:00.000Z' });
	const { properties, required } = openApiDocument.components.schemas.EnquiryEnded;
	expect(Object.keys(event)).toEqual(required);
	expect(properties).toMatchObject({
		type: { enum: expect.arrayContaining([event.type]) },
		data: { required: Object.keys(event.data) },
	});
	expect(openApiDocument.webhooks).toHaveProperty([event.type]);
});

test('docs/embedding.md shows the body', () => {
	const [, example = ''] = readFileSync('docs/embedding.md', 'utf8').match(/```json\n(\{\s+"type": .*?)```/s) ?? [];
	const shown = JSON.parse(example);
	expect(shown.type).toBe(full.type);
	expect(Object.keys(shown.data)).toEqual(Object.keys(full.data));
	for (const [name, value] of Object.entries(shown.data)) {
		expect([full.data[name], bare.data[name]].map(kindOf), name).toContain(kindOf(value));
	}
});

function typesOf({ type, anyOf }: JsonSchema) {
	return anyOf ? (anyOf as JsonSchema[]).map((one) => one.type) : [type];
}

function kindOf(value: unknown): string {
	if (value === null) return 'null';
	return Array.isArray(value) ? 'array' : typeof value;
}
