/** Delivery by e-mail to the advisers. */

import { createTransport } from 'nodemailer';
import { brand } from '../../shared/content/brand.ts';
import { gestationalWeeks } from '../../shared/content/figures.ts';
import { pregnancyTypeLabels } from '../../shared/content/form-copy.ts';
import { findPlan } from '../../shared/content/plans.ts';
import type { Config } from '../config.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { plainText } from '../plain-text.ts';
import { isLoopbackHost } from './private-address.ts';
import { attemptTime, type Sender } from './sender.ts';

/**
 * All of one attempt, in milliseconds: a mail server that looks long at a mail takes it in the end, and would be given it
 * again by whoever left too early. Not as long as the lease.
 */
const mailTime = 45_000;

/** The due date helper answers NA for weeks that the list does not have, too. */
const outsideWeeks = `NA (not pregnant, or outside weeks ${gestationalWeeks.from} to ${gestationalWeeks.to})`;

const singaporeTime = new Intl.DateTimeFormat('en-SG', {
	dateStyle: 'medium',
	timeStyle: 'short',
	hourCycle: 'h23',
	timeZone: 'Asia/Singapore',
});

/** @param onRefused called with the recipients that the mail server refused, when it took the mail for the others */
export function createEmailSender(
	{ smtpUrl, to, from }: NonNullable<Config['mail']>,
	onRefused: (reference: string, recipients: string[]) => void,
	wholeTime = mailTime,
): Sender {
	const transport = createTransport({
		// Its query has the last word: an operator may trust the network to a mail server that does not encrypt.
		url: smtpUrl,
		requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
		connectionTimeout: attemptTime,
		greetingTimeout: attemptTime,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
	return async (id, record, signal) => {
		const { rejected } = await transport.sendMail({
			from,
			to,
			replyTo: { name: '', address: record.email },
			subject: `New enquiry ${record.reference}`,
			// The same through every attempt, so that mail programs can fold repeats together.
			messageId: `<${id}@${domain}>`,
			text: mailText(record),
			signal: AbortSignal.any([signal, AbortSignal.timeout(wholeTime)]),
		});
		if (rejected.length > 0) onRefused(record.reference, rejected);
	};
}

function mailText(record: EnquiryRecord): string {
	const types = record.pregnancyType.map((type) => (pregnancyTypeLabels as Record<string, string>)[type] ?? type);
	// What a person typed must not look like a line of its own.
	const lines = [
		`Reference: ${record.reference}`,
		`Name: ${record.name}`,
		`Date of birth: ${record.dateOfBirth}`,
		`Email: ${record.email}`,
		`Mobile phone: ${record.mobilePhone}${record.mobilePhoneE164 ? ` (${record.mobilePhoneE164})` : ''}`,
		`Gestational week: ${record.gestationalWeek === 'NA' ? outsideWeeks : record.gestationalWeek}`,
		`Pregnancy type: ${types.join(', ')}`,
		`Plan: ${findPlan(record.plan ?? '')?.name ?? record.plan ?? '-'}`,
		`Partner: ${record.partner ?? '-'}`,
		`Page: ${record.page ?? '-'}`,
		`Consent: version ${record.consentVersion}, given ${record.consentAt}`,
	].map(plainText);
	return [
		`Please reply within ${brand.replyWithinHours} hours of ${singaporeTime.format(new Date(record.receivedAt))}, Singapore time.`,
		'',
		...lines,
		'',
		'Additional information:',
		record.additionalInfo || '-',
		'',
	].join('\n');
}
