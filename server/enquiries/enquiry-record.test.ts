/** When two enquiries say the same. */

import { expect, test } from 'vitest';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { isSameEnquiry } from './enquiry-record.ts';

const record = sampleRecord();

test('the same answers say the same, whenever they came, and whatever was made of them by an earlier version', () => {
	const earlier = { reference: 'OTHER', receivedAt: '2026-01-01T00:00:00.000Z', mobilePhoneE164: null };
	expect(isSameEnquiry({ ...record, ...earlier }, record)).toBe(true);
});

test('another answer says something else', () => {
	expect(isSameEnquiry(sampleRecord({ mobilePhone: '8123 4568' }), record)).toBe(false);
});
