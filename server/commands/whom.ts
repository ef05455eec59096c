/** Whom a command is about: a person, by e-mail address, or one enquiry, by its reference. */

import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { expectKeys } from '../enquiries/expect-keys.ts';
import { normaliseReference } from '../enquiries/reference.ts';
import type { Whom } from '../enquiries/removal.ts';
import { CommandFailed, type Context, UsageError } from './command.ts';

/** One of `--email` and `--reference`. */
export async function readWhom(context: Context): Promise<Whom> {
	const { email, reference } = context.values;
	if (Boolean(email) === Boolean(reference)) throw new UsageError('Give either --email or --reference.');
	return email ? readEmail(context) : { reference: normaliseReference(String(reference)) };
}

/** `--email`. Rejects when a key is missing: what it sealed would not be found by address. */
export async function readEmail({ values, database, seal }: Context): Promise<{ email: string }> {
	await expectKeys(database, seal);
	return { email: String(values.email) };
}

/** @param typed the reference, however it is written */
export async function findByReference({ store }: Context, typed: string): Promise<EnquiryRecord> {
	const record = await store.find(normaliseReference(typed));
	if (!record) throw new CommandFailed(`There is no enquiry with the reference ${typed}.`);
	return record;
}
