/** Delivers what the outbox holds, to all recipients side by side: one that hangs or is down holds up none of the others. */

import { retry } from '../database/failures/retry.ts';
import { KeyMissing, ValueDamaged } from '../database/field-encryption.ts';
import type { Log } from '../observability/log.ts';
import { type Channel, describeFailure, type Failure } from './channels/channel.ts';
import { consentWithdrawn, type Delivery, enquiryGone, type Outbox } from './outbox.ts';
import { schedule } from './scheduler.ts';

/** `gone`: the enquiry was erased or purged meanwhile. */
type AttemptOutcome = 'delivered' | 'failed' | 'dead' | 'gone';

/** What a delivery is about; or why its recipient is not told any more. */
export type Loaded<Event> = { event: Event } | { over: keyof typeof reasonsToAbandon };

interface WorkerParts<Event> {
	/** By recipient; asked before every claim, because receivers may change. */
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
/** Attempts of one recipient that may be under way at once. */
const attemptsAtOnce = 8;
/**
 * What becomes due, was written by another server or comes back from a lease is seen after this long. A recipient that failed is
 * left alone for as long, however much waits for it.
 */
const pollEveryMs = 1000;
const minuteMs = 60_000;
/** An outcome must be recorded before the lease ends, or the delivery is made again. */
const recording = { pauseMs: 2000, giveUpAfterMs: 25_000 };
/** Attempts under way when the server stops may take this long. */
const stoppingMs = 3000;
/** A delivery is given up after this many attempts that the server did not survive. */
const mostInterrupted = 10;

export function startDeliveryWorker<Event>({ channels, outbox, load, log, onOutcome }: WorkerParts<Event>) {
	const recipients = new Map<string, RecipientState>();
	const attempts = new Set<Promise<void>>();
	const stopping = new AbortController();
	const sleeper = createSleeper(pollEveryMs);
	let stopped = false;
	let storeAway = false;

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
			storeAway = false;
		} catch (error) {
			// Logged once: a line every second of a night would fill a disk.
			if (!storeAway) log.warn({ err: error }, 'cannot read the deliveries');
			storeAway = true;
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

	/** Delivers once and records the outcome. Rejects when the outcome cannot be recorded. */
	async function attempt(delivery: Delivery, channel: Channel<Event>, state: RecipientState): Promise<void> {
		if (delivery.interrupted_attempts > mostInterrupted)
			return fail(delivery, state, { reason: 'the server ended during every attempt', permanent: true });
		let loaded: Loaded<Event>;
		try {
			loaded = await load(delivery);
		} catch (error) {
			// A row that nobody can read stays unreadable; a store that is away is not the recipient's failure.
			if (isUnreadable(error)) return fail(delivery, state, describeFailure(error));
			return retryRecording(() => outbox.release(delivery));
		}
		if ('over' in loaded) {
			const { over } = loaded;
			await retryRecording(() => outbox.abandon(delivery, reasonsToAbandon[over]));
			if (over === 'gone') onOutcome(delivery.recipient, 'gone');
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
		// Another server has claimed it meanwhile.
		if (!deliveryState) return;
		const failed = { target: delivery.recipient, reference: delivery.reference, reason: failure.reason };
		if (!recipient.isDown) log.warn(failed, 'deliveries fail');
		recipient.isDown = true;
		if (deliveryState === 'dead') log.error({ ...failed, event: delivery.event }, 'gave up a delivery');
		onOutcome(delivery.recipient, deliveryState === 'dead' ? 'dead' : 'failed');
	}

	/** The store may be away for a moment. */
	function retryRecording<Result>(change: () => Promise<Result>): Promise<Result> {
		return retry(change, { ...recording, isTransient: () => !stopping.signal.aborted });
	}

	const running = run();
	const named = new Set<string>();
	const stopTidying = schedule(minuteMs, log, 'cannot tidy the deliveries', async (signal) => {
		await outbox.makeOverdueDue();
		const targets = [...channels().keys()];
		for (const [target, references] of await outbox.listUntold(targets)) {
			for (const reference of references) {
				if (named.has(target + reference)) continue;
				named.add(target + reference);
				log.warn({ target, reference }, 'cannot tell a receiver that is no longer configured of an end: write to it');
			}
		}
		const abandoned = await outbox.abandonUnconfigured(targets, signal);
		if (abandoned > 0) log.warn({ abandoned }, 'gave up deliveries to targets that are no longer configured');
	});
	return {
		/** There may be something to deliver. */
		wake: sleeper.wake,
		/** Claims nothing more, and aborts what hangs. */
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
		/** The latest attempt failed. */
		isDown: false,
		/** How many attempts are under way. */
		inFlight: 0,
		/** When the attempts of the last minute started. */
		startedAt: [] as number[],
		/** No attempt starts before this time: the recipient failed, or asked for time. */
		pausedUntil: 0,
	};
}

/** How many attempts may start now. */
function capacityOf(state: RecipientState, { perMinute = Number.POSITIVE_INFINITY }: Channel<never>): number {
	const now = performance.now();
	if (now < state.pausedUntil) return 0;
	state.startedAt = state.startedAt.filter((time) => time > now - minuteMs);
	return Math.min(attemptsAtOnce - state.inFlight, perMinute - state.startedAt.length);
}

function isUnreadable(error: unknown): boolean {
	return [KeyMissing, ValueDamaged, SyntaxError].some((kind) => error instanceof kind);
}

/** Sleeps for so long, or until it is woken; woken while awake, it skips the next sleep. */
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
