/** Tests that the OpenAPI document agrees with what the service accepts, answers and sends. */

import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type EnquiryEvent, webhookBody } from '../notifications/enquiry-event.ts';
import { sampleEnquiry, sampleRecord } from '../testing/sample-enquiry.ts';
import { post, shareTestApp } from '../testing/test-app.ts';
import { openApiDocument } from './openapi.ts';

const document = JSON.parse(JSON.stringify(openApiDocument));
const { paths, components } = document;
type Component = keyof typeof openApiDocument.components.schemas;

/** App with one route per component schema, so that Fastify's own validator checks bodies against the schemas. */
const validator = Fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
for (const [name, body] of Object.entries(components.schemas))
	validator.post(`/${name}`, { schema: { body } }, async () => ({ message: 'valid' }));
const validate = async (component: Component, payload: object) =>
	(await validator.inject({ method: 'POST', url: `/${component}`, payload })).json().message;

const service = shareTestApp();
const answeredUrl = 'https://quotes.example/answered';
const sent = (event: EnquiryEvent) => JSON.parse(JSON.stringify(webhookBody(event)));
const created = (changes: Record<string, unknown>, more = {}) =>
	sent({ name: 'created', record: sampleRecord(changes), answeredUrl, ...more });
const full = created({ language: 'en', widgetVersion: '1.0.0' }, { earlier: 'R', warnings: ['unknown-partner'] });
const bare = created({ mobilePhone: '12345678', partner: undefined, plan: undefined, page: undefined });

test('describes the enquiry with the rules that validate it, and which fields are optional', async () => {
	const { properties, required } = components.schemas.Enquiry;
	expect(properties.additionalInfo.description).toContain('600 characters');
	expect(properties.gestationalWeek.enum).toHaveLength(25);
	const names = Object.keys(properties).filter((name) => properties[name].maxLength !== undefined);
	expect(Object.fromEntries(names.map((name) => [name, properties[name].maxLength]))).toEqual({
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
	expect(await validate('Enquiry', sampleEnquiry())).toBe('valid');
	const requiredAnswers = Object.entries(sampleEnquiry()).filter(([name]) => required.includes(name));
	expect(await validate('Enquiry', Object.fromEntries(requiredAnswers))).toBe('valid');
	expect((await post(service.app, Object.fromEntries(requiredAnswers))).statusCode).toBe(201);
	for (const name of required) expect(await validate('Enquiry', sampleEnquiry({ [name]: undefined }))).toContain(name);
	for (const wrong of [{ email: 'mei' }, { consent: false }, { website: 'x' }, { plan: 'plan-9' }])
		expect(await validate('Enquiry', sampleEnquiry(wrong))).toContain(Object.keys(wrong)[0]);
});

test('describes all endpoints for programs, monitors included, and has no dangling references', () => {
	const monitors = ['/healthz', '/healthz/deliveries', '/healthz/replies', '/livez'];
	const others = ['/answered', '/api/enquiries', '/api/partners/origin'];
	expect(Object.keys(paths).toSorted()).toEqual([...others, ...monitors]);
	const referred = new Set(
		[...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name),
	);
	expect([...referred].toSorted()).toEqual(Object.keys(components.schemas).toSorted());
});

test('describes every response, including the page that refuses a form', async () => {
	const { responses, parameters } = paths['/api/enquiries'].post;
	expect(Object.keys(responses)).toEqual('200 201 400 403 409 413 415 422 429 503'.split(' '));
	expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
	for (const status of [400, 403, 409, 413, 415, 422, 429, 503])
		expect(Object.keys(responses[status].content)).toEqual(['application/problem+json', 'text/html']);
	const stored = await post(service.app, sampleEnquiry({ partner: 'nobody' }));
	expect(await validate('EnquiryReceipt', stored.json())).toBe('valid');
	const refused = await post(service.app, {});
	expect(await validate('Problem', refused.json())).toBe('valid');
});

const at = '2026-11-24T08:30:00.000Z';
const record = sampleRecord();
test.each<[string, Component, ReturnType<typeof sent>]>([
	['with all that can be in it', 'EnquiryCreated', full],
	['with as little as can be in it', 'EnquiryCreated', bare],
	['unanswered', 'EnquiryReply', sent({ name: 'unanswered', record, at, answeredUrl })],
	['missed', 'EnquiryReply', sent({ name: 'missed', record, at, answeredUrl })],
	['withdrawn', 'EnquiryEnded', sent({ name: 'withdrawn', reference: 'R', at })],
	['erased', 'EnquiryEnded', sent({ name: 'erased', reference: 'R', at })],
])('describes an event %s', async (_case, component, event) => {
	expect(await validate(component, event)).toBe('valid');
	const { properties, required } = components.schemas[component];
	expect(required.toSorted()).toEqual(Object.keys(event).toSorted());
	expect(Object.keys(properties.data.properties)).toEqual(expect.arrayContaining(Object.keys(event.data)));
	for (const name of properties.data.required) {
		const { [name]: _left, ...data } = event.data;
		expect(await validate(component, { ...event, data })).toContain(name);
	}
	const described = document.webhooks[event.type].post.requestBody.content['application/json'].schema.$ref;
	expect(described).toBe(`#/components/schemas/${component}`);
});

test('docs/embedding.md shows the body of a webhook', async () => {
	const [, example = ''] = readFileSync('docs/embedding.md', 'utf8').match(/```json\n(\{\s+"type": .*?)```/s) ?? [];
	const shown = JSON.parse(example.replaceAll('…', ''));
	expect(await validate('EnquiryCreated', shown)).toBe('valid');
	const { earlierReference, warnings, ...usual } = full.data;
	expect([shown.type, ...Object.keys(shown.data)]).toEqual([full.type, ...Object.keys(usual)]);
});
