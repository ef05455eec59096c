/** What the receivers of webhooks are sent, described in OpenAPI 3.1. */

import { type EnquiryRecord, recordFields } from '../enquiries/enquiry-record.ts';

/** Null where the person, or the page, said nothing of the kind. */
const mayBeNull: readonly (keyof EnquiryRecord)[] = ['mobilePhoneE164', 'partner', 'plan', 'page', 'withdrawnAt'];

const answers = recordFields.map((name) => [name, { type: mayBeNull.includes(name) ? ['string', 'null'] : 'string' }]);

export const enquiryCreated = {
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

export const webhooks = {
	'enquiry.created': {
		post: {
			operationId: 'enquiryCreated',
			summary: 'An enquiry was stored; sent to WEBHOOK_URL and to the partner that it names.',
			description:
				'Signed as Standard Webhooks describes. It comes at least once and in no particular order; one enquiry has a `webhook-id` for each receiver. Fields and types may be added. A withdrawal or an erasure is not sent.',
			parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
				name,
				in: 'header',
				required: true,
				schema: { type: 'string' },
			})),
			requestBody: {
				required: true,
				content: { 'application/json': { schema: { $ref: '#/components/schemas/EnquiryCreated' } } },
			},
			responses: {
				'2XX': { description: 'Taken. Any other answer, or none within 10 seconds: it is sent again, for three days.' },
			},
		},
	},
};
