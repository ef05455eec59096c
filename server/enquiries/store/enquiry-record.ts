/** An enquiry as it is stored and shown, and its mapping to a table row. */

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

/** The person's answers: one encrypted JSON text. The number in E.164 is null where it is not certain. */
type Personal = Pick<EnquiryDraft, PersonalAnswer> & { mobilePhoneE164: string | null };

export interface EnquiryRecord extends Personal, StoredColumns {
	reference: string;
	receivedAt: string;
}

const personalFields = Object.keys(answerFields)
	.filter((name) => name !== 'consent')
	.flatMap((name) => (name === 'mobilePhone' ? [name, 'mobilePhoneE164'] : name)) as (keyof Personal)[];

/** In the order in which they are exported. */
export const recordFields = [
	'reference',
	'receivedAt',
	...personalFields,
	...(Object.keys(columnFields) as (keyof StoredColumns)[]),
] as const satisfies (keyof EnquiryRecord)[];

/** A record, but its personal part encrypted. */
export type RecordRow = Omit<EnquiryRecord, keyof Personal> & { personal: string };

const selection = Object.entries(columnFields).map(([field, { column }]) => `${column} as ${field}`) as {
	[Field in keyof StoredColumns]: `${(typeof columnFields)[Field]['column']} as ${Field}`;
}[keyof StoredColumns][];

/** The columns of a record row. */
export const recordColumns = ['reference', 'received_at as receivedAt', 'personal', ...selection] as const;

/** A query for record rows, to be narrowed down. */
export function recordRows(db: Kysely<Tables>) {
	return db.selectFrom('enquiries').select(recordColumns);
}

/** A valid enquiry becomes a record, received now. @param origin of the page, checked */
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

/** What a retry repeats. The rest is made by the service, or sent by the page and its build. */
const comparedFields = [
	...personalFields.filter((field) => field !== 'mobilePhoneE164'),
	...(['partner', 'partnerTag', 'plan', 'page', 'consentVersion'] as const),
];

/** Whether both hold the same answers. Compares field by field, so that a row stored before a field was added equals its retry. */
export function isSameEnquiry(one: EnquiryRecord, other: EnquiryRecord): boolean {
	return comparedFields.every((field) => isDeepStrictEqual(one[field] ?? null, other[field] ?? null));
}

/** The same for the same answers. @param key kept nowhere: without it nobody can try answers out on the hash */
export function hashAnswers(record: EnquiryRecord, key: string): string {
	const answers = comparedFields.map((field) => record[field] ?? null);
	return createHmac('sha256', key).update(JSON.stringify(answers)).digest('base64url');
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

/** @throws KeyMissing when no key decrypts the row, ValueDamaged or SyntaxError when it is damaged */
export function fromRow(
	{ reference, receivedAt, personal, ...rest }: RecordRow,
	encryption: FieldEncryption,
): EnquiryRecord {
	const answers = JSON.parse(encryption.decrypt(personal, aadOf(reference)));
	return { reference, receivedAt, ...answers, ...rest };
}
