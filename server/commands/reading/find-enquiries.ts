/** Finds out which enquiries a command concerns: a person's, the one with a reference, those of a filter, or of a file. */

import { text } from 'node:stream/consumers';
import { plainEmail } from '../../../shared/enquiry/answers/plain-answers.ts';
import { replyBy } from '../../../shared/enquiry/reply-by.ts';
import { type EnquiryRecord, parsePhone, recordFields } from '../../enquiries/store/enquiry-record.ts';
import type { EnquiryFilter } from '../../enquiries/store/enquiry-store.ts';
import { normaliseReference } from '../../enquiries/store/reference.ts';
import type { DataSubject } from '../../retention/data-retention.ts';
import { type Ended, readEndings } from '../../retention/endings-file.ts';
import { CommandFailed, type Context, localTime, readTime, textOf, UsageError } from '../command.ts';

/** Fields of an enquiry, in the order in which `show` and CSV exports have them. */
export const shownFields = [...recordFields, 'replyBy'] as const;

export function withReplyBy<Some extends Pick<EnquiryRecord, 'receivedAt'>>(record: Some): Some & { replyBy: string } {
	return { ...record, replyBy: replyBy(record.receivedAt) };
}

export async function readDataSubject(context: Context): Promise<DataSubject> {
	const { email, phone, reference } = context.values;
	if ([email, phone, reference].filter(Boolean).length !== 1)
		throw new UsageError('Give one of --email, --phone and --reference.');
	if (reference) return { reference: normaliseReference(String(reference)) };
	return phone ? { phone: await readPhone(context) } : readEmail(context);
}

/**
 * Reads `--email`. The value `-` means standard input, so that the address is not in process lists. Rejects if an encryption
 * key is missing, because a search by address would not find the rows that were encrypted with this key.
 */
export async function readEmail({ values, input, store }: Context): Promise<{ email: string }> {
	await store.verifyKeys();
	// Normalise the address as the service does; otherwise `mei@münchen.de` would not be found.
	const email = plainEmail(values.email === '-' ? await text(input) : String(values.email));
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('That is no e-mail address.');
	return { email };
}

/**
 * Reads `--phone` as E.164, or as typed if the number is ambiguous. Rejects if an encryption key is missing, like `readEmail`.
 */
export async function readPhone({ values, store }: Context): Promise<string> {
	await store.verifyKeys();
	const typed = String(values.phone);
	return parsePhone(typed) ?? typed;
}

/** Reads a file for `--replay`: saved output of `--list`, or `erasures` or `withdrawals` in BACKUP_DIR. @throws CommandFailed */
export function readReplay(file: unknown): Ended[] {
	try {
		return readEndings(String(file));
	} catch (error) {
		throw new CommandFailed((error as Error).message);
	}
}

/** @param typed the reference in any spelling @throws CommandFailed if no enquiry has this reference */
export async function findByReference({ store }: Context, typed: string): Promise<EnquiryRecord> {
	const record = await store.find(normaliseReference(typed));
	if (!record) throw new CommandFailed(`There is no enquiry with the reference ${typed}.`);
	return record;
}

export const filterOptions = {
	since: 'TIME',
	until: 'TIME',
	today: 'flag',
	email: 'ADDRESS',
	phone: 'NUMBER',
	partner: 'ID',
};

export async function readFilter(context: Context): Promise<EnquiryFilter> {
	const { values } = context;
	if (values.today && values.since) throw new UsageError('Give either --today or --since.');
	return {
		since: readTime('--since', values.today ? localTime(new Date().toISOString()).slice(0, 10) : values.since),
		until: readTime('--until', values.until, 'end'),
		email: values.email ? (await readEmail(context)).email : undefined,
		phone: values.phone ? await readPhone(context) : undefined,
		partner: textOf(values.partner),
	};
}
