/** The tables as Kysely sees them: text everywhere, times as ISO 8601 in UTC, so that both engines hold the same values. */

export interface Tables {
	enquiries: EnquiryTable;
	deliveries: DeliveryTable;
	removals: RemovalTable;
	probe: ProbeTable;
}

export interface EnquiryTable {
	reference: string;
	idempotency_key: string;
	received_at: string;
	/** The person's answers as JSON, encrypted when there is an encryption key. */
	personal: string;
	/** What `personal` is found by: the lower-case address, or its keyed hash. */
	email_index: string;
	partner: string | null;
	plan: string | null;
	page: string | null;
	consent_version: string;
	consent_at: string;
	withdrawn_at: string | null;
}

export type DeliveryState = 'pending' | 'done' | 'dead';

export interface DeliveryTable {
	/** Stable through every attempt: sent as `webhook-id`. */
	id: string;
	reference: string;
	/** `webhook`, `email` or `partner:<id>`. */
	target: string;
	state: DeliveryState;
	attempts: number;
	due_at: string;
	/** From when on a further failure makes it dead. */
	give_up_at: string;
	finished_at: string | null;
	last_error: string | null;
}

/** How many enquiries were removed, without anything about a person. */
export interface RemovalTable {
	month: string;
	reason: 'erased' | 'purged';
	enquiries: number;
}

/** One row, rewritten to learn whether the store can be written. */
interface ProbeTable {
	id: number;
	checked_at: string;
}
