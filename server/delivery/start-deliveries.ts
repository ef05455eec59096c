/** Delivers to every target that the configuration names; what is left of other targets is given up in time. */

import type { Config } from '../config.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { schedule } from '../scheduler.ts';
import { type DeliveryWorker, startDeliveryWorker, type WorkerParts } from './delivery-worker.ts';
import { createAdviserSender, createReceiptSender } from './email.ts';
import type { Sender } from './sender.ts';
import { emailTarget, partnerTarget, receiptTarget, sharedEmailTarget, webhookTarget } from './targets.ts';
import { createWebhookSender } from './webhook.ts';

interface DeliveryParts extends Omit<WorkerParts, 'senders'> {
	/** Where a receipt's reader withdraws consent. */
	withdrawalLink: (record: EnquiryRecord) => string;
}

/** In milliseconds. */
const sweepEvery = 60_000;

export function startDeliveries(config: Config, { withdrawalLink, ...parts }: DeliveryParts): DeliveryWorker {
	const { outbox, log } = parts;
	const senders = createSenders(config, withdrawalLink);
	const worker = startDeliveryWorker({ ...parts, senders });
	const recipients = config.mail?.to.map(emailTarget) ?? [];
	const stopSweep = schedule(sweepEvery, log, 'cannot tidy the deliveries', async (signal) => {
		if (recipients.length > 0) await outbox.divide(sharedEmailTarget, recipients);
		await outbox.rescheduleStranded();
		const abandoned = await outbox.abandonUnknown([...senders.keys()], signal);
		if (abandoned > 0) log.warn({ abandoned }, 'gave up deliveries to targets that are no longer configured');
	});
	return {
		wake: worker.wake,
		stop: async () => {
			await stopSweep();
			await worker.stop();
		},
	};
}

function createSenders(
	{ webhook, mail, partners, allowPrivateWebhooks, receiptMail }: Config,
	withdrawalLink: DeliveryParts['withdrawalLink'],
): Map<string, Sender> {
	const senders = new Map<string, Sender>();
	if (webhook) senders.set(webhookTarget, createWebhookSender(webhook, allowPrivateWebhooks));
	for (const to of mail?.to ?? []) if (mail) senders.set(emailTarget(to), createAdviserSender(mail, to));
	if (mail && receiptMail) senders.set(receiptTarget, createReceiptSender(mail, withdrawalLink));
	for (const partner of partners) {
		if (partner.webhook)
			senders.set(partnerTarget(partner.id), createWebhookSender(partner.webhook, allowPrivateWebhooks));
	}
	return senders;
}
