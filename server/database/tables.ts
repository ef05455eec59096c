/** Types of the tables for Kysely. Times are ISO 8601 text in UTC, so that both engines hold the same values. */

import type { Generated } from 'kysely';

export interface Tables {
	enquiries: EnquiryTable;
	deliveries: DeliveryTable;
	erasures: ErasureTable;
	test_enquiries: TestEnquiryTable;
	/** One row, which a server locks while it counts receipts, so that only one server counts at a time. */
	receipt_lock: { id: number };
	/** One row: the time that the daily purge trusts, and the day on which that time was last updated. */
	purge_clock: { id: number; trusted: string; moved_on: string };
	/**
	 * At most one row: the secret that signs links to enquiries while there is no encryption key. Once there is a key, the secret
	 * still verifies links to enquiries that are stored unencrypted.
	 */
	link_secret: { id: number; secret: string };
	/** One row, changed by each service start and each writing command, so that a copy begun before cannot resume. */
	last_start: { id: number; mark: string };
	/** One row while a copy into this store is unfinished: the copy's source and progress. */
	unfinished_copy: { id: number; source: string; copied_table: string; last_key: string };
	/** At most one row, rewritten by the health check to test that the store is writable. */
	health_check: { id: number; checked_at: string };
}

export interface EnquiryTable {
	reference: string;
	idempotency_key: string;
	received_at: string;
	/** Grows with each insertion, independent of the clock. */
	insertion_order: Generated<number>;
	/** The person's answers as JSON, encrypted if there is an encryption key. */
	personal: string;
	/** Blind index of the e-mail address: its keyed hash, or the normalised address if there is no key. */
	email_index: string;
	partner: string | null;
	partner_tag: string | null;
	plan: string | null;
	page: string | null;
	consent_version: string;
	consent_at: string;
	withdrawn_at: string | null;
	/** Time of the first recorded reply. */
	answered_at: string | null;
	/** Time at which the receivers were reminded that no reply is recorded. */
	reminded_at: string | null;
	/** Time at which the person reported that no adviser has made contact. */
	missed_at: string | null;
	language: string | null;
	widget_version: string | null;
	/** Checked origin of the page that sent the enquiry. */
	origin: string | null;
	/** Blind index of the phone number: its keyed hash, or the number if there is no key. */
	phone_index: string;
	/** Id of the key that encrypted `personal`; empty when unencrypted. */
	key_id: string;
}

/** An enquiry of the partner `test`, without personal data. */
interface TestEnquiryTable {
	reference: string;
	idempotency_key: string;
	received_at: string;
	/** Hash that distinguishes a repeated enquiry from a different enquiry with the same idempotency key. */
	answers_hash: string;
	partner: string | null;
	partner_tag: string | null;
	plan: string | null;
	origin: string | null;
}

export type DeliveryState = 'pending' | 'done' | 'dead';

/** Last part of an event's name, such as `created` of `enquiry.created`. */
type DeliveryEvent = 'created' | 'unanswered' | 'missed' | 'withdrawn' | 'erased';

export interface DeliveryTable {
	/** Sent as `webhook-id`, the same in every attempt. */
	id: string;
	/** Reference of the enquiry, which may have been erased since. */
	reference: string;
	event: DeliveryEvent;
	/** `webhook`, `email:<address>`, `partner:<id>` or `receipt`. */
	recipient: string;
	state: Generated<DeliveryState>;
	/** Number of attempts, including one under way. A retry by hand resets the number to 0. */
	attempts: Generated<number>;
	/** Number of latest attempts in a row without an outcome: under way, or interrupted by a crash of the server. */
	interrupted_attempts: Generated<number>;
	/** Incremented by every claim, so that a server cannot record an outcome after another server's claim. 0 if never claimed. */
	fencing_token: Generated<number>;
	/**
	 * 1 for deliveries that are claimed after those with 0: all events but `created`, and enquiries from a network that sent more
	 * requests within a minute than `rate-limit.ts` prioritises.
	 */
	waits_behind: Generated<number>;
	created_at: string;
	/** Time from which the delivery may be claimed. During an attempt, the end of the lease. */
	due_at: string;
	/** From this time on, a failed tenth or later attempt makes the delivery dead. A permanent failure does so at any time. */
	give_up_at: string;
	finished_at: string | null;
	/** Time since which a dead delivery needs no attention: an operator dismissed it, or its event must no longer be sent. */
	dismissed_at: string | null;
	last_error: string | null;
}

/** Record of an erased enquiry, without personal data. */
interface ErasureTable {
	reference: string;
	/** Hash of the client's idempotency key. Null for a form sent without scripts, whose key is made from the answers. */
	key_hash: string | null;
	/** Hash of the answers, keyed with the client's idempotency key, which is erased too: so answers cannot be guessed by hashing. */
	answers_hash: string | null;
	received_at: string;
	insertion_order: number;
	erased_at: string;
}
