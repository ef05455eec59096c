/** The API described in OpenAPI 3.1, made from the schema that validates. */

import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { brand } from '../../shared/content/brand.ts';
import { limits } from '../../shared/content/words/answers.ts';
import * as formCopy from '../../shared/content/words/en/form-copy.ts';
import {
	type EnquiryReceipt,
	enquiriesPath,
	honeypotField,
	idempotencyHeader,
	maxBodyBytes,
	type Problem,
	testPartner,
} from '../../shared/enquiry/enquiry-api.ts';
import { enquirySchema, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { columnFields } from '../../shared/enquiry/fields.ts';
import { formType } from './enquiry-body.ts';
import { recordFields } from './store/enquiry-record.ts';

/** JSON Schema has no words for some rules (a real date in the past, trimming); they are validated all the same. */
function jsonSchema(schema: v.GenericSchema) {
	const { $schema, ...rules } = toJsonSchema(schema, { errorMode: 'ignore' });
	return rules;
}

const text = v.string();
const time = (description: string) => v.pipe(text, v.isoTimestamp(), v.description(description));

const enquiry = jsonSchema(enquirySchema);
/** Validation treats a missing field as an empty one, so what an empty enquiry lacks is required. */
const empty = validateEnquiry({});
const required = empty.valid ? [] : empty.errors.map(({ field }) => field);
const properties = {
	...enquiry.properties,
	dateOfBirth: { ...Object(enquiry.properties?.dateOfBirth), format: 'date', maxLength: 10 },
	additionalInfo: {
		...Object(enquiry.properties?.additionalInfo),
		description: `At most ${limits.additionalInfoMaximum} characters as a person counts them (grapheme clusters).`,
	},
	consentVersion: {
		...Object(enquiry.properties?.consentVersion),
		description: 'The consent wording that the person saw. Left out, the newest counts.',
	},
	[honeypotField]: { type: 'string', maxLength: 0, description: formCopy.honeypot },
};

const warnings = v.pipe(
	v.array(v.picklist(['unknown-partner', 'outdated-figures'])),
	v.description(
		'Nobody has the id in `partner`; the widget is of a build whose figures are over 90 days old and have changed since.',
	),
);

const isTest = v.pipe(v.literal(true), v.description(`The partner is \`${testPartner}\`: nobody hears of it.`));

const receiptSchema: v.GenericSchema<EnquiryReceipt> = v.object({
	reference: text,
	receivedAt: v.pipe(text, v.isoTimestamp()),
	replyBy: time('Until when somebody replies.'),
	enquiryUrl: v.optional(
		v.pipe(text, v.url(), v.description("The enquiry's own page: what became of it, and how to withdraw.")),
	),
	test: v.optional(isTest),
	warnings: v.optional(warnings),
});

const problemSchema: v.GenericSchema<Problem> = v.object({
	type: v.pipe(text, v.metadata({ format: 'uri-reference' })),
	title: text,
	status: v.pipe(v.number(), v.integer()),
	detail: v.optional(text),
	errors: v.optional(v.array(v.object({ field: text, message: text }))),
});

const consent = v.object({
	given: v.literal(true),
	version: text,
	text: v.pipe(v.nullable(text), v.description('What the person agreed to, word for word.')),
});

const storedSchema = (field: (typeof recordFields)[number]) => {
	if (field === 'pregnancyType') return v.array(text);
	const isNullable = field === 'mobilePhoneE164' || (field in columnFields && !field.startsWith('consent'));
	return isNullable ? v.nullable(text) : text;
};

const createdSchema = v.object({
	type: v.picklist(['enquiry.created', 'enquiry.test']),
	timestamp: time('When the enquiry was received.'),
	data: v.object({
		...Object.fromEntries(recordFields.map((field) => [field, storedSchema(field)])),
		replyBy: time('Until when somebody replies.'),
		answeredUrl: v.optional(v.pipe(text, v.url(), v.description('POST to it once somebody has replied.'))),
		consent,
		earlierReference: v.optional(text),
		warnings: v.optional(warnings),
	}),
});

/** Events about the promise to reply name the enquiry, and nothing that was typed. */
const replySchema = v.object({
	type: v.picklist(['enquiry.unanswered', 'enquiry.missed']),
	timestamp: time('When it was noticed, or when the person said so.'),
	data: v.object({
		reference: text,
		receivedAt: time('When the enquiry was received.'),
		language: v.nullable(text),
		plan: v.nullable(text),
		partner: v.nullable(text),
		replyBy: time('Until when somebody replies.'),
		answeredUrl: v.pipe(text, v.url(), v.description('POST to it once somebody has replied.')),
	}),
});

/** Events that end an enquiry carry its reference alone. */
const endedSchema = v.object({
	type: v.picklist(['enquiry.withdrawn', 'enquiry.erased']),
	timestamp: time('When consent was withdrawn, or the data erased.'),
	data: v.object({ reference: text }),
});

const ref = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
const page = { 'text/html': { schema: { type: 'string' } } };
const json = (name: string) => ({ 'application/json': ref(name) });
const problem = (description: string, headers?: object) => ({
	description,
	headers,
	content: { 'application/problem+json': ref('Problem') },
});
/** A posted form gets a page instead. */
const errorResponse = (description: string, headers?: object) => {
	const { content, ...rest } = problem(description, headers);
	return { ...rest, content: { ...content, ...page } };
};
const receipt = (description: string) => ({ description, content: { ...json('EnquiryReceipt'), ...page } });
const jsonResponse = (description: string, schema: v.GenericSchema) => ({
	description,
	content: { 'application/json': { schema: jsonSchema(schema) } },
});
const statusIs = (description: string, ...values: [string, ...string[]]) =>
	jsonResponse(description, v.object({ status: v.picklist(values) }));
const get = (operationId: string, summary: string, responses: object, parameters?: object[]) => ({
	get: { operationId, summary, parameters, responses },
});
const parameter = (name: string, place: 'query' | 'header', required = true, format?: string) => ({
	name,
	in: place,
	required,
	schema: { type: 'string', format },
});
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const webhookHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
	parameter(name, 'header'),
);

