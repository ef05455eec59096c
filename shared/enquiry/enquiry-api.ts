/** Wire contract of `POST /api/enquiries`: requests and answers between the widget and the service. */

export const enquiriesPath = '/api/enquiries';
export const idempotencyHeader = 'Idempotency-Key';
/** Largest request body, in bytes. */
export const maxBodyBytes = 16 * 1024;
/** Honeypot, a hidden field that people leave empty and bots fill in. */
export const honeypotField = 'website';
/** Hidden field of a form posted without scripts: the browser fills in the charset of the submission. */
export const charsetField = '_charset_';
/** Pattern of a partner id. */
export const partnerId = /^[\w.-]{1,64}$/;
/** Reserved partner id for tests from any page. Its enquiries are stored separately and never delivered. */
export const testPartner = 'test';

/** Response to a stored enquiry (201), and to the same enquiry sent again (200). */
export interface EnquiryReceipt {
	reference: string;
	/** ISO 8601, UTC. */
	receivedAt: string;
	/** Deadline of the reply: ISO 8601, UTC. A partner's own endpoint may omit `replyBy`. */
	replyBy?: string;
	/** Status page of the enquiry: a signed link without personal data. Absent for test enquiries, and a partner's endpoint may omit it. */
	enquiryUrl?: string;
	/** Present for test enquiries, which are never delivered and are deleted after a day. */
	test?: true;
	/** Mistakes of the embedding page that did not prevent storing. */
	warnings?: EnquiryWarning[];
}

/** `unknown-partner`: no partner with this id is registered. `outdated-figures`: the page's figures are old, and the service has others. */
export type EnquiryWarning = 'unknown-partner' | 'outdated-figures';

/** RFC 9457 `application/problem+json`. */
export interface Problem {
	type: string;
	title: string;
	status: number;
	detail?: string;
	/** Present only with 422. */
	errors?: WrongField[];
}

export interface WrongField {
	/** Name of the field in the request; not always a field that visitors see. */
	field: string;
	/** Tells the visitor how to correct the field. */
	message: string;
}
