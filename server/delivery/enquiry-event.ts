/** What receivers are told about an enquiry. */

import { findWording } from '../enquiries/enquiry-language.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

/** The person's answers are told once; what ends the enquiry is told by its reference alone. */
export type EnquiryEvent =
	| { name: 'created'; record: EnquiryRecord }
	| { name: 'withdrawn' | 'erased'; reference: string; at: string };

/** The body of the webhook. */
export function webhookBody(event: EnquiryEvent) {
	const type = `enquiry.${event.name}`;
	if (event.name !== 'created') return { type, timestamp: event.at, data: { reference: event.reference } };
	const { record } = event;
	const text = findWording(record.consentVersion)?.text ?? null;
	return {
		type,
		timestamp: record.receivedAt,
		data: { ...record, consent: { given: true, version: record.consentVersion, text } },
	};
}