const webhooks = [
	['created', 'EnquiryCreated', 'An enquiry was stored; sent to WEBHOOK_URL and to the partner that it names.'],
	['test', 'EnquiryCreated', 'A test with invented answers, sent by hand: nobody asked for anything.'],
	[
		'unanswered',
		'EnquiryReply',
		'No reply is recorded, and the promise ends in four hours. Sent to whoever has the enquiry.',
	],
	['missed', 'EnquiryReply', 'The person says that nobody has called. Sent to the operator.'],
	[
		'withdrawn',
		'EnquiryEnded',
		'The person withdrew consent: stop using the data. Sent to whoever was sent the enquiry.',
	],
	['erased', 'EnquiryEnded', 'The data was erased: delete your copies. Sent to whoever was sent the enquiry.'],
] as const;

function webhook(name: string, schema: string, summary: string) {
	return {
		post: {
			operationId: `enquiry${name.replace(/^./, (letter) => letter.toUpperCase())}`,
			summary,
			description:
				'Signed as Standard Webhooks describes. It comes at least once and in no particular order; one event has a `webhook-id` for each receiver. Fields and types may be added.',
			parameters: webhookHeaders,
			requestBody: { required: true, content: json(schema) },
			responses: {
				'2XX': { description: 'Taken. Any other answer, or none within 25 seconds: it is sent again, for three days.' },
			},
		},
	};
}

