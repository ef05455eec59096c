/** The consent that receivers are told of. */

import { expect, test } from 'vitest';
import { currentConsent } from '../../shared/content/en/consent.ts';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { createRecord } from '../enquiries/enquiry-record.ts';
import { validEnquiry } from '../testing/sample-enquiry.ts';
import { webhookBody } from './enquiry-event.ts';

test.each([
	['in a wording of ours', currentConsent.version, currentConsent.text],
	['in one that nobody knows any more', 'v0', null],
])('is the one that was given, %s', (_case, version, text) => {
	const received = { ...validEnquiry(), consentVersion: version };
	const record = createRecord(received, null, '0RT3K-9XQ2F-4HT7', new Date());
	expect(webhookBody({ name: 'created', record })).toMatchObject({
		timestamp: record.receivedAt,
		data: { consent: { given: true, version, text } },
	});
});

test.each(languages)('has the language of the form, and the text in that language: %s', (language) => {
	const { version, text } = words[language].consent.currentConsent;
	const received = { ...validEnquiry({ language }), consentVersion: version };
	const record = createRecord(received, null, '0RT3K-9XQ2F-4HT7', new Date());
	expect(webhookBody({ name: 'created', record })).toMatchObject({ data: { language, consent: { version, text } } });
});
