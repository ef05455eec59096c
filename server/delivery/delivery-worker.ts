/** Delivers pending deliveries of the outbox. Attempts run in parallel, so that no recipient delays another. */

import { retry } from '../database/failures/retry.ts';
import { KeyMissing, ValueDamaged } from '../database/field-encryption.ts';
import type { Log } from '../observability/log.ts';
import { type Channel, describeFailure, type Failure } from './channels/channel.ts';
import { consentWithdrawn, type Delivery, enquiryGone, type Outbox } from './outbox.ts';
import { schedule } from './scheduler.ts';

/** `gone` means that the enquiry was erased or purged meanwhile. */
type AttemptOutcome = 'delivered' | 'failed' | 'dead' | 'gone';

/** The event to deliver, or the reason to abandon the delivery. */
export type Loaded<Event> = { event: Event } | { abandon: keyof typeof reasonsToAbandon };

interface WorkerParts<Event> {
	/** Returns the channels by recipient. Called for every round of claims, because receivers may change. */
	channels: () => ReadonlyMap<string, Channel<Event>>;
	outbox: Outbox;
	load: (delivery: Delivery) => Promise<Loaded<Event>>;
	log: Log;
	onOutcome: (recipient: string, outcome: AttemptOutcome) => void;
}

const reasonsToAbandon = {
	withdrawn: consentWithdrawn,
	answered: 'a reply was recorded',
	gone: enquiryGone,
} as const;
/** Limit of simultaneous attempts per recipient. */
const maxConcurrentAttempts = 8;
/** Polling interval for deliveries that are due or whose lease ended. Also the shortest pause of a recipient after a failure. */
const pollEveryMs = 1000;
const minuteMs = 60_000;
/** Retry policy for recording an outcome. Retries are limited, because the delivery is repeated anyway after its lease. */
const recording = { pauseMs: 2000, giveUpAfterMs: 25_000 };
/** Time for running attempts to finish when the server stops. */
const stoppingMs = 3000;
/** A delivery is given up after this many attempts in a row that ended without an outcome, for example by a crash. */
const maxInterrupted = 10;

