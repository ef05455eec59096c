/** The receipt that the person is sent, in the language of the form: nothing in it was typed freely, so that nobody can have us write to others. */

import { brand } from '../../shared/content/brand.ts';
import { findWording } from '../../shared/content/consent-wording.ts';
import type { MailContent } from '../delivery/email.ts';
import { wordsOf } from '../enquiries/enquiry-language.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

export function receiptMail(
	{ reference, consentVersion, language }: EnquiryRecord,
	withdrawalLink: string,
): MailContent {
	const { receiptCopy, formCopy, comma } = wordsOf(language);
	const copy = receiptCopy.receiptCopy;
	const text = [
		copy.received,
		'',
		copy.reference(reference),
		copy.check,
		formCopy.applicationWeeks,
		'',
		copy.agreed,
		findWording(consentVersion)?.text ?? '-',
		'',
		copy.withdraw,
		withdrawalLink,
		'',
		copy.notYou,
		'',
		[brand.name, brand.phone, brand.email].join(comma),
		'',
	].join('\n');
	return { replyTo: brand.email, subject: `${copy.subject} ${reference}`, text };
}
