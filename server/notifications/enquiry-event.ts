/** Events about an enquiry that are sent to receivers. */

import { findWording } from '../../shared/content/records/consent-wording.ts';
import type { EnquiryWarning } from '../../shared/enquiry/enquiry-api.ts';
import { emptyDraft } from '../../shared/enquiry/fields.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import { isUnknownPartner, type Partner } from '../config/partners.ts';
import type { Loaded } from '../delivery/delivery-worker.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { wordsOf } from '../enquiries/enquiry-language.ts';
import { createRecord, type EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import type { EnquiryStore } from '../enquiries/store/enquiry-store.ts';

export interface EventWithRecord {
	name: 'created' | 'test';
	record: EnquiryRecord;
	/** Link to record a reply. Undefined for a test event. */
	answeredUrl?: string;
	/** Reference of an earlier enquiry from the same email address or phone (`findEarlier`). */
	earlier?: string | undefined;
	warnings?: EnquiryWarning[];
}

/** Event about an enquiry without a recorded reply. */
export interface ReplyEvent {
	name: 'unanswered' | 'missed';
	record: EnquiryRecord;
	at: string;
	answeredUrl: string;
}

interface EndEvent {
	name: 'withdrawn' | 'erased';
	reference: string;
	at: string;
}

/** Event about an enquiry. After a withdrawal or an erasure, the event contains only reference and time (`EndEvent`). */
export type EnquiryEvent = EventWithRecord | ReplyEvent | EndEvent;

interface EventSources {
	store: Pick<EnquiryStore, 'find' | 'findEarlier'>;
	partners: readonly Partner[];
	answeredUrl: (record: EnquiryRecord) => string;
}

/** The event to deliver, or the reason to abandon the delivery. */
export async function loadEvent(
	{ store, partners, answeredUrl }: EventSources,
	{ event, reference, created_at: at }: Pick<Delivery, 'event' | 'reference' | 'created_at'>,
): Promise<Loaded<EnquiryEvent>> {
	if (event === 'withdrawn' || event === 'erased') return { event: { name: event, reference, at } };
	const record = await store.find(reference);
	if (!record) return { abandon: 'gone' };
	if (record.withdrawnAt) return { abandon: 'withdrawn' };
	if (event === 'created') {
		const warnings: EnquiryWarning[] = isUnknownPartner(partners, record.partner) ? ['unknown-partner'] : [];
		const earlier = await store.findEarlier(record);
		return { event: { name: event, record, answeredUrl: answeredUrl(record), earlier, warnings } };
	}
	if (record.answeredAt) return { abandon: 'answered' };
	return { event: { name: event, record, at, answeredUrl: answeredUrl(record) } };
}

export function webhookBody(event: EnquiryEvent) {
	const type = `enquiry.${event.name}`;
	if (!('record' in event)) return { type, timestamp: event.at, data: { reference: event.reference } };
	if ('at' in event) {
		const { at: timestamp, answeredUrl } = event;
		const { reference, receivedAt, language, plan, partner } = event.record;
		// Omit personal data, because a receiver may forward this event to a chat channel.
		const data = { reference, receivedAt, language, plan, partner, replyBy: replyBy(receivedAt), answeredUrl };
		return { type, timestamp, data };
	}
	const { record, earlier, warnings, answeredUrl } = event;
	const text = findWording(record.consentVersion)?.text ?? null;
	return {
		type,
		timestamp: record.receivedAt,
		data: {
			...record,
			replyBy: replyBy(record.receivedAt),
			answeredUrl,
			consent: { given: true, version: record.consentVersion, text },
			earlierReference: earlier,
			...(warnings?.length && { warnings }),
		},
	};
}

/** Event with invented answers, which the command `deliveries --test` sends. */
export function testEvent(): EnquiryEvent {
	const enquiry = {
		...emptyDraft,
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
