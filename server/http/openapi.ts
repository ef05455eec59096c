/** The API described in OpenAPI 3.1, made from the schema that validates. */

import { toJsonSchema } from '@valibot/to-json-schema';
import { brand } from '../../shared/content/brand.ts';
import * as formCopy from '../../shared/content/form-copy.ts';
import { enquiriesPath, honeypotField, idempotencyHeader, maxBodyBytes } from '../../shared/enquiry/enquiry-api.ts';
import { enquirySchema, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { formType } from '../enquiries/form-post.ts';
import { enquiryCreated, webhooks } from './openapi-webhooks.ts';

// Rules that JSON Schema cannot say (a real date in the past, trimming) are left out here and hold all the same.
const { $schema, ...enquiry } = toJsonSchema(enquirySchema, { errorMode: 'ignore' });
/** A missing field counts as an empty one: required is what nobody may leave empty. */
const nothing = validateEnquiry({});
const required = nothing.valid ? [] : nothing.errors.map(({ field }) => field);
const properties = {
	...enquiry.properties,
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
/** To whoever sent a form, the same in words. */
const refusal = (description: string, headers?: object) => {
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
					'400': refusal(`Not JSON or not UTF-8, or no valid ${idempotencyHeader}.`),
					'403': refusal('An origin that may not send enquiries.'),
					'409': refusal('A different enquiry was sent with this key.'),
					'413': refusal('The body is too large.'),
					'415': refusal('Neither JSON nor a form, not in UTF-8, or compressed.'),
					'422': refusal('Fields are wrong; `errors` says which and why.'),
					'429': refusal('Too many enquiries from one client.', retryAfter),
					'503': refusal('The store cannot take it now; nothing was stored.', retryAfter),
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
