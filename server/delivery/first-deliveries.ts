/** Creates the deliveries of a new enquiry: one per recipient, but no receipt once a limit is reached. */

import type { Kysely } from 'kysely';
import type { Clock } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { addDeliveries } from './outbox.ts';
import { isReceipt, receiptRecipient } from './recipients.ts';

const hourMs = 60 * 60 * 1000;

interface EnquiryToDeliver {
	reference: string;
	/** Blind indexes of the person's address. */
	emailIndexes: readonly string[];
	recipients: readonly string[];
	isLowPriority: boolean;
}

export interface ReceiptLimit {
	/** Limit of receipts to all addresses together. */
	perHour: number;
	/** Called if an enquiry gets no receipt because `perHour` is reached. */
	onReached: () => unknown;
}

const noLimit: ReceiptLimit = { perHour: Number.POSITIVE_INFINITY, onReached() {} };

/** @param db the transaction that inserted the enquiry */
export async function addFirstDeliveries(
	db: Kysely<Tables>,
	clock: Clock,
	{ reference, emailIndexes, recipients, isLowPriority }: EnquiryToDeliver,
	limit: ReceiptLimit = noLimit,
): Promise<void> {
	const isWanted = recipients.includes(receiptRecipient) && (await isReceiptWanted(db, clock, emailIndexes, limit));
	const wanted = recipients.filter((recipient) => recipient !== receiptRecipient || isWanted);
	const event = 'created' as const;
	const deliveries = wanted.map((recipient) => ({ reference, recipient, event, waits_behind: Number(isLowPriority) }));
	await addDeliveries(db, clock, deliveries);
}

/**
 * Allows one receipt per address and hour, and `perHour` receipts in all, so that the form cannot be used to flood mailboxes.
 */
async function isReceiptWanted(
	db: Kysely<Tables>,
	clock: Clock,
	emailIndexes: readonly string[],
	{ perHour, onReached }: ReceiptLimit,
): Promise<boolean> {
	// The row lock serializes counting on servers that share the store.
	await db.updateTable('receipt_lock').set({ id: 1 }).execute();
	const recent = db
		.selectFrom('deliveries')
		.innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
		.where(isReceipt)
		.where('created_at', '>', clock(-hourMs))
		// Ignores receipts dated over an hour ahead, stored while the clock was wrong: they would block receipts until then.
		.where('created_at', '<=', clock(hourMs))
		.select(({ fn }) => fn.countAll<number>().as('count'));
	const toThisAddress = await recent.where('email_index', 'in', emailIndexes).executeTakeFirstOrThrow();
	if (toThisAddress.count > 0) return false;
	const toAll = await recent.executeTakeFirstOrThrow();
	if (toAll.count < perHour) return true;
	onReached();
	return false;
}