export function startDeliveryWorker<Event>({ channels, outbox, load, log, onOutcome }: WorkerParts<Event>) {
	const recipients = new Map<string, RecipientState>();
	const attempts = new Set<Promise<void>>();
	const stopping = new AbortController();
	const sleeper = createSleeper(pollEveryMs);
	let stopped = false;
	let storeFailed = false;

	async function run(): Promise<void> {
		while (!stopped) {
			await claimAll();
			if (!stopped) await sleeper.sleep();
		}
	}

	async function claimAll(): Promise<void> {
		try {
			for (const [recipient, channel] of channels()) {
				const state = recipients.get(recipient) ?? newRecipientState();
				recipients.set(recipient, state);
				const capacity = capacityOf(state, channel);
				if (capacity <= 0) continue;
				for (const delivery of await outbox.claim(recipient, capacity)) start(delivery, channel, state);
			}
			storeFailed = false;
		} catch (error) {
			// Logged once per outage, because a line every second could fill the disk.
			if (!storeFailed) log.warn({ err: error }, 'cannot read the deliveries');
			storeFailed = true;
		}
	}

	function start(delivery: Delivery, channel: Channel<Event>, state: RecipientState): void {
		const { recipient } = delivery;
		state.inFlight++;
		if (channel.perMinute) state.startedAt.push(performance.now());
		const ended = attempt(delivery, channel, state)
			.catch((error) => log.warn({ err: error, target: recipient }, 'cannot record a delivery'))
			.finally(() => {
				attempts.delete(ended);
				state.inFlight--;
				sleeper.wake();
			});
		attempts.add(ended);
	}

	/** Makes one attempt and records its outcome. Rejects if the outcome cannot be recorded. */
	async function attempt(delivery: Delivery, channel: Channel<Event>, state: RecipientState): Promise<void> {
		if (delivery.interrupted_attempts > maxInterrupted)
			return fail(delivery, state, { reason: 'the server ended during every attempt', permanent: true });
		let loaded: Loaded<Event>;
		try {
			loaded = await load(delivery);
		} catch (error) {
			// An unreadable row counts as a failed attempt. Other errors, such as of an unavailable store, do not.
			if (isUnreadable(error)) return fail(delivery, state, describeFailure(error));
			return retryRecording(() => outbox.release(delivery));
		}
		if ('abandon' in loaded) {
			await retryRecording(() => outbox.abandon(delivery, reasonsToAbandon[loaded.abandon]));
			if (loaded.abandon === 'gone') onOutcome(delivery.recipient, 'gone');
			return;
		}
		try {
			await channel.send(delivery.id, loaded.event, stopping.signal);
		} catch (error) {
			const failure = describeFailure(error);
			const pauseMs = Math.max(pollEveryMs, failure.retryAfterMs ?? 0);
			state.pausedUntil = Math.max(state.pausedUntil, performance.now() + pauseMs);
			return fail(delivery, state, failure);
		}
		await retryRecording(() => outbox.succeed(delivery));
		if (state.isDown) log.info({ target: delivery.recipient }, 'deliveries arrive again');
		state.isDown = false;
		onOutcome(delivery.recipient, 'delivered');
	}

	async function fail(delivery: Delivery, recipient: RecipientState, failure: Failure): Promise<void> {
		const deliveryState = await retryRecording(() => outbox.fail(delivery, failure));
		// Undefined if the delivery ended meanwhile, or another server has claimed it.
		if (!deliveryState) return;
		const failed = { target: delivery.recipient, reference: delivery.reference, reason: failure.reason };
		if (!recipient.isDown) log.warn(failed, 'deliveries fail');
		recipient.isDown = true;
		if (deliveryState === 'dead') log.error({ ...failed, event: delivery.event }, 'gave up a delivery');
		onOutcome(delivery.recipient, deliveryState === 'dead' ? 'dead' : 'failed');
	}

	/** Retries a change of the outbox, because the store may be unavailable for a moment. */
	function retryRecording<Result>(change: () => Promise<Result>): Promise<Result> {
		return retry(change, { ...recording, isTransient: () => !stopping.signal.aborted });
	}

	const running = run();
	const loggedEndings = new Set<string>();
	const stopTidying = schedule(minuteMs, log, 'cannot tidy the deliveries', async (signal) => {
		await outbox.makeOverdueDue();
		const targets = [...channels().keys()];
		for (const [target, references] of await outbox.listUnnotifiable(targets)) {
			for (const reference of references) {
				if (loggedEndings.has(target + reference)) continue;
				loggedEndings.add(target + reference);
				log.warn({ target, reference }, 'cannot tell a receiver that is no longer configured of an end: write to it');
			}
		}
		const abandoned = await outbox.abandonUnconfigured(targets, signal);
		if (abandoned > 0) log.warn({ abandoned }, 'gave up deliveries to targets that are no longer configured');
	});
	return {
		/** Checks for due deliveries now. */
		wake: sleeper.wake,
		/** Stops claiming, waits for running attempts, and aborts those that take longer than `stoppingMs`. */
		async stop(): Promise<void> {
			stopped = true;
			await stopTidying();
			sleeper.wake();
			const abortTimer = setTimeout(() => stopping.abort(), stoppingMs);
			await running;
			await Promise.all(attempts);
			clearTimeout(abortTimer);
		},
	};
}

type RecipientState = ReturnType<typeof newRecipientState>;

function newRecipientState() {
	return {
		/** True from a failed attempt until the next success. */
		isDown: false,
		inFlight: 0,
		/** Start times of the last minute's attempts, if the channel has a limit per minute. */
		startedAt: [] as number[],
		/** Time before which no attempt starts, because the recipient failed or asked to wait. */
		pausedUntil: 0,
	};
}

/** Number of attempts that may start now. */
function capacityOf(state: RecipientState, { perMinute = Number.POSITIVE_INFINITY }: Channel<never>): number {
	const now = performance.now();
	if (now < state.pausedUntil) return 0;
	state.startedAt = state.startedAt.filter((time) => time > now - minuteMs);
	return Math.min(maxConcurrentAttempts - state.inFlight, perMinute - state.startedAt.length);
}

function isUnreadable(error: unknown): boolean {
	return [KeyMissing, ValueDamaged, SyntaxError].some((kind) => error instanceof kind);
}

/** `wake` ends the current sleep. If no sleep is running, the next sleep ends at once. */
function createSleeper(milliseconds: number) {
	let woken = Promise.withResolvers<void>();
	return {
		async sleep() {
			const timer = setTimeout(woken.resolve, milliseconds);
			await woken.promise;
			clearTimeout(timer);
			woken = Promise.withResolvers();
		},
		wake: () => woken.resolve(),
	};
}
