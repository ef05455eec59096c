/** The tables as Kysely sees them. Text everywhere, times as ISO 8601 in UTC: both engines hold the same values. */

import type { Generated } from 'kysely';

export interface Tables {
	enquiries: EnquiryTable;
	deliveries: DeliveryTable;
	/** How many enquiries were removed, without anything about a person. */
	removals: { month: string; reason: RemovalReason; enquiries: number };
	erasures: ErasureTable;
	/** One row: how many of all the removals were counted when the files were last rewritten. */
	compaction: { id: number; removed: number };
	/** One row: signs links to withdraw where there is no encryption key. */
	link_secret: { id: number; secret: string };
	/** One row, rewritten to learn whether the store can be written. */
	health_check: { id: number; checked_at: string };
}

export type RemovalReason = 'erased' | 'purged';

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
	language: string | null;
	widget_version: string | null;
	/** The checked origin of the page that sent it. */
	origin: string | null;
	/** What `personal` is found by: the number, or its keyed hash. */
	phone_index: string;
	/** Of the key that encrypted `personal`; empty for none. */
	key_id: string;
}

export type DeliveryState = 'pending' | 'done' | 'dead';

/** The event that a delivery carries: the end of its name, such as `enquiry.created`. */
type DeliveryEvent = 'created' | 'withdrawn' | 'erased';

export interface DeliveryTable {
	/** Stable through every attempt: sent as `webhook-id`. */
	id: string;
	/** Of an enquiry that may be erased meanwhile. */
	reference: string;
	event: DeliveryEvent;
	/** `webhook`, `email:<address>`, `partner:<id>` or `receipt`. */
	target: string;
	state: Generated<DeliveryState>;
	/** Counted as they start. */
	attempts: Generated<number>;
	/** How many of the latest attempts did not come to an end: one is under way, or ended with its server. */
	unfinished: Generated<number>;
	/** Fencing token, one more with every claim; 0: never tried. */
	lease: Generated<number>;
	created_at: string;
	/** When it may be claimed: while an attempt is under way, the end of its lease. */
	due_at: string;
	/** From when on a further failure makes it dead. */
	give_up_at: string;
	finished_at: string | null;
	last_error: string | null;
}

/** An enquiry that was erased, without anything about a person. */
interface ErasureTable {
	reference: string;
	/** Of a client; one that was made from a form's answers is erased with them. */
	idempotency_key: string | null;
	received_at: string;
	erased_at: string;
}
