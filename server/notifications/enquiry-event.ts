/** What receivers are told about an enquiry. */

import type { Loaded } from '../delivery/delivery-worker.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { findWording } from '../enquiries/enquiry-language.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';

/** The person's answers are told once; what ends the enquiry is told by its reference alone. */
export type EnquiryEvent =
	| { name: 'created'; record: EnquiryRecord }
	| { name: 'withdrawn' | 'erased'; reference: string; at: string };

/** What a delivery is about; why it is over where its receiver must not be told any more. */
export async function loadEvent(
	store: Pick<EnquiryStore, 'find'>,
	{ event, reference, created_at }: Delivery,
): Promise<Loaded<EnquiryEvent>> {
	if (event !== 'created') return { name: event, reference, at: created_at };
	const record = await store.find(reference);
	if (!record) return 'gone';
	return record.withdrawnAt ? 'withdrawn' : { name: event, record };
}

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
