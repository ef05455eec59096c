/** What receivers are told about an enquiry: the body of the webhook. */

import { consentWordings } from '../../shared/content/consent.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

export function enquiryEvent(record: EnquiryRecord) {
	const wording = consentWordings.find(({ version }) => version === record.consentVersion);
	return {
		type: 'enquiry.created',
		timestamp: record.receivedAt,
		data: { ...record, consent: { given: true, version: record.consentVersion, text: wording?.text ?? null } },
	};
}
