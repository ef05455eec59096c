/** Composes the visitor's receipt, without typed text: nobody can use a receipt to send a message to another person's address. */

import { brand } from '../../shared/content/brand.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import type { MailContent } from '../delivery/channels/email.ts';
import { wordsOf } from '../enquiries/enquiry-language.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

export function receiptMail(
	{ reference, receivedAt, consentVersion, language }: EnquiryRecord,
	enquiryUrl: string,
): MailContent {
	const words = wordsOf(language);
	const { receiptCopy: copy, enquiryPageCopy, colon } = words;
	const text = [
		copy.received,
		'',
		`${enquiryPageCopy.reply}${colon}${enquiryPageCopy.replyBy(formatTime(replyBy(receivedAt), words.language))}`,
		copy.reference(reference),
		copy.check,
		words.formCopy.applicationWeeks,
		'',
		copy.agreed,
		findWording(consentVersion)?.text ?? '-',
		'',
		copy.follow,
		enquiryUrl,
		'',
		copy.notYou,
		'',
		[brand.name, brand.phone, brand.email].join(words.comma),
		'',
	].join('\n');
	return { replyTo: brand.email, subject: `${copy.subject} ${reference}`, text };
}
