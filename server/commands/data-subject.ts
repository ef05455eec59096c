/** DataSubject a command is about: a person, by e-mail address, or one enquiry, by its reference. */

import type { DataSubject } from '../enquiries/data-retention.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { normaliseReference } from '../enquiries/reference.ts';
import { verifyEncryptionKeys } from '../enquiries/verify-encryption-keys.ts';
import { CommandFailed, type Context, UsageError } from './command.ts';

/** One of `--email` and `--reference`. */
export async function readDataSubject(context: Context): Promise<DataSubject> {
	const { email, reference } = context.values;
	if (Boolean(email) === Boolean(reference)) throw new UsageError('Give either --email or --reference.');
	return email ? readEmail(context) : { reference: normaliseReference(String(reference)) };
}

/** `--email`. Rejects when a key is missing: what it encrypted would not be found by address. */
export async function readEmail({ values, database, encryption }: Context): Promise<{ email: string }> {
	await verifyEncryptionKeys(database, encryption);
	return { email: String(values.email) };
}

/** @param typed the reference, however it is written */
export async function findByReference({ store }: Context, typed: string): Promise<EnquiryRecord> {
	const record = await store.find(normaliseReference(typed));
	if (!record) throw new CommandFailed(`There is no enquiry with the reference ${typed}.`);
	return record;
}
