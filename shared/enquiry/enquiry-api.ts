/** Wire contract of `POST /api/enquiries`: names in the request, and types of the responses. */

export const enquiriesPath = '/api/enquiries';
export const idempotencyHeader = 'Idempotency-Key';
/** Largest request body, in bytes. */
export const maxBodyBytes = 16 * 1024;
/** Honeypot, a hidden field that people leave empty and bots fill in. */
export const honeypotField = 'website';
/** Hidden field of a form posted without scripts: the browser fills in the charset of the submission. */
export const charsetField = '_charset_';
/** Pattern of a partner id, and of a partner's tag. */
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
	/** Signed URL of the enquiry's status page. Absent for test enquiries; a partner's own endpoint may omit it. */
	enquiryUrl?: string;
	/** Present for test enquiries, which are never delivered and are deleted after a day. */
	test?: true;
	/** Mistakes of the embedding page that did not prevent storing. */
	warnings?: EnquiryWarning[];
}

/** `unknown-partner`: no partner has this id. `outdated-figures`: the widget's figures are old, and the service has others. */
export type EnquiryWarning = 'unknown-partner' | 'outdated-figures';

/** RFC 9457 `application/problem+json`. */
export interface Problem {
	type: string;
	title: string;
	status: number;
	detail?: string;
	/** Present only if `status` is 422. */
	errors?: WrongField[];
}

export interface WrongField {
	/** Name of the field in the request; not always a field that visitors see. */
	field: string;
	/** What is wrong, or how to correct it. */
	message: string;
}
