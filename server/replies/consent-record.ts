/** The record of a consent, for whoever gave it: a text file made when it is asked for, without a name or an address. */

import { languageNames } from '../../shared/content/languages.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import type { Words } from '../../shared/content/words/words.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

/** @returns undefined where the wording is not known */
export function consentRecord(record: EnquiryRecord, words: Words): string | undefined {
	const { reference, consentAt, consentVersion, origin } = record;
	const wording = findWording(consentVersion);
	if (!wording) return;
	const { language, colon, enquiryPageCopy, receiptCopy } = words;
	const { recordTitle, recordLabels: labels } = enquiryPageCopy;
	const facts = [
		[labels.reference, reference],
		[labels.time, `${formatTime(consentAt, language)} (${consentAt})`],
		[labels.version, consentVersion],
		[labels.wordingLanguage, languageNames[wording.language]],
		[labels.page, origin ?? '-'],
	].map(([label, value]) => `${label}${colon}${value}`);
	return `${[recordTitle, '', ...facts, '', receiptCopy.agreed, wording.text].join('\n')}\n`;
}
