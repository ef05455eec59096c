/** The receipt that the person is sent: nothing in it was typed freely, so that nobody can have us write to others. */

import { brand } from '../../shared/content/brand.ts';
import { receiptCopy as copy } from '../../shared/content/en/receipt-copy.ts';
import { findWording } from '../enquiries/consent-wording.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import type { MailContent } from './adviser-mail.ts';

export function receiptMail({ reference, consentVersion }: EnquiryRecord, withdrawalLink: string): MailContent {
	const text = [
		copy.received,
		'',
		`${copy.reference}: ${reference}`,
		copy.check,
		'',
		`${copy.agreed}:`,
		findWording(consentVersion)?.text ?? '-',
		'',
		`${copy.withdraw}:`,
		withdrawalLink,
		'',
		copy.notYou,
		'',
		`${brand.name}, ${brand.phone}, ${brand.email}`,
		'',
	].join('\n');
	return { replyTo: brand.email, subject: `${copy.subject} ${reference}`, text };
}
