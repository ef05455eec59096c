/** Delivers to every target that has a sender; what is left of other targets is given up in time. */

import { schedule } from '../scheduler.ts';
import { type DeliveryWorker, startDeliveryWorker, type WorkerParts } from './delivery-worker.ts';

/** In milliseconds. */
const sweepEvery = 60_000;

export function startDeliveries<Event>(parts: WorkerParts<Event>): DeliveryWorker {
	const { outbox, log, senders } = parts;
	const worker = startDeliveryWorker(parts);
	const stopSweep = schedule(sweepEvery, log, 'cannot tidy the deliveries', async (signal) => {
		await outbox.makeOverdueDue();
		const abandoned = await outbox.abandonUnconfigured([...senders().keys()], signal);
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
