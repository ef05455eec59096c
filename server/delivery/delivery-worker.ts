/** Delivers what the outbox holds, to all recipients side by side: one that hangs or is down holds up none of the others. */

import { setImmediate } from 'node:timers/promises';
import { largestBatch } from '../database/batches/batching.ts';
import { groupCommit } from '../database/batches/group-commit.ts';
import { retry } from '../database/failures/retry.ts';
import { KeyMissing, ValueDamaged } from '../database/field-encryption.ts';
import type { Log } from '../observability/log.ts';
import { type Channel, describeFailure, type Failure } from './channels/channel.ts';
import { consentWithdrawn, type Delivery, enquiryGone, type Outbox } from './outbox.ts';
import { schedule } from './scheduler.ts';

/** `gone`: the enquiry was erased or purged meanwhile. */
type AttemptOutcome = 'delivered' | 'failed' | 'dead' | 'gone';

/** What a delivery is about; or why its recipient is not told any more. */
export type Loaded<Event> = Event | 'withdrawn' | 'answered' | 'gone';

interface WorkerParts<Event> {
	/** By recipient; asked before every claim, because receivers may change. */
	channels: () => ReadonlyMap<string, Channel<Event>>;
	outbox: Outbox;
	/** In their order. */
	load: (deliveries: readonly Delivery[]) => Promise<Loaded<Event>[]>;
	log: Log;
	onOutcome: (recipient: string, outcome: AttemptOutcome) => void;
}

/** Attempts under way at once, of one recipient that is slow, fails, or is not known yet. */
const slowConcurrency = 8;
/** In milliseconds, beside what this process itself takes to connect, send and read. */
const quickAnswer = 500;
const turnsOfAnAnswer = 4;
/**
 * What is due now, was written by another server, or comes back from a lease, is seen after this long, in milliseconds. A
 * recipient that is down is left alone for as long before it is tried again, however much waits for it.
 */
const pollEvery = 1000;
const minute = 60_000;
const tidyEvery = minute;
/** The outcome must be recorded before the lease ends, or the delivery is made again. In milliseconds. */
const recording = { pause: 2000, giveUpAfter: 25_000 };
/** What is under way when the server stops may take this long, in milliseconds. */
const stoppingTime = 3000;
/** A delivery is given up after this many attempts that the server did not survive. */
const mostInterrupted = 10;

