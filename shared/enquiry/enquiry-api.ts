/** The wire contract of `POST /api/enquiries`: what travels between the widget and the service. */

export const enquiriesPath = '/api/enquiries';
export const idempotencyHeader = 'Idempotency-Key';
/** Largest request body, in bytes. */
export const maxBodyBytes = 16 * 1024;
/** Left empty by people, because they do not see it; filled in by programs that fill in everything. */
export const honeypotField = 'website';
/** Hidden in the form without scripts: browsers fill in the charset that they send the form in. */
export const charsetField = '_charset_';
/** What a partner may be called. */
export const partnerId = /^[\w.-]{1,64}$/;
/** Reserved partner id for tests from any page: stored apart, delivered to nobody. */
export const testPartner = 'test';

/** The answer to a stored enquiry (201), and to the same enquiry sent again (200). */
export interface EnquiryReceipt {
	reference: string;
	/** ISO 8601, UTC. */
	receivedAt: string;
	/** ISO 8601, UTC: until when somebody replies. An endpoint of somebody else's may leave out both. */
	replyBy?: string;
	/** The enquiry's own page: a signed link that names nobody. */
	enquiryUrl?: string;
	/** Nobody hears of it, and it is gone after a day. */
	test?: true;
	/** What its page got wrong, though it was stored. */
	warnings?: EnquiryWarning[];
}

/** Nobody has the id in `partner`; the page shows figures of another month than the service has now, and old ones. */
export type EnquiryWarning = 'unknown-partner' | 'outdated-figures';

/** RFC 9457 `application/problem+json`. */
export interface Problem {
	type: string;
	title: string;
	status: number;
	detail?: string;
	/** With 422 only: what is wrong with which field. */
	errors?: WrongField[];
}

export interface WrongField {
	/** As the request names it; it may be one that no visitor sees. */
	field: string;
	/** What to do, for the visitor. */
	message: string;
}
