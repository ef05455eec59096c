/** When two enquiries say the same. */

import { expect, test } from 'vitest';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { isSameEnquiry } from './enquiry-record.ts';

const record = sampleRecord();

test('the same answers say the same, whenever they came, and whatever was made of them by an earlier version', () => {
	const earlier = { reference: 'OTHER', receivedAt: '2026-01-01T00:00:00.000Z', mobilePhoneE164: null };
	expect(isSameEnquiry({ ...record, ...earlier }, record)).toBe(true);
});

test('a row stored before a field was added, or with its fields in another order, equals its retry', () => {
	const { plan, partner, name, ...rest } = sampleRecord({ plan: undefined, partner: undefined });
	expect([plan, partner]).toEqual([null, null]);
	const retried = sampleRecord({ plan: undefined, partner: undefined });
	expect(isSameEnquiry({ ...rest, name } as typeof record, retried)).toBe(true);
	expect(isSameEnquiry({ ...rest, name } as typeof record, record)).toBe(false);
});

test('another answer says something else', () => {
	expect(isSameEnquiry(sampleRecord({ mobilePhone: '8123 4568' }), record)).toBe(false);
});