export function startDeliveryWorker<Event>(parts: WorkerParts<Event>) {
	const { channels, outbox, load, log, onOutcome } = parts;
	const states = new Map<string, RecipientState>();
	const stateOf = (recipient: string) => {
		const state = states.get(recipient) ?? newRecipientState();
		states.set(recipient, state);
		return state;
	};
	/** What is claimed together is read together; a row that nobody can read fails alone. */
	const loadTogether = groupCommit((claimed: Delivery[]) => load(claimed), {
		largestBatch,
		failsAll: (error) => !isUnreadable(error),
	});
	const underWay = new Set<Promise<void>>();
	const stopping = new AbortController();
	const sleeper = createSleeper(pollEvery);
	let stopped = false;
	let storeAway = false;
	/** How long one turn of the event loop takes, in milliseconds: under load, longer than a quick receiver. */
	let loopTurn = 0;

	async function run(): Promise<void> {
		while (!stopped) {
			await claim();
			const start = performance.now();
			await setImmediate();
			loopTurn = performance.now() - start;
			if (!stopped) await sleeper.sleep();
		}
	}

	/** One statement for all recipients that have the same capacity: when little is to be done, for all. */
	async function claim(): Promise<void> {
		try {
			const current = channels();
			for (const [capacity, alike] of Map.groupBy(current, ([recipient, channel]) =>
				capacityOf(stateOf(recipient), channel),
			)) {
				if (capacity <= 0) continue;
				const recipients = alike.map(([recipient]) => recipient);
				for (const delivery of await outbox.claim(recipients, capacity))
					track(delivery, current.get(delivery.recipient) as Channel<Event>);
			}
			storeAway = false;
		} catch (error) {
			// Logged once: a line every second of a night would fill a disk.
			if (!storeAway) log.warn({ err: error }, 'cannot read the deliveries');
			storeAway = true;
		}
	}

	function track(delivery: Delivery, channel: Channel<Event>): void {
		const { recipient } = delivery;
		const state = stateOf(recipient);
		state.inFlight++;
		if (channel.perMinute) state.startedAt.push(performance.now());
		const settled = attempt(delivery, channel, state)
			.then((outcome) => outcome && onOutcome(recipient, outcome))
			.catch((error) => log.warn({ err: error, target: recipient }, 'cannot record a delivery'))
			.finally(() => {
				underWay.delete(settled);
				state.inFlight--;
				// Each claim is a commit: half of what may be under way is claimed at a time.
				if (capacityOf(state, channel) >= state.concurrency / 2) sleeper.wake();
			});
		underWay.add(settled);
	}

	/**
	 * Delivers once and records what came of it.
	 *
	 * @returns nothing when it was not tried, or was claimed again meanwhile
	 * @throws when what came of it cannot be recorded
	 */
	async function attempt(
		delivery: Delivery,
		channel: Channel<Event>,
		recipient: RecipientState,
	): Promise<AttemptOutcome | undefined> {
		const fail = async (failure: Failure) => {
			const state = await record(() => outbox.fail(delivery, failure));
			const failed = { target: delivery.recipient, reference: delivery.reference, reason: failure.reason };
			if (state && !recipient.isDown) log.warn(failed, 'deliveries fail');
			if (state) recipient.isDown = true;
			if (state !== 'dead') return state && 'failed';
			log.error({ ...failed, event: delivery.event }, 'gave up a delivery');
			return 'dead';
		};
		if (delivery.interrupted_attempts > mostInterrupted)
			return fail({ reason: 'the server ended during every attempt', permanent: true });
		let event: Loaded<Event>;
		try {
			event = await loadTogether(delivery);
		} catch (error) {
			// A store that is away is not the recipient's failure; a row that nobody can read will not be there the next time either.
			if (isUnreadable(error)) return fail(describeFailure(error));
			return record(() => outbox.release(delivery)).then(() => undefined);
		}
		if (event === 'withdrawn') return outbox.abandon(delivery, consentWithdrawn).then(() => undefined);
		if (event === 'answered') return outbox.abandon(delivery, 'a reply was recorded').then(() => undefined);
		if (event === 'gone') {
			await record(() => outbox.abandon(delivery, enquiryGone));
			return 'gone';
		}
		const start = performance.now();
		try {
			await channel.send(delivery.id, event, stopping.signal);
		} catch (error) {
			recipient.concurrency = slowConcurrency;
			const failure = describeFailure(error);
			recipient.nextTry = performance.now() + pollEvery;
			recipient.retryAfter = Math.max(recipient.retryAfter, performance.now() + (failure.retryAfter ?? 0));
			return fail(failure);
		}
		const isQuick = performance.now() - start < quickAnswer + turnsOfAnAnswer * loopTurn;
		recipient.concurrency = isQuick
			? Math.min(recipient.concurrency + 1, channel.quickConcurrency ?? slowConcurrency)
			: slowConcurrency;
		await record(() => outbox.succeed(delivery));
		recipient.nextTry = 0;
		if (recipient.isDown) log.info({ target: delivery.recipient }, 'deliveries arrive again');
		recipient.isDown = false;
		return 'delivered';
	}

	function record<Result>(change: () => Promise<Result>): Promise<Result> {
		return retry(change, { ...recording, isTransient: () => !stopping.signal.aborted });
	}

	const running = run();
	const stopTidying = schedule(tidyEvery, log, 'cannot tidy the deliveries', async (signal) => {
		await outbox.makeOverdueDue();
		const abandoned = await outbox.abandonUnconfigured([...channels().keys()], signal);
		if (abandoned > 0) log.warn({ abandoned }, 'gave up deliveries to targets that are no longer configured');
	});
	return {
		/** There may be something to deliver. */
		wake: sleeper.wake,
		/** Takes nothing more, and ends what hangs. */
		async stop(): Promise<void> {
			stopped = true;
			await stopTidying();
			sleeper.wake();
			const forceCloseTimer = setTimeout(() => stopping.abort(), stoppingTime);
			await running;
			await Promise.all(underWay);
			clearTimeout(forceCloseTimer);
		},
	};
}

type RecipientState = ReturnType<typeof newRecipientState>;

/** One recipient: what it is being given, and what it may be given next. */
function newRecipientState() {
	return {
		/** Its latest attempt failed. */
		isDown: false,
		/** How many attempts may be under way: one more after each quick answer. */
		concurrency: slowConcurrency,
		inFlight: 0,
		/** When the attempts of the last minute started. */
		startedAt: [] as number[],
		/** When it is tried again, while it is down. */
		nextTry: 0,
		/** It asked to be left alone until this time. */
		retryAfter: 0,
	};
}

/** How many attempts may start now. */
function capacityOf(state: RecipientState, { perMinute = Number.POSITIVE_INFINITY }: Channel<never>): number {
	const now = performance.now();
	if (now < Math.max(state.nextTry, state.retryAfter)) return 0;
	state.startedAt = state.startedAt.filter((time) => time > now - minute);
	return Math.min(state.concurrency - state.inFlight, perMinute - state.startedAt.length);
}

function isUnreadable(error: unknown): boolean {
	return [KeyMissing, ValueDamaged, SyntaxError].some((kind) => error instanceof kind);
}

/** Sleeps `milliseconds`, or until it is woken; woken while awake, it leaves out the next sleep. */
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
