/** One worker for every target that the configuration names. */

import type { Config } from '../config.ts';
import { type DeliveryWorker, startDeliveryWorker, type WorkerParts } from './delivery-worker.ts';
import { createEmailSender } from './email.ts';
import type { Sender } from './sender.ts';
import { createWebhookSender } from './webhook.ts';

export interface Deliveries {
	wake(targets: readonly string[]): void;
	stop(): Promise<void>;
}

type Receivers = Pick<Config, 'webhook' | 'mail' | 'partners' | 'allowPrivateWebhooks'>;

export function startDeliveries(receivers: Receivers, parts: Omit<WorkerParts, 'target' | 'send'>): Deliveries {
	const workers = new Map<string, DeliveryWorker>();
	for (const [target, send] of createSenders(receivers)) {
		workers.set(target, startDeliveryWorker({ ...parts, target, send }));
	}
	return {
		wake: (targets) => {
			for (const target of targets) workers.get(target)?.wake();
		},
		stop: async () => {
			await Promise.all([...workers.values()].map((worker) => worker.stop()));
		},
	};
}

function createSenders({ webhook, mail, partners, allowPrivateWebhooks }: Receivers): Map<string, Sender> {
	const senders = new Map<string, Sender>();
	if (webhook) senders.set('webhook', createWebhookSender(webhook, allowPrivateWebhooks));
	if (mail) senders.set('email', createEmailSender(mail));
	for (const partner of partners) {
		if (partner.webhook)
			senders.set(`partner:${partner.id}`, createWebhookSender(partner.webhook, allowPrivateWebhooks));
	}
	return senders;
}
