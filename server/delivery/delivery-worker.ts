/** Delivers what the outbox holds, to all targets side by side: one that hangs or is down holds up none of the others. */

import { KeyMissing, ValueDamaged } from '../database/field-encryption.ts';
import { retry } from '../database/retry.ts';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import type { Log } from '../observability/log.ts';
import type { EnquiryEvent } from './enquiry-event.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';
import { consentWithdrawn, type Delivery, enquiryGone, type Outbox } from './outbox.ts';
import { describeFailure, type Failure, type Sender } from './sender.ts';

export interface DeliveryWorker {
	/** There may be something to deliver. */
	wake(): void;
	/** Takes nothing more, and ends what hangs. */
	stop(): Promise<void>;
}

/** `gone`: the enquiry was erased or purged meanwhile. */
export type AttemptOutcome = 'delivered' | 'failed' | 'dead' | 'gone';

export interface WorkerParts {
	senders: ReadonlyMap<string, Sender>;
	outbox: Outbox;
	store: EnquiryStore;
	log: Log;
	onOutcome: (target: string, outcome: AttemptOutcome) => void;
}

/** One target: what it is being given, and what it may be given next. */
interface Lane {
	send: Sender['send'];
	failures: FailureLog;
	inFlight: number;
	/** When the attempts of the last minute began. */
	begun: number[];
	perMinute: number;
	/** Down, it is tried again at this time. */
	nextTry: number;
	/** What it asked for. */
	retryAfter: number;
}

/** Attempts under way at once, of one target. */
const largestInFlight = 8;
/**
 * What is due now, was written by another server, or comes back from a lease, is seen after this long, in milliseconds. A
 * target that is down is left alone for as long before it is tried again, however much waits for it.
 */
const pollEvery = 1000;
const minute = 60_000;
/** What came of an attempt is recorded while the lease lasts: what is not is delivered again. In milliseconds. */
const recording = { pause: 2000, giveUpAfter: 25_000 };
/** What is under way when the server stops may take this long, in milliseconds. */
const stoppingTime = 3000;
/** A delivery is given up after this many attempts that the server did not survive. */
const mostUnfinished = 10;

export function startDeliveryWorker({ senders, outbox, store, log, onOutcome }: WorkerParts): DeliveryWorker {
	const lanes = new Map([...senders].map(([target, sender]) => [target, createLane(target, sender, log)]));
	const underWay = new Set<Promise<void>>();
	const stopping = new AbortController();
	const pause = createPause(pollEvery);
	let stopped = false;
	let storeAway = false;

	async function run(): Promise<void> {
		while (!stopped) {
			await claim();
			if (!stopped) await pause.rest();
		}
	}

	/** One statement for all targets that have the same room: when little is to be done, for all. */
	async function claim(): Promise<void> {
		try {
			for (const [room, alike] of Map.groupBy(lanes, ([, lane]) => roomOf(lane))) {
				if (room <= 0) continue;
				const targets = alike.map(([target]) => target);
				for (const delivery of await outbox.claim(targets, room)) track(delivery);
			}
			storeAway = false;
		} catch (error) {
			// Every second of a night without its store would fill a disk.
			if (!storeAway) log.warn({ err: error }, 'cannot read the deliveries');
			storeAway = true;
		}
	}

	function track(delivery: Delivery): void {
		const { target } = delivery;
		const lane = lanes.get(target) as Lane;
		lane.inFlight++;
		if (lane.perMinute < Number.POSITIVE_INFINITY) lane.begun.push(performance.now());
		const settled = attempt(delivery, lane)
			.then((outcome) => outcome && onOutcome(target, outcome))
			.catch((error) => log.warn({ err: error, target }, 'cannot record a delivery'))
			.finally(() => {
				underWay.delete(settled);
				lane.inFlight--;
				if (roomOf(lane) > 0) pause.end();
			});
		underWay.add(settled);
	}

	/**
	 * Delivers once and records what came of it.
	 *
	 * @returns nothing when it was not tried, or was claimed again meanwhile
	 * @throws when what came of it cannot be recorded
	 */
	async function attempt(delivery: Delivery, lane: Lane): Promise<AttemptOutcome | undefined> {
		const fail = async (failure: Failure) => {
			const state = await record(() => outbox.fail(delivery, failure));
			if (state) lane.failures.failed(delivery.reference, failure.reason, state);
			return state && (state === 'dead' ? 'dead' : 'failed');
		};
		if (delivery.unfinished > mostUnfinished)
			return fail({ reason: 'the server ended during every attempt', permanent: true });
		let event: EnquiryEvent | 'gone' | undefined;
		try {
			event = await load(delivery);
		} catch (error) {
			// A store that is away is not the target's failure; a row that nobody can read will not be there the next time either.
			const unreadable = [KeyMissing, ValueDamaged, SyntaxError].some((kind) => error instanceof kind);
			if (unreadable) return fail(describeFailure(error));
			await record(() => outbox.release(delivery));
		}
		if (!event) return;
		if (event === 'gone') {
			await record(() => outbox.abandon(delivery, enquiryGone));
			return 'gone';
		}
		try {
			await lane.send(delivery.id, event, stopping.signal);
		} catch (error) {
			const failure = describeFailure(error);
			lane.nextTry = performance.now() + pollEvery;
			lane.retryAfter = Math.max(lane.retryAfter, performance.now() + (failure.retryAfter ?? 0));
			return fail(failure);
		}
		await record(() => outbox.succeed(delivery));
		lane.nextTry = 0;
		lane.failures.delivered();
		return 'delivered';
	}

	/** What the receiver is to be told; undefined when it must not be told any more. */
	async function load(delivery: Delivery): Promise<EnquiryEvent | 'gone' | undefined> {
		const { event, reference, created_at } = delivery;
		if (event !== 'created') return { name: event, reference, at: created_at };
		const enquiry = await store.find(reference);
		if (!enquiry) return 'gone';
		if (!enquiry.withdrawnAt) return { name: event, record: enquiry };
		await outbox.abandon(delivery, consentWithdrawn);
	}

	function record<Result>(change: () => Promise<Result>): Promise<Result> {
		return retry(change, { ...recording, isTransient: () => !stopping.signal.aborted });
	}

	const running = run();
	return {
		wake: pause.end,
		async stop() {
			stopped = true;
			pause.end();
			const forceCloseTimer = setTimeout(() => stopping.abort(), stoppingTime);
			await running;
			await Promise.all(underWay);
			clearTimeout(forceCloseTimer);
			for (const { failures } of lanes.values()) failures.stop();
		},
	};
}

function createLane(target: string, { send, perMinute = Number.POSITIVE_INFINITY }: Sender, log: Log): Lane {
	const failures = createFailureLog(target, log);
	return { send, failures, inFlight: 0, begun: [], perMinute, nextTry: 0, retryAfter: 0 };
}

/** How many attempts may begin now. */
function roomOf(lane: Lane): number {
	const now = performance.now();
	if (now < Math.max(lane.nextTry, lane.retryAfter)) return 0;
	lane.begun = lane.begun.filter((time) => time > now - minute);
	return Math.min(largestInFlight - lane.inFlight, lane.perMinute - lane.begun.length);
}

/** A rest of `milliseconds` that `end` cuts short; told while none is under way, it leaves out the next. */
function createPause(milliseconds: number) {
	let ended = Promise.withResolvers<void>();
	return {
		async rest() {
			const timer = setTimeout(ended.resolve, milliseconds);
			await ended.promise;
			clearTimeout(timer);
			ended = Promise.withResolvers();
		},
		end: () => ended.resolve(),
	};
}
