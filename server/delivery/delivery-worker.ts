/** Delivers one target's queue in the background: a target that hangs holds up nobody else's deliveries. */

import { retry } from '../database/retry.ts';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import type { Log } from '../observability/log.ts';
import { consentWithdrawn } from './delivery-job.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { failureReason, type Sender } from './sender.ts';

export interface DeliveryWorker {
	/** There may be something to deliver. */
	wake(): void;
	/** Takes nothing more, and ends what hangs. */
	stop(): Promise<void>;
}

export type AttemptOutcome = 'delivered' | 'failed' | 'dead';

export interface WorkerParts {
	target: string;
	send: Sender;
	outbox: Outbox;
	store: Pick<EnquiryStore, 'find'>;
	log: Log;
	onOutcome: (target: string, outcome: AttemptOutcome) => void;
}

/** Attempts under way at once. */
const largestInFlight = 8;
/**
 * What is due now, was written by another server, or comes back from a lease, is seen after this long, in milliseconds. A
 * target that is down is left alone for as long before it is tried again, however much waits for it.
 */
const pollEvery = 1000;
/** What is delivered and not recorded is delivered again: it is recorded while the lease lasts. In milliseconds. */
const recording = { pause: 2000, giveUpAfter: 40_000 };
/** What is under way when the server stops may take this long, in milliseconds. */
const stoppingTime = 3000;

export function startDeliveryWorker(parts: WorkerParts): DeliveryWorker {
	const { target, outbox, log, onOutcome } = parts;
	const failures = createFailureLog(target, log);
	const inFlight = new Set<Promise<void>>();
	const stopping = new AbortController();
	const pause = createPause(pollEvery);
	let stopped = false;
	let storeAway = false;
	let targetDown = false;

	async function run(): Promise<void> {
		while (!stopped) {
			const free = largestInFlight - inFlight.size;
			const claimed = free > 0 ? await claim(free) : 0;
			if (!stopped && (targetDown || claimed < Math.max(free, 1))) await pause.rest();
		}
	}

	async function claim(free: number): Promise<number> {
		try {
			const deliveries = await outbox.claim(target, free);
			storeAway = false;
			for (const delivery of deliveries) track(attempt(parts, failures, delivery, stopping.signal));
			return deliveries.length;
		} catch (error) {
			// Every second of a night without its store would fill a disk.
			if (!storeAway) log.warn({ err: error, target }, 'cannot read the deliveries');
			storeAway = true;
			return 0;
		}
	}

	function track(work: Promise<AttemptOutcome | undefined>): void {
		const settled = work
			.then((outcome) => {
				if (!outcome) return;
				targetDown = outcome !== 'delivered';
				onOutcome(target, outcome);
			})
			.catch((error) => log.warn({ err: error, target }, 'cannot record a delivery'))
			.finally(() => {
				inFlight.delete(settled);
				wake();
			});
		inFlight.add(settled);
	}

	function wake(): void {
		if (!targetDown) pause.end();
	}

	const running = run();
	return {
		wake,
		async stop() {
			stopped = true;
			pause.end();
			const forceCloseTimer = setTimeout(() => stopping.abort(), stoppingTime);
			await running;
			await Promise.all(inFlight);
			clearTimeout(forceCloseTimer);
			failures.stop();
		},
	};
}

/**
 * Delivers once and records what came of it.
 *
 * @returns nothing when it was not tried
 * @throws when what came of it cannot be recorded
 */
async function attempt(
	{ send, outbox, store }: WorkerParts,
	failures: FailureLog,
	delivery: Delivery,
	signal: AbortSignal,
): Promise<AttemptOutcome | undefined> {
	try {
		const record = await store.find(delivery.reference);
		if (!record) return;
		if (record.withdrawnAt) {
			await outbox.abandon(delivery, consentWithdrawn);
			return;
		}
		await send(delivery.id, record, signal);
	} catch (error) {
		const reason = failureReason(error);
		const state = await outbox.fail(delivery, reason);
		failures.failed(delivery.reference, reason, state);
		return state === 'dead' ? 'dead' : 'failed';
	}
	await retry(() => outbox.succeed(delivery), { ...recording, passes: () => !signal.aborted });
	failures.delivered();
	return 'delivered';
}

/** A rest of `milliseconds` that `end` cuts short; with none under way, `end` does nothing. */
function createPause(milliseconds: number) {
	let end = () => {};
	return {
		rest: () =>
			new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, milliseconds);
				end = () => {
					clearTimeout(timer);
					resolve();
				};
			}),
		end: () => end(),
	};
}
