/** An enquiry as it is stored and shown, and its mapping to a table row. */

import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { Enquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { toE164 } from '../../shared/enquiry/mobile-phone.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { EnquiryTable, Tables } from '../database/tables.ts';

export interface EnquiryRecord {
	reference: string;
	receivedAt: string;
	name: string;
	dateOfBirth: string;
	email: string;
	mobilePhone: string;
	mobilePhoneE164: string | null;
	gestationalWeek: string;
	pregnancyType: string[];
	additionalInfo: string;
	partner: string | null;
	plan: string | null;
	page: string | null;
	consentVersion: string;
	consentAt: string;
	withdrawnAt: string | null;
	/** Of the form, and so of the person. */
	language: string | null;
	widgetVersion: string | null;
	/** The page's origin as the browser stated it, checked; `partner` and `page` are only claimed. */
	origin: string | null;
}

/** The person's answers: one encrypted JSON text. */
const personalFields = [
	'name',
	'dateOfBirth',
	'email',
	'mobilePhone',
	'mobilePhoneE164',
	'gestationalWeek',
	'pregnancyType',
	'additionalInfo',
] as const satisfies readonly (keyof EnquiryRecord)[];

/** The fields of a record, in the order they are exported. */
export const recordFields = [
	'reference',
	'receivedAt',
	...personalFields,
	'partner',
	'plan',
	'page',
	'consentVersion',
	'consentAt',
	'withdrawnAt',
	'language',
	'widgetVersion',
	'origin',
] as const satisfies readonly (keyof EnquiryRecord)[];

/** The columns that a record is made from. */
const recordColumns = [
	'reference',
	'received_at',
	'personal',
	'partner',
	'plan',
	'page',
	'consent_version',
	'consent_at',
	'withdrawn_at',
	'language',
	'widget_version',
	'origin',
] as const satisfies readonly (keyof EnquiryTable)[];

export type RecordRow = Pick<Selectable<EnquiryTable>, (typeof recordColumns)[number]>;

/** A query for record rows, to be narrowed down. */
export function recordRows(db: Kysely<Tables>) {
	return db.selectFrom('enquiries').select(recordColumns);
}

/** A valid enquiry, with what the service found out about it. */
export interface ReceivedEnquiry {
	enquiry: Enquiry;
	consentVersion: string;
	origin: string | null;
}

/** A valid enquiry becomes a record. */
export function createRecord(
	{ enquiry, consentVersion, origin }: ReceivedEnquiry,
	reference: string,
	now: Date,
): EnquiryRecord {
	const receivedAt = now.toISOString();
	return {
		reference,
		receivedAt,
		name: enquiry.name,
		dateOfBirth: enquiry.dateOfBirth,
		email: enquiry.email,
		mobilePhone: enquiry.mobilePhone,
		mobilePhoneE164: parsePhone(enquiry.mobilePhone),
		gestationalWeek: enquiry.gestationalWeek,
		pregnancyType: enquiry.pregnancyType,
		additionalInfo: enquiry.additionalInfo,
		partner: enquiry.partner ?? null,
		plan: enquiry.plan ?? null,
		page: enquiry.page ?? null,
		consentVersion,
		consentAt: receivedAt,
		withdrawnAt: null,
		language: enquiry.language ?? null,
		widgetVersion: enquiry.widgetVersion ?? null,
		origin,
	};
}

/** Fields that a retry may change: assigned by the service, or sent by the page and its build. */
const circumstances: readonly string[] = [
	'reference',
	'receivedAt',
	'consentAt',
	'withdrawnAt',
	'mobilePhoneE164',
	'language',
	'widgetVersion',
	'origin',
];
const comparedFields = recordFields.filter((field) => !circumstances.includes(field));

/** Whether both hold the same answers. Compares field by field, so that a row stored before a field was added equals its retry. */
export function isSameEnquiry(one: EnquiryRecord, other: EnquiryRecord): boolean {
	return comparedFields.every((field) => isDeepStrictEqual(one[field] ?? null, other[field] ?? null));
}

/** In E.164, or null. `+44 (0)20 …`: the zero is the trunk prefix, dialled only within the country. */
export function parsePhone(typed: string): string | null {
	return toE164(typed.replaceAll('(0)', ''));
}

/** What a number is compared by. */
export function phoneOf({
	mobilePhoneE164,
	mobilePhone,
}: Pick<EnquiryRecord, 'mobilePhoneE164' | 'mobilePhone'>): string {
	return mobilePhoneE164 ?? mobilePhone;
}

/** The additional authenticated data of a row: a value that was moved to another row does not decrypt. */
function placeOf(reference: string): string {
	return `enquiries.personal ${reference}`;
}

export function toRow(record: EnquiryRecord, idempotencyKey: string, encryption: FieldEncryption): EnquiryTable {
	return {
		reference: record.reference,
		idempotency_key: idempotencyKey,
		received_at: record.receivedAt,
		personal: encryption.encrypt(JSON.stringify(record, [...personalFields]), placeOf(record.reference)),
		email_index: encryption.blindIndex(record.email),
		partner: record.partner,
		plan: record.plan,
		page: record.page,
		consent_version: record.consentVersion,
		consent_at: record.consentAt,
		withdrawn_at: record.withdrawnAt,
		language: record.language,
		widget_version: record.widgetVersion,
		origin: record.origin,
		phone_index: encryption.blindIndex(phoneOf(record)),
		key_id: encryption.currentKeyId,
	};
}

/** @throws KeyMissing when no key decrypts the row, ValueDamaged or SyntaxError when it is damaged */
export function fromRow(row: RecordRow, encryption: FieldEncryption): EnquiryRecord {
	const text = encryption.decrypt(row.personal, placeOf(row.reference));
	const personal: Pick<EnquiryRecord, (typeof personalFields)[number]> = JSON.parse(text);
	return {
		reference: row.reference,
		receivedAt: row.received_at,
		...personal,
		partner: row.partner,
		plan: row.plan,
		page: row.page,
		consentVersion: row.consent_version,
		consentAt: row.consent_at,
		withdrawnAt: row.withdrawn_at,
		language: row.language,
		widgetVersion: row.widget_version,
		origin: row.origin,
	};
}
