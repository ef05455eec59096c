/** The API's OpenAPI 3.1 document, generated from the validation rules and the table of fields. */

import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { brand } from '../../shared/content/brand.ts';
import { limits } from '../../shared/content/words/answers.ts';
import * as api from '../../shared/enquiry/enquiry-api.ts';
import { enquirySchema, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { columnFields } from '../../shared/enquiry/fields.ts';
import { formType } from './enquiry-body.ts';
import { recordFields } from './store/enquiry-record.ts';

const text = v.string();
const textOrNull = v.nullable(text);
const time = v.pipe(text, v.isoTimestamp());
const link = v.pipe(text, v.url());
const warnings = v.array(v.picklist(['unknown-partner', 'outdated-figures']));

const longest = `At most ${limits.additionalInfoMaximum} characters as a person counts them (grapheme clusters).`;
const enquiry = {
	...enquirySchema.entries,
	dateOfBirth: v.pipe(text, v.isoDate(), v.maxLength(10)),
	additionalInfo: v.pipe(enquirySchema.entries.additionalInfo, v.description(longest)),
	[api.honeypotField]: v.pipe(text, v.maxLength(0), v.description('Left empty.')),
};
/** Validation treats missing fields as empty, so the errors of an empty enquiry name the required fields. */
const empty = validateEnquiry({});
const required = empty.valid ? [] : empty.errors.map(({ field }) => field);

const record = recordFields.map((field) => {
	const isNullable = field === 'mobilePhoneE164' || (field in columnFields && !field.startsWith('consent'));
	return [field, field === 'pregnancyType' ? v.array(text) : isNullable ? textOrNull : text];
});
const event = (types: readonly string[], data: v.ObjectEntries) =>
	v.object({ type: v.picklist(types.map((type) => `enquiry.${type}`)), timestamp: time, data: v.object(data) });
const created = {
	...Object.fromEntries(record),
	replyBy: time,
	answeredUrl: v.optional(link),
	consent: v.object({ given: v.literal(true), version: text, text: textOrNull }),
	earlierReference: v.optional(text),
	warnings: v.optional(warnings),
};
const about = { reference: text, receivedAt: time, language: textOrNull, plan: textOrNull, partner: textOrNull };
const receipt = { reference: text, receivedAt: time, replyBy: v.optional(time), enquiryUrl: v.optional(link) };
const receiptSchema = v.object({ ...receipt, test: v.optional(v.literal(true)), warnings: v.optional(warnings) });
const problem = { type: text, title: text, status: v.number(), detail: v.optional(text) };
const errors = v.optional(v.array(v.object({ field: text, message: text })));

/** Omits validation rules that JSON Schema cannot express, such as trimming or a past date. The service still applies them. */
const schemas = toJsonSchemaDefs(
	{
		Enquiry: v.object(enquiry),
		EnquiryReceipt: receiptSchema satisfies v.GenericSchema<api.EnquiryReceipt>,
		EnquiryCreated: event(['created', 'test'], created),
		EnquiryReply: event(['unanswered', 'missed'], { ...about, replyBy: time, answeredUrl: link }),
		EnquiryEnded: event(['withdrawn', 'erased'], { reference: text }),
		Problem: v.object({ ...problem, errors }) satisfies v.GenericSchema<api.Problem>,
		Origin: v.object({ origin: text, registered: v.boolean(), partnerKnown: v.optional(v.boolean()) }),
		Reply: v.object({ reference: text, answeredAt: time }),
	},
	{ errorMode: 'ignore' },
);

const ref = (name: keyof typeof schemas) => ({ schema: { $ref: `#/components/schemas/${name}` } });
const json = (name: keyof typeof schemas) => ({ 'application/json': ref(name) });
const problemJson = { 'application/problem+json': ref('Problem') };
const page = { 'text/html': { schema: { type: 'string' } } };
/** A response with JSON, or with a page if a form was posted. */
const stored = (description: string) => ({ description, content: { ...json('EnquiryReceipt'), ...page } });
const refusal = (description: string) => ({ description, content: { ...problemJson, ...page } });
const responses = {
	200: stored('The same enquiry was stored before under this key: the first answer, unchanged.'),
	201: stored('Stored durably.'),
	400: refusal(`Unreadable, or JSON without a UUID as ${api.idempotencyHeader}: made once, and kept through retries.`),
	403: refusal('An origin that may not send enquiries.'),
	409: refusal('A different enquiry was sent with this key.'),
	413: refusal(`The body is larger than ${api.maxBodyBytes} bytes.`),
	415: refusal('Neither JSON nor a form, not in UTF-8, or compressed.'),
	422: refusal('Fields are wrong; `errors` says which and why.'),
	429: refusal('Too many enquiries from one client: `Retry-After` says for how many seconds to wait.'),
	503: refusal('The store cannot take it now, and nothing was stored: try again as `Retry-After` says.'),
};
const requestBody = { required: true, content: { ...json('Enquiry'), [formType]: ref('Enquiry') } };
const parameter = (name: string) => ({ name, in: 'query', required: true, schema: { type: 'string' } });
const keyHeader = { ...parameter(api.idempotencyHeader), in: 'header', required: false };
const originOf = [parameter('url'), { ...parameter('partner'), required: false }];
const signedLink = [parameter('reference'), parameter('signature')];
const answer = (name: keyof typeof schemas) => ({ 200: { description: 'Done.', content: json(name) } });
const gone = { description: 'The signature is not ours, or the enquiry is gone.', content: problemJson };
const monitor = (summary: string) => ({ get: { summary, responses: yesOrNo } });
const yesOrNo = { 200: { description: 'Yes.' }, 503: { description: 'No.' } };
const taken = { description: 'Taken. Anything else, or nothing within 25 seconds: sent again for three days.' };
const webhook = (name: keyof typeof schemas, summary: string) => ({
	post: { summary, requestBody: { required: true, content: json(name) }, responses: { '2XX': taken } },
});

const description = `Webhooks are signed as Standard Webhooks describes, and come at least once, in no particular order. An enquiry of the partner \`${api.testPartner}\` is delivered to nobody.`;
export const openApiDocument = {
	openapi: '3.1.0',
	info: { title: `${brand.name} enquiries`, version: '1.0.0', description },
	paths: {
		[api.enquiriesPath]: { post: { operationId: 'createEnquiry', parameters: [keyHeader], requestBody, responses } },
		'/api/partners/origin': { get: { parameters: originOf, responses: answer('Origin') } },
		'/answered': { post: { parameters: signedLink, responses: { ...answer('Reply'), 404: gone } } },
		'/healthz': monitor('Whether enquiries can be stored.'),
		'/healthz/deliveries': monitor('Whether enquiries reach their receivers.'),
		'/healthz/replies': monitor('Whether enquiries are replied to in time.'),
		'/livez': monitor('Whether the process answers.'),
	},
	webhooks: {
		'enquiry.created': webhook('EnquiryCreated', 'An enquiry was stored.'),
		'enquiry.test': webhook('EnquiryCreated', 'A test with invented answers, sent by hand.'),
		'enquiry.unanswered': webhook('EnquiryReply', 'No reply is recorded, and the promised time ends soon.'),
		'enquiry.missed': webhook('EnquiryReply', 'The person says that nobody has called.'),
		'enquiry.withdrawn': webhook('EnquiryEnded', 'The person withdrew consent: stop using the data.'),
		'enquiry.erased': webhook('EnquiryEnded', 'The data was erased: delete your copies.'),
	},
	components: { schemas: { ...schemas, Enquiry: { ...schemas.Enquiry, required } } },
};
