/** The API described in OpenAPI 3.1, made from the schema that validates. */

import { toJsonSchema } from '@valibot/to-json-schema';
import { brand } from '../../shared/content/brand.ts';
import * as formCopy from '../../shared/content/en/form-copy.ts';
import { enquiriesPath, honeypotField, idempotencyHeader, maxBodyBytes } from '../../shared/enquiry/enquiry-api.ts';
import { enquirySchema, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { formType } from '../enquiries/enquiry-body.ts';
import { type EnquiryRecord, recordFields } from '../enquiries/enquiry-record.ts';

// JSON Schema has no words for some rules (a real date in the past, trimming); they are validated all the same.
const { $schema, ...enquiry } = toJsonSchema(enquirySchema, { errorMode: 'ignore' });
/** Validation treats a missing field as an empty one, so what an empty enquiry lacks is required. */
const empty = validateEnquiry({});
const required = empty.valid ? [] : empty.errors.map(({ field }) => field);
const properties = {
	...enquiry.properties,
	dateOfBirth: { ...Object(enquiry.properties?.dateOfBirth), format: 'date', maxLength: 10 },
	consentVersion: {
		...Object(enquiry.properties?.consentVersion),
		description: 'The consent wording that the person saw. Left out, the newest counts.',
	},
	[honeypotField]: { type: 'string', maxLength: 0, description: formCopy.honeypot },
};

const page = { 'text/html': { schema: { type: 'string' } } };
const problem = (description: string, headers?: object) => ({
	description,
	headers,
	content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
/** A posted form gets a page instead. */
const errorResponse = (description: string, headers?: object) => {
	const asProblem = problem(description, headers);
	return { ...asProblem, content: { ...asProblem.content, ...page } };
};
const receipt = (description: string) => ({
	description,
	content: {
		'application/json': { schema: { $ref: '#/components/schemas/EnquiryReceipt' } },
		...page,
	},
});
const statusOk = (description: string) => ({
	description,
	content: {
		'application/json': {
			schema: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] },
		},
	},
});
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** Null when the person or the page did not give it. */
const nullable: readonly (keyof EnquiryRecord)[] = [
	'mobilePhoneE164',
	'partner',
	'plan',
	'page',
	'withdrawnAt',
	'language',
	'widgetVersion',
	'origin',
];

const answers = recordFields.map((name) => [name, { type: nullable.includes(name) ? ['string', 'null'] : 'string' }]);

const enquiryCreated = {
	type: 'object',
	required: ['type', 'timestamp', 'data'],
	properties: {
		type: { const: 'enquiry.created' },
		timestamp: { type: 'string', format: 'date-time', description: 'When the enquiry was received.' },
		data: {
			type: 'object',
			required: [...recordFields, 'consent'],
			properties: {
				...Object.fromEntries(answers),
				pregnancyType: { type: 'array', items: { type: 'string' } },
				consent: {
					type: 'object',
					required: ['given', 'version', 'text'],
					properties: {
						given: { const: true },
						version: { type: 'string' },
						text: { type: ['string', 'null'], description: 'What the person agreed to, word for word.' },
					},
				},
			},
		},
	},
};

/** Of what ends an enquiry, receivers are told by its reference alone. */
const enquiryEnded = {
	type: 'object',
	required: ['type', 'timestamp', 'data'],
	properties: {
		type: { enum: ['enquiry.withdrawn', 'enquiry.erased'] },
		timestamp: { type: 'string', format: 'date-time', description: 'When consent was withdrawn, or the data erased.' },
		data: { type: 'object', required: ['reference'], properties: { reference: { type: 'string' } } },
	},
};

const webhooks = {
	'enquiry.created': webhook(
		'enquiryCreated',
		'An enquiry was stored; sent to WEBHOOK_URL and to the partner that it names.',
		'EnquiryCreated',
	),
	'enquiry.withdrawn': webhook(
		'enquiryWithdrawn',
		'The person withdrew consent: stop using the data. Sent to whoever was sent the enquiry.',
		'EnquiryEnded',
	),
	'enquiry.erased': webhook(
		'enquiryErased',
		'The data was erased: delete your copies. Sent to whoever was sent the enquiry.',
		'EnquiryEnded',
	),
};

function webhook(operationId: string, summary: string, schema: string) {
	return {
		post: {
			operationId,
			summary,
			description:
				'Signed as Standard Webhooks describes. It comes at least once and in no particular order; one event has a `webhook-id` for each receiver. Fields and types may be added.',
			parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
				name,
				in: 'header',
				required: true,
				schema: { type: 'string' },
			})),
			requestBody: {
				required: true,
				content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
			},
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
						name: idempotencyHeader,
						in: 'header',
						required: false,
						description:
							'Required with JSON: made once for each enquiry and kept through retries. Not needed with a form.',
						schema: { type: 'string', format: 'uuid' },
					},
				],
				requestBody: {
					required: true,
					description: `At most ${maxBodyBytes} bytes.`,
					content: {
						'application/json': { schema: { $ref: '#/components/schemas/Enquiry' } },
						[formType]: { schema: { $ref: '#/components/schemas/Enquiry' } },
					},
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
		'/healthz': {
			get: {
				operationId: 'health',
				summary: 'Readiness: whether enquiries can be stored.',
				responses: { '200': statusOk('They can.'), '503': problem('They cannot.', retryAfter) },
			},
		},
		'/livez': {
			get: {
				operationId: 'liveness',
				summary: 'Liveness: whether the process answers, whatever the store does.',
				responses: { '200': statusOk('It does.') },
			},
		},
	},
	webhooks,
	components: {
		schemas: {
			EnquiryCreated: enquiryCreated,
			EnquiryEnded: enquiryEnded,
			Enquiry: { ...enquiry, properties, required },
			EnquiryReceipt: {
				type: 'object',
				properties: { reference: { type: 'string' }, receivedAt: { type: 'string', format: 'date-time' } },
				required: ['reference', 'receivedAt'],
			},
			Problem: {
				type: 'object',
				properties: {
					type: { type: 'string', format: 'uri-reference' },
					title: { type: 'string' },
					status: { type: 'integer' },
					detail: { type: 'string' },
					errors: {
						type: 'array',
						items: {
							type: 'object',
							properties: { field: { type: 'string' }, message: { type: 'string' } },
							required: ['field', 'message'],
						},
					},
				},
				required: ['type', 'title', 'status'],
			},
		},
	},
};
