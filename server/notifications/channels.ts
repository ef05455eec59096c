/** Creates a channel for every configured recipient, with functions that compose its messages. */

import type { Config } from '../config/config.ts';
import type { Channel } from '../delivery/channels/channel.ts';
import { createMailChannel } from '../delivery/channels/email.ts';
import { createWebhookChannel } from '../delivery/channels/webhook.ts';
import { emailRecipient, partnerRecipient, receiptRecipient, webhookRecipient } from '../delivery/recipients.ts';
import type { EnquiryLinks } from '../replies/enquiry-links.ts';
import { adviserMail } from './adviser-mail.ts';
import { type EnquiryEvent, webhookBody } from './enquiry-event.ts';
import { receiptMail } from './receipt-mail.ts';

/** Channels for the command line. Receipts are excluded, because only the service sends receipts. */
export function operatorChannels(config: Config): Map<string, Channel<EnquiryEvent>> {
	return createChannels({ ...config, receiptMail: false }, { to: () => '' });
}

/** Limit of mails to one adviser's mailbox. */
const mailsPerMinute = 30;

export function createChannels(
	{ webhook, mail, partners, allowPrivateWebhooks, receiptMail: sendReceipts }: Config,
	links: Pick<EnquiryLinks, 'to'>,
): Map<string, Channel<EnquiryEvent>> {
	const channels = new Map<string, Channel<EnquiryEvent>>();
	if (mail) {
		for (const to of [...mail.to, ...partners.flatMap(({ mailTo }) => mailTo)]) {
			const channel = createMailChannel(mail, (event: EnquiryEvent) => ({ to, ...adviserMail(event) }));
			channels.set(emailRecipient(to), { ...channel, perMinute: mailsPerMinute });
		}
		if (sendReceipts) channels.set(receiptRecipient, createMailChannel(mail, writeReceipt));
	}
	const webhooks = partners.map((partner) => ({ recipient: partnerRecipient(partner.id), to: partner.webhook }));
	for (const { recipient, to } of [{ recipient: webhookRecipient, to: webhook }, ...webhooks])
		if (to) channels.set(recipient, createWebhookChannel(to, allowPrivateWebhooks, webhookBody));
	return channels;

	function writeReceipt(event: EnquiryEvent) {
		if (!('record' in event)) throw new Error('A receipt is for an enquiry.');
		const { record } = event;
		return { to: record.email, ...receiptMail(record, links.to('enquiry', record)) };
	}
}
