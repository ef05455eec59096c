/** An enquiry as it is stored and shown, and its mapping to a table row. */

import { isDeepStrictEqual } from 'node:util';
import type { Kysely, RawBuilder } from 'kysely';
import * as v from 'valibot';
import { toE164 } from '../../../shared/enquiry/answers/mobile-phone.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import type { Tables } from '../../database/tables.ts';
import type { ConsentedEnquiry } from '../enquiry-validation.ts';
import { createReference } from './reference.ts';

const text = v.string();
/** Null when it was not given. */
const optional = v.fallback(v.nullable(text), null);

/** The person's answers: one encrypted JSON text. */
const personal = {
	name: text,
	dateOfBirth: text,
	email: text,
	mobilePhone: text,
	mobilePhoneE164: optional,
	gestationalWeek: text,
	pregnancyType: v.array(text),
	additionalInfo: text,
};

/** Its fields are in the order in which they are exported. */
export const recordSchema = v.object({
	reference: text,
	receivedAt: text,
	...personal,
	partner: optional,
	partnerTag: optional,
	plan: optional,
	page: optional,
	consentVersion: text,
	consentAt: text,
	withdrawnAt: optional,
	/** When the first reply was given. */
	answeredAt: optional,
	language: optional,
	widgetVersion: optional,
	/** The page's origin as the browser stated it, checked; `partner` and `page` are only claimed. */
	origin: optional,
});

export type EnquiryRecord = v.InferOutput<typeof recordSchema>;

export const recordFields = Object.keys(recordSchema.entries) as (keyof EnquiryRecord)[];
const personalFields = Object.keys(personal) as (keyof typeof personal)[];

/** A record, but its personal part encrypted. */
export type RecordRow = Omit<EnquiryRecord, keyof typeof personal> & { personal: string };

/** A query for record rows, to be narrowed down. */
export function recordRows(db: Kysely<Tables>) {
	return db
		.selectFrom('enquiries')
		.select(['reference', 'received_at as receivedAt', 'personal', 'partner', 'partner_tag as partnerTag'])
		.select(['plan', 'page'])
		.select(['consent_version as consentVersion', 'consent_at as consentAt', 'withdrawn_at as withdrawnAt'])
		.select('answered_at as answeredAt')
		.select(['language', 'widget_version as widgetVersion', 'origin']);
}

/** A valid enquiry becomes a record, received now. @param origin of the page, checked */
export function createRecord(enquiry: ConsentedEnquiry, origin: string | null): EnquiryRecord {
	const now = new Date();
	const [reference, receivedAt] = [createReference(now.getTime()), now.toISOString()];
	const mobilePhoneE164 = parsePhone(enquiry.mobilePhone);
	return v.parse(recordSchema, { ...enquiry, reference, receivedAt, mobilePhoneE164, consentAt: receivedAt, origin });
}

/** What a retry repeats. The rest is made by the service, or sent by the page and its build. */
const comparedFields = [
	...personalFields.filter((field) => field !== 'mobilePhoneE164'),
	...(['partner', 'partnerTag', 'plan', 'page', 'consentVersion'] as const),
];

/** Whether both hold the same answers. Compares field by field, so that a row stored before a field was added equals its retry. */
export function isSameEnquiry(one: EnquiryRecord, other: EnquiryRecord): boolean {
	return comparedFields.every((field) => isDeepStrictEqual(one[field] ?? null, other[field] ?? null));
}

/** In E.164, or null. `+44 (0)20 …`: the zero is the trunk prefix, dialled only within the country. */
export function parsePhone(typed: string): string | null {
	return toE164(typed.replaceAll('(0)', ''));
}

/** What a number is compared by. */
export function phoneOf({ mobilePhoneE164, mobilePhone }: EnquiryRecord): string {
	return mobilePhoneE164 ?? mobilePhone;
}

/** The additional authenticated data of a row: a value that was moved to another row does not decrypt. */
function aadOf(reference: string): string {
	return `enquiries.personal ${reference}`;
}

/** @param now by the store's clock: servers that share it may disagree about the time */
export function toRow(
	record: EnquiryRecord,
	idempotencyKey: string,
	now: RawBuilder<string>,
	encryption: FieldEncryption,
) {
	return {
		reference: record.reference,
		idempotency_key: idempotencyKey,
		received_at: now,
		personal: encryption.encrypt(JSON.stringify(record, personalFields), aadOf(record.reference)),
		email_index: encryption.blindIndex(record.email),
		partner: record.partner,
		partner_tag: record.partnerTag,
		plan: record.plan,
		page: record.page,
		consent_version: record.consentVersion,
		consent_at: now,
		withdrawn_at: record.withdrawnAt,
		answered_at: record.answeredAt,
		language: record.language,
		widget_version: record.widgetVersion,
		origin: record.origin,
		phone_index: encryption.blindIndex(phoneOf(record)),
		key_id: encryption.currentKeyId,
	};
}

/** @throws KeyMissing when no key decrypts the row, ValueDamaged or SyntaxError when it is damaged */
export function fromRow(
	{ reference, receivedAt, personal, ...rest }: RecordRow,
	encryption: FieldEncryption,
): EnquiryRecord {
	const answers = JSON.parse(encryption.decrypt(personal, aadOf(reference)));
	return { reference, receivedAt, ...answers, ...rest };
}