export const openApiDocument = {
	openapi: '3.1.0',
	info: { title: `${brand.name} enquiries`, version: '1.0.0' },
	paths: {
		[enquiriesPath]: {
			description: 'Methods other than POST and OPTIONS are answered 405, with a problem and `Allow`.',
			post: {
				operationId: 'createEnquiry',
				summary: 'Send an enquiry; acknowledged once it is on disk.',
				parameters: [
					{
						...parameter(idempotencyHeader, 'header', false, 'uuid'),
						description:
							'Required with JSON: made once for each enquiry and kept through retries. Not needed with a form.',
					},
				],
				requestBody: {
					required: true,
					description: `At most ${maxBodyBytes} bytes.`,
					content: { ...json('Enquiry'), [formType]: ref('Enquiry') },
				},
				responses: {
					'201': receipt('Stored durably.'),
					'200': receipt('The same enquiry was stored before under this key: the first answer, unchanged.'),
					'400': errorResponse(`Not JSON or not UTF-8, or no valid ${idempotencyHeader}.`),
					'403': errorResponse('An origin that may not send enquiries.'),
					'409': errorResponse('A different enquiry was sent with this key.'),
					'413': errorResponse('The body is too large.'),
					'415': errorResponse('Neither JSON nor a form, not in UTF-8, or compressed.'),
					'422': errorResponse('Fields are wrong; `errors` says which and why.'),
					'429': errorResponse('Too many enquiries from one client.', retryAfter),
					'503': errorResponse('The store cannot take it now; nothing was stored.', retryAfter),
				},
			},
		},
		'/api/partners/origin': get(
			'checkOrigin',
			'Whether enquiries from a page, and with a partner id, would be taken.',
			{
				'200': jsonResponse(
					'The origin of the page, whether it may send enquiries, and whether a partner has the id that was given.',
					v.object({ origin: text, registered: v.boolean(), partnerKnown: v.optional(v.boolean()) }),
				),
				'422': problem('`url` is no web address.'),
				'429': problem('Too many requests from one client.', retryAfter),
			},
			[parameter('url', 'query', true, 'uri'), parameter('partner', 'query', false)],
		),
		'/healthz': get('health', 'Readiness: whether enquiries can be stored.', {
			'200': statusIs('They can.', 'ok'),
			'503': problem('They cannot.', retryAfter),
		}),
		'/healthz/deliveries': get('deliveryHealth', 'Whether enquiries reach their receivers, for an uptime monitor.', {
			'200': statusIs('They do.', 'ok'),
			'503': statusIs(
				'An enquiry has waited for 15 minutes, or a delivery was given up, and neither retried nor dismissed.',
				'late',
				'dead',
			),
		}),
		'/healthz/replies': get('replyHealth', 'Whether enquiries are replied to in time, for an uptime monitor.', {
			'200': statusIs('They are, or nobody has ever recorded a reply.', 'ok', 'unused'),
			'503': statusIs('One has no recorded reply 20 hours after it came.', 'late'),
		}),
		'/answered': {
			post: {
				operationId: 'recordReply',
				summary:
					'Record that an enquiry was replied to, at the signed address in `answeredUrl`; the first time counts.',
				parameters: [parameter('reference', 'query'), parameter('signature', 'query')],
				responses: {
					'200': jsonResponse('Recorded, now or before.', v.object({ reference: text, answeredAt: time('When.') })),
					'404': problem('The signature is not ours, or the enquiry is gone.'),
				},
			},
		},
		'/livez': get('liveness', 'Liveness: whether the process answers, whatever the store does.', {
			'200': statusIs('It does.', 'ok'),
		}),
	},
	webhooks: Object.fromEntries(
		webhooks.map(([name, schema, summary]) => [`enquiry.${name}`, webhook(name, schema, summary)]),
	),
	components: {
		schemas: {
			Enquiry: { ...enquiry, properties, required },
			EnquiryReceipt: jsonSchema(receiptSchema),
			EnquiryCreated: jsonSchema(createdSchema),
			EnquiryReply: jsonSchema(replySchema),
			EnquiryEnded: jsonSchema(endedSchema),
			Problem: jsonSchema(problemSchema),
		},
	},
};
