/** Whom a command is about: a person, by e-mail address, or one enquiry, by its reference. */

import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { normaliseReference } from '../enquiries/reference.ts';
import type { Whom } from '../enquiries/removal.ts';
import { CommandFailed, type Context, UsageError, type Values } from './command.ts';

/** One of `--email` and `--reference`. */
export function readWhom({ email, reference }: Values): Whom {
	if (Boolean(email) === Boolean(reference)) throw new UsageError('Give either --email or --reference.');
	return email ? { email: String(email) } : { reference: normaliseReference(String(reference)) };
}

/** @param typed the reference, however it is written */
export async function findByReference({ store }: Context, typed: string): Promise<EnquiryRecord> {
	const record = await store.find(normaliseReference(typed));
	if (!record) throw new CommandFailed(`There is no enquiry with the reference ${typed}.`);
	return record;
}
