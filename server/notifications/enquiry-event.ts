/** The events that receivers get about an enquiry. */

import { findWording } from '../../shared/content/consent-wording.ts';
import type { EnquiryWarning } from '../../shared/enquiry/enquiry-api.ts';
import { isUnknownPartner, type Partner } from '../config/partners.ts';
import type { Loaded } from '../delivery/delivery-worker.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { wordsOf } from '../enquiries/enquiry-language.ts';
import { createRecord, type EnquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';

export interface EventWithRecord {
	name: 'created' | 'test';
	record: EnquiryRecord;
	/** The reference of the person's latest other enquiry. */
	earlier?: string | undefined;
	warnings?: EnquiryWarning[];
}

/** The first event carries the person's answers; those that end the enquiry carry its reference alone. */
export type EnquiryEvent = EventWithRecord | { name: 'withdrawn' | 'erased'; reference: string; at: string };

/** What a delivery is about; why it is over where its receiver must not be told any more. */
export async function loadEvent(
	store: Pick<EnquiryStore, 'find' | 'findEarlier'>,
	partners: readonly Partner[],
	{ event, reference, created_at }: Delivery,
): Promise<Loaded<EnquiryEvent>> {
	if (event !== 'created') return { name: event, reference, at: created_at };
	const record = await store.find(reference);
	if (!record) return 'gone';
	if (record.withdrawnAt) return 'withdrawn';
	const warnings: EnquiryWarning[] = isUnknownPartner(partners, record.partner) ? ['unknown-partner'] : [];
	return { name: event, record, earlier: await store.findEarlier(record), warnings };
}

/** The body of the webhook. */
export function webhookBody(event: EnquiryEvent) {
	const type = `enquiry.${event.name}`;
	if (!('record' in event)) return { type, timestamp: event.at, data: { reference: event.reference } };
	const { record, earlier, warnings } = event;
	const text = findWording(record.consentVersion)?.text ?? null;
	return {
		type,
		timestamp: record.receivedAt,
		data: {
			...record,
			consent: { given: true, version: record.consentVersion, text },
			earlierReference: earlier,
			...(warnings?.length && { warnings }),
		},
	};
}

/** Nobody sent it: to see whether a receiver takes what it is sent. */
export function testEvent(): EnquiryEvent {
	const enquiry = {
		name: 'Test, not a person',
		dateOfBirth: '1990-01-31',
		email: 'test@example.com',
		mobilePhone: '8123 4567',
		gestationalWeek: '20',
		pregnancyType: ['single-natural' as const],
		additionalInfo: 'A test of the delivery: nobody asked for anything.',
		consent: true as const,
		consentVersion: wordsOf('en').consent.currentConsent.version,
	};
	return { name: 'test', record: createRecord(enquiry, null) };
}
