/** The events that receivers get about an enquiry. */

import { findWording } from '../../shared/content/records/consent-wording.ts';
import type { EnquiryWarning } from '../../shared/enquiry/enquiry-api.ts';
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
	/** Where a reply to it is recorded; a test has none. */
	answeredUrl?: string;
	/** The reference of the person's latest other enquiry. */
	earlier?: string | undefined;
	warnings?: EnquiryWarning[];
}

/** The event of a promise that runs out: names the enquiry, and nothing that was typed. */
export interface ReplyEvent {
	name: 'unanswered' | 'missed';
	about: Pick<EnquiryRecord, 'reference' | 'receivedAt' | 'language' | 'plan' | 'partner'>;
	at: string;
	answeredUrl: string;
}

interface EndEvent {
	name: 'withdrawn' | 'erased';
	reference: string;
	at: string;
}

/** The first event carries the person's answers; those that end the enquiry carry its reference alone. */
export type EnquiryEvent = EventWithRecord | ReplyEvent | EndEvent;

interface EventSources {
	store: Pick<EnquiryStore, 'findAll' | 'findEarlier'>;
	partners: readonly Partner[];
	answeredUrl: (record: EnquiryRecord) => string;
}

/** What deliveries are about, read together; why one is over where its receiver must not be told any more. */
export async function loadEvents(
	{ store, partners, answeredUrl }: EventSources,
	deliveries: readonly Pick<Delivery, 'event' | 'reference' | 'created_at'>[],
): Promise<Loaded<EnquiryEvent>[]> {
	const about = deliveries.filter(({ event }) => !isEnd(event)).map(({ reference }) => reference);
	const records = about.length > 0 ? await store.findAll(about) : new Map<string, EnquiryRecord>();
	const created = deliveries.filter(({ event }) => event === 'created');
	const told = created.flatMap(({ reference }) => records.get(reference) ?? []);
	const earlier = told.length > 0 ? await store.findEarlier(told) : new Map<string, string>();

	return deliveries.map(({ event, reference, created_at }): Loaded<EnquiryEvent> => {
		if (isEnd(event)) return { name: event, reference, at: created_at };
		const record = records.get(reference);
		if (!record) return 'gone';
		if (record.withdrawnAt) return 'withdrawn';
		if (event !== 'created') {
			const { receivedAt, language, plan, partner } = record;
			const about = { reference, receivedAt, language, plan, partner };
			return record.answeredAt ? 'answered' : { name: event, about, at: created_at, answeredUrl: answeredUrl(record) };
		}
		return {
			name: event,
			record,
			answeredUrl: answeredUrl(record),
			earlier: earlier.get(reference),
			warnings: isUnknownPartner(partners, record.partner) ? ['unknown-partner'] : [],
		};
	});
}

function isEnd(event: Delivery['event']): event is EndEvent['name'] {
	return event === 'withdrawn' || event === 'erased';
}

export function webhookBody(event: EnquiryEvent) {
	const type = `enquiry.${event.name}`;
	if ('about' in event) {
		const { about, at: timestamp, answeredUrl } = event;
		return { type, timestamp, data: { ...about, replyBy: replyBy(about.receivedAt), answeredUrl } };
	}
	if (!('record' in event)) return { type, timestamp: event.at, data: { reference: event.reference } };
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
