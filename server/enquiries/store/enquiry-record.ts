/** The record of an enquiry, and its conversion to and from a table row. */

import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, RawBuilder } from 'kysely';
import { toE164 } from '../../../shared/enquiry/answers/mobile-phone.ts';
import { type AnswerName, answerFields, columnFields, type EnquiryDraft } from '../../../shared/enquiry/fields.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import type { EnquiryTable, Tables } from '../../database/tables.ts';
import type { ConsentedEnquiry } from '../enquiry-validation.ts';
import { createReference } from './reference.ts';

type PersonalAnswer = Exclude<AnswerName, 'consent'>;
type Column = (typeof columnFields)[keyof typeof columnFields]['column'];
type StoredColumns = { [Field in keyof typeof columnFields]: EnquiryTable[(typeof columnFields)[Field]['column']] };

/** Answers stored as one JSON text, encrypted if there is a key. `mobilePhoneE164` is null if the number is ambiguous. */
type Personal = Pick<EnquiryDraft, PersonalAnswer> & { mobilePhoneE164: string | null };

export interface EnquiryRecord extends Personal, StoredColumns {
	reference: string;
	receivedAt: string;
}

const personalFields = Object.keys(answerFields)
	.filter((name) => name !== 'consent')
	.flatMap((name) => (name === 'mobilePhone' ? [name, 'mobilePhoneE164'] : name)) as (keyof Personal)[];

/** Fields of a record, in the order of exports. */
export const recordFields = [
	'reference',
	'receivedAt',
	...personalFields,
	...(Object.keys(columnFields) as (keyof StoredColumns)[]),
] as const satisfies (keyof EnquiryRecord)[];

/** A record whose personal part is the stored text, which `fromRow` decrypts. */
export type RecordRow = Omit<EnquiryRecord, keyof Personal> & { personal: string };

const selection = Object.entries(columnFields).map(([field, { column }]) => `${column} as ${field}`) as {
	[Field in keyof StoredColumns]: `${(typeof columnFields)[Field]['column']} as ${Field}`;
}[keyof StoredColumns][];

/** Columns of `enquiries` that make a `RecordRow`, with its field names as aliases. */
export const recordColumns = ['reference', 'received_at as receivedAt', 'personal', ...selection] as const;

export function recordRows(db: Kysely<Tables>) {
	return db.selectFrom('enquiries').select(recordColumns);
}

/** Creates the record of a valid enquiry that is received now. @param origin origin of the page, null if unknown */
export function createRecord(enquiry: ConsentedEnquiry, origin: string | null): EnquiryRecord {
	const now = new Date();
	const [reference, receivedAt] = [createReference(now.getTime()), now.toISOString()];
	const mobilePhoneE164 = parsePhone(enquiry.mobilePhone);
	const known: Partial<EnquiryRecord> = {
		...enquiry,
		reference,
		receivedAt,
		mobilePhoneE164,
		consentAt: receivedAt,
		origin,
	};
	return Object.fromEntries(recordFields.map((field) => [field, known[field] ?? null])) as unknown as EnquiryRecord;
}

/** Fields that are equal in a retry. All others are set by the service, or describe the widget: its version and language. */
const comparedFields = [
	...personalFields.filter((field) => field !== 'mobilePhoneE164'),
	...(['partner', 'partnerTag', 'plan', 'page', 'consentVersion'] as const),
];

/** A missing field equals null, so that a row stored before a field existed equals a retry without this field. */
export function isSameEnquiry(one: EnquiryRecord, other: EnquiryRecord): boolean {
	return comparedFields.every((field) => isDeepStrictEqual(one[field] ?? null, other[field] ?? null));
}

/** Hash that recognises a retry after an erasure. @param key client's key; it is erased too, so that nobody can guess answers */
export function hashAnswers(record: EnquiryRecord, key: string): string {
	const answers = comparedFields.map((field) => record[field] ?? null);
	return createHmac('sha256', key).update(JSON.stringify(answers)).digest('base64url');
}

/** E.164, or null. Drops the trunk prefix `(0)` of `+44 (0)20 …`, which is dialled only within the country. */
export function parsePhone(typed: string): string | null {
	return toE164(typed.replaceAll('(0)', ''));
}

/** Phone number to compare and to make the blind index from. */
export function phoneOf({ mobilePhoneE164, mobilePhone }: EnquiryRecord): string {
	return mobilePhoneE164 ?? mobilePhone;
}

/** Additional authenticated data of a row, which prevents decrypting a value that was moved to another row. */
function aadOf(reference: string): string {
	return `enquiries.personal ${reference}`;
}

/** @param now SQL of the store's clock, because clocks of the servers that share the store may differ */
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
		...columnsOf(record),
		consent_at: now,
		phone_index: encryption.blindIndex(phoneOf(record)),
		key_id: encryption.currentKeyId,
	};
}

function columnsOf(record: EnquiryRecord) {
	const columns = Object.entries(columnFields).map(([field, { column }]) => [
		column,
		record[field as keyof StoredColumns],
	]);
	return Object.fromEntries(columns) as Pick<EnquiryTable, Column>;
}

/** @throws KeyMissing if the row's key is not configured, ValueDamaged or SyntaxError if the row is damaged */
export function fromRow(
	{ reference, receivedAt, personal, ...rest }: RecordRow,
	encryption: FieldEncryption,
): EnquiryRecord {
	const answers = JSON.parse(encryption.decrypt(personal, aadOf(reference)));
	return { reference, receivedAt, ...answers, ...rest };
}
