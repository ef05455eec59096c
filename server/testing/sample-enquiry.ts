/** Valid sample enquiries: as posted by a client, as passed to the store, and as a stored record. */

import { randomUUID } from 'node:crypto';
import { currentConsent } from '../../shared/content/words/en/consent.ts';
import { type Enquiry, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import type { NewEnquiry } from '../enquiries/store/add-enquiry.ts';
import { createRecord, type EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

export function sampleEnquiry(changes: Record<string, unknown> = {}) {
	return {
		name: 'Tan Mei Ling',
		dateOfBirth: '1992-03-14',
		email: 'mei@example.com',
		mobilePhone: '8123 4567',
		gestationalWeek: 'NA',
		pregnancyType: ['not-pregnant-yet'],
		additionalInfo: '',
		consent: true,
		partner: 'acme-advisers',
		partnerTag: 'branch-2',
		plan: 'plan-1',
		page: 'https://partner.example/baby',
		...changes,
	};
}

function validEnquiry(changes: Record<string, unknown> = {}): Enquiry {
	const validation = validateEnquiry(sampleEnquiry(changes));
	if (!validation.valid) throw new Error(JSON.stringify(validation.errors));
	return validation.enquiry;
}

export function newEnquiry(
	changes: Record<string, unknown> = {},
	recipients: readonly string[] = [],
	idempotencyKey: string = randomUUID(),
): NewEnquiry {
	return {
		idempotencyKey,
		enquiry: { ...validEnquiry(changes), consentVersion: currentConsent.version },
		origin: null,
		recipients,
	};
}

export function sampleRecord(changes: Record<string, unknown> = {}): EnquiryRecord {
	const enquiry = { ...validEnquiry(changes), consentVersion: currentConsent.version };
	return { ...createRecord(enquiry, 'https://www.acme.example'), reference: '0RT3K-9XQ2F-4HT7' };
}

/** Names of an enquiry's fields, in the order of `list --json` and exports. */
export const operatorFields =
	'reference receivedAt name dateOfBirth email mobilePhone mobilePhoneE164 gestationalWeek pregnancyType additionalInfo partner partnerTag plan page consentVersion consentAt withdrawnAt answeredAt language widgetVersion origin replyBy'.split(
		' ',
	);
