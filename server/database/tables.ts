/** The tables as Kysely sees them. Text everywhere, times as ISO 8601 in UTC: both engines hold the same values. */

import type { Generated } from 'kysely';

export interface Tables {
	enquiries: EnquiryTable;
	deliveries: DeliveryTable;
	erasures: ErasureTable;
	test_enquiries: TestEnquiryTable;
	/** One row: its lock has servers count receipts one after the other. */
	receipt_lock: { id: number };
	/** One row: the time that the daily purge goes by, and the day on which that was last set forward. */
	purge_clock: { id: number; trusted: string; moved_on: string };
	/** One row, once a service without an encryption key has started: signs links to what is stored without one. */
	link_secret: { id: number; secret: string };
	/** One row, another one after each start of a service: tells a copy whether its source may have changed. */
	last_start: { id: number; mark: string };
	/** A row while a copy into this store is under way: of which store, and where it is. */
	unfinished_copy: { id: number; source: string; copied_table: string; last_key: string };
	/** One row, rewritten to learn whether the store can be written. */
	health_check: { id: number; checked_at: string };
}

export interface EnquiryTable {
	reference: string;
	idempotency_key: string;
	received_at: string;
	/** Grows with each insertion, independent of the clock. */
	insertion_order: Generated<number>;
	/** The person's answers as JSON, encrypted when there is an encryption key. */
	personal: string;
	/** Blind index of the address: in lower case, or its keyed hash. */
	email_index: string;
	partner: string | null;
	partner_tag: string | null;
	plan: string | null;
	page: string | null;
	consent_version: string;
	consent_at: string;
	withdrawn_at: string | null;
	/** When the first reply was given, as it was recorded. */
	answered_at: string | null;
	/** When its receivers were reminded that no reply is recorded. */
	reminded_at: string | null;
	/** When the person said that nobody has called. */
	missed_at: string | null;
	language: string | null;
	widget_version: string | null;
	/** The checked origin of the page that sent it. */
	origin: string | null;
	/** Blind index of the phone: the number, or its keyed hash. */
	phone_index: string;
	/** Id of the key that encrypted `personal`; empty when unencrypted. */
	key_id: string;
}

/** Of the partner `test`, without any answer. */
interface TestEnquiryTable {
	reference: string;
	idempotency_key: string;
	received_at: string;
	/** Tells a repeat from another enquiry under the same key. */
	answers_hash: string;
	partner: string | null;
	partner_tag: string | null;
	plan: string | null;
	origin: string | null;
}

export type DeliveryState = 'pending' | 'done' | 'dead';

/** The event that a delivery carries: the end of its name, such as `enquiry.created`. */
type DeliveryEvent = 'created' | 'unanswered' | 'missed' | 'withdrawn' | 'erased';

export interface DeliveryTable {
	/** Stable through every attempt: sent as `webhook-id`. */
	id: string;
	/** Its enquiry may be erased meanwhile. */
	reference: string;
	event: DeliveryEvent;
	/** `webhook`, `email:<address>`, `partner:<id>` or `receipt`. */
	recipient: string;
	state: Generated<DeliveryState>;
	/** Counted as they start. */
	attempts: Generated<number>;
	/** The latest attempts without an outcome: one is under way, or ended with its server. */
	interrupted_attempts: Generated<number>;
	/** Fencing token, one more with every claim; 0: never tried. */
	fencing_token: Generated<number>;
	/** 1: claimed after those with 0, because its client had sent several within a minute. */
	waits_behind: Generated<number>;
	created_at: string;
	/** When it may be claimed: while an attempt is under way, the end of its lease. */
	due_at: string;
	/** From when on a further failure makes it dead. */
	give_up_at: string;
	finished_at: string | null;
	/** When somebody decided that a dead one need not be mended. */
	dismissed_at: string | null;
	last_error: string | null;
}

/** An enquiry that was erased, without anything about a person. */
interface ErasureTable {
	reference: string;
	/** Of the client's key; one made from a form's answers is erased with them. */
	key_hash: string | null;
	/** Keyed by the client's key, which is kept nowhere: nobody can try answers out on it. */
	answers_hash: string | null;
	received_at: string;
	insertion_order: number;
	erased_at: string;
}
