/** A sender for every receiver that the configuration names, and what each is told. */

import type { Config } from '../config.ts';
import { createMailSender, type MailConfig } from '../delivery/email.ts';
import type { Sender } from '../delivery/sender.ts';
import { emailTarget, partnerTarget, receiptTarget, webhookTarget } from '../delivery/targets.ts';
import { createWebhookSender } from '../delivery/webhook.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { adviserMail } from './adviser-mail.ts';
import { type EnquiryEvent, webhookBody } from './enquiry-event.ts';
import { receiptMail } from './receipt-mail.ts';

/** To one recipient. */
const mailsPerMinute = 30;

/** @param linkOf where a receipt's reader withdraws consent */
export function createSenders(
	{ webhook, mail, partners, allowPrivateWebhooks, receiptMail }: Config,
	linkOf: (record: EnquiryRecord) => string,
): Map<string, Sender<EnquiryEvent>> {
	const senders = new Map<string, Sender<EnquiryEvent>>();
	if (webhook) senders.set(webhookTarget, createWebhookSender(webhook, allowPrivateWebhooks, webhookBody));
	const recipients = [...(mail?.to ?? []), ...partners.flatMap(({ mailTo }) => mailTo)];
	for (const to of recipients) if (mail) senders.set(emailTarget(to), createAdviserSender(mail, to));
	if (mail && receiptMail) senders.set(receiptTarget, createReceiptSender(mail, linkOf));
	for (const partner of partners) {
		if (partner.webhook)
			senders.set(partnerTarget(partner.id), createWebhookSender(partner.webhook, allowPrivateWebhooks, webhookBody));
	}
	return senders;
}

export function createAdviserSender(config: MailConfig, to: string, wholeTime?: number): Sender<EnquiryEvent> {
	const sender = createMailSender(config, (event: EnquiryEvent) => ({ to, ...adviserMail(event) }), wholeTime);
	return { ...sender, perMinute: mailsPerMinute };
}

/** To the person who sent the enquiry. */
export function createReceiptSender(
	config: MailConfig,
	linkOf: (record: EnquiryRecord) => string,
): Sender<EnquiryEvent> {
	return createMailSender(config, (event: EnquiryEvent) => {
		if (!('record' in event)) throw new Error('A receipt is for an enquiry.');
		const { record } = event;
		return { to: record.email, ...receiptMail(record, linkOf(record)) };
	});
}
