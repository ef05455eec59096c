/** One worker for every target that the configuration names; what is left of other targets is given up in time. */

import type { Config } from '../config.ts';
import { schedule } from '../scheduler.ts';
import { type DeliveryWorker, startDeliveryWorker, type WorkerParts } from './delivery-worker.ts';
import { createEmailSender } from './email.ts';
import type { Sender } from './sender.ts';
import { emailTarget, partnerTarget, type Receivers, webhookTarget } from './targets.ts';
import { createWebhookSender } from './webhook.ts';

interface Deliveries {
	wake(targets: readonly string[]): void;
	stop(): Promise<void>;
}

type DeliveryConfig = Receivers & Pick<Config, 'allowPrivateWebhooks'>;

/** In milliseconds. */
const sweepEvery = 60 * 60 * 1000;

interface DeliveryParts extends Omit<WorkerParts, 'target' | 'send'> {
	/** A mail went out, but the server refused this many of its recipients. */
	onRefusedRecipients: (count: number) => void;
}

export function startDeliveries(receivers: DeliveryConfig, parts: DeliveryParts): Deliveries {
	const workers = new Map<string, DeliveryWorker>();
	for (const [target, send] of createSenders(receivers, parts)) {
		workers.set(target, startDeliveryWorker({ ...parts, target, send }));
	}
	const stopSweep = startSweep([...workers.keys()], parts);
	return {
		wake: (targets) => {
			for (const target of targets) workers.get(target)?.wake();
		},
		stop: async () => {
			await stopSweep();
			await Promise.all([...workers.values()].map((worker) => worker.stop()));
		},
	};
}

/** @returns stops it, and waits for what is under way */
function startSweep(targets: string[], { outbox, log }: Pick<DeliveryParts, 'outbox' | 'log'>): () => Promise<void> {
	return schedule(sweepEvery, async (signal) => {
		try {
			const abandoned = await outbox.abandonUnknown(targets, signal);
			if (abandoned > 0) log.warn({ abandoned }, 'gave up deliveries to targets that are no longer configured');
		} catch (error) {
			log.warn({ err: error }, 'cannot give up deliveries to targets that are no longer configured');
		}
	});
}

function createSenders(
	{ webhook, mail, partners, allowPrivateWebhooks }: DeliveryConfig,
	{ log, onRefusedRecipients }: DeliveryParts,
): Map<string, Sender> {
	const reportRefused = (reference: string, recipients: string[]) => {
		log.warn({ reference, recipients }, 'the mail server refused some of ENQUIRY_MAIL_TO');
		onRefusedRecipients(recipients.length);
	};
	const senders = new Map<string, Sender>();
	if (webhook) senders.set(webhookTarget, createWebhookSender(webhook, allowPrivateWebhooks));
	if (mail) senders.set(emailTarget, createEmailSender(mail, reportRefused));
	for (const partner of partners) {
		if (partner.webhook)
			senders.set(partnerTarget(partner.id), createWebhookSender(partner.webhook, allowPrivateWebhooks));
	}
	return senders;
}
