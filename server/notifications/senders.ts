/** A sender for every configured receiver, and the message that it sends. */

import type { Config } from '../config/config.ts';
import { createMailSender } from '../delivery/email.ts';
import type { Sender } from '../delivery/sender.ts';
import { emailTarget, partnerTarget, receiptTarget, webhookTarget } from '../delivery/targets.ts';
import { createWebhookSender } from '../delivery/webhook.ts';
import type { EnquiryLinks } from '../replies/enquiry-links.ts';
import { adviserMail } from './adviser-mail.ts';
import { type EnquiryEvent, webhookBody } from './enquiry-event.ts';
import { receiptMail } from './receipt-mail.ts';

/** To one recipient. */
const mailsPerMinute = 30;

export function createSenders(
	{ webhook, mail, partners, allowPrivateWebhooks, receiptMail: sendReceipts }: Config,
	links: Pick<EnquiryLinks, 'to'>,
): Map<string, Sender<EnquiryEvent>> {
	const senders = new Map<string, Sender<EnquiryEvent>>();
	if (mail) {
		for (const to of [...mail.to, ...partners.flatMap(({ mailTo }) => mailTo)]) {
			const sender = createMailSender(mail, (event: EnquiryEvent) => ({ to, ...adviserMail(event) }));
			senders.set(emailTarget(to), { ...sender, perMinute: mailsPerMinute });
		}
		if (sendReceipts) senders.set(receiptTarget, createMailSender(mail, writeReceipt));
	}
	const webhooks = partners.map((partner) => ({ target: partnerTarget(partner.id), to: partner.webhook }));
	for (const { target, to } of [{ target: webhookTarget, to: webhook }, ...webhooks])
		if (to) senders.set(target, createWebhookSender(to, allowPrivateWebhooks, webhookBody));
	return senders;

	/** To the person who sent the enquiry. */
	function writeReceipt(event: EnquiryEvent) {
		if (!('record' in event)) throw new Error('A receipt is for an enquiry.');
		const { record } = event;
		return { to: record.email, ...receiptMail(record, links.to('enquiry', record)) };
	}
}
