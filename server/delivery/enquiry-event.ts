/** What receivers are told about an enquiry: the body of the webhook. */

import { findWording } from '../enquiries/consent-wording.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

export function enquiryEvent(record: EnquiryRecord) {
	const text = findWording(record.consentVersion)?.text ?? null;
	return {
		type: 'enquiry.created',
		timestamp: record.receivedAt,
		data: { ...record, consent: { given: true, version: record.consentVersion, text } },
	};
}
