/** Delivers what the outbox holds, to all targets side by side: one that hangs or is down holds up none of the others. */

import { KeyMissing, ValueDamaged } from '../database/field-encryption.ts';
import { retry } from '../database/retry.ts';
import type { Log } from '../observability/log.ts';
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

/** What a delivery is about; or that its enquiry was withdrawn, or is gone. */
export type Loaded<Event> = Event | 'withdrawn' | 'gone';

export interface WorkerParts<Event> {
	/** By target; asked before every claim, because receivers may change. */
	senders: () => ReadonlyMap<string, Sender<Event>>;
	outbox: Outbox;
	load: (delivery: Delivery) => Promise<Loaded<Event>>;
	log: Log;
	onOutcome: (target: string, outcome: AttemptOutcome) => void;
}

/** One target: what it is being given, and what it may be given next. */
interface Lane {
	failures: FailureLog;
	inFlight: number;
	/** When the attempts of the last minute began. */
	begun: number[];
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

export function startDeliveryWorker<Event>(parts: WorkerParts<Event>): DeliveryWorker {
	const { senders, outbox, load, log, onOutcome } = parts;
	const lanes = new Map<string, Lane>();
	const laneOf = (target: string) => {
		const lane = lanes.get(target) ?? createLane(target, log);
		lanes.set(target, lane);
		return lane;
	};
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
			const current = senders();
			for (const [room, alike] of Map.groupBy(current, ([target, sender]) => roomOf(laneOf(target), sender))) {
				if (room <= 0) continue;
				const targets = alike.map(([target]) => target);
				for (const delivery of await outbox.claim(targets, room))
					track(delivery, current.get(delivery.target) as Sender<Event>);
			}
			storeAway = false;
		} catch (error) {
			// Every second of a night without its store would fill a disk.
			if (!storeAway) log.warn({ err: error }, 'cannot read the deliveries');
			storeAway = true;
		}
	}

	function track(delivery: Delivery, sender: Sender<Event>): void {
		const { target } = delivery;
		const lane = laneOf(target);
		lane.inFlight++;
		if (sender.perMinute) lane.begun.push(performance.now());
		const settled = attempt(delivery, sender, lane)
			.then((outcome) => outcome && onOutcome(target, outcome))
			.catch((error) => log.warn({ err: error, target }, 'cannot record a delivery'))
			.finally(() => {
				underWay.delete(settled);
				lane.inFlight--;
				if (roomOf(lane, sender) > 0) pause.end();
			});
		underWay.add(settled);
	}

	/**
	 * Delivers once and records what came of it.
	 *
	 * @returns nothing when it was not tried, or was claimed again meanwhile
	 * @throws when what came of it cannot be recorded
	 */
	async function attempt(delivery: Delivery, sender: Sender<Event>, lane: Lane): Promise<AttemptOutcome | undefined> {
		const fail = async (failure: Failure) => {
			const state = await record(() => outbox.fail(delivery, failure));
			if (state) lane.failures.failed(delivery.reference, failure.reason, state);
			return state && (state === 'dead' ? 'dead' : 'failed');
		};
		if (delivery.unfinished > mostUnfinished)
			return fail({ reason: 'the server ended during every attempt', permanent: true });
		let event: Loaded<Event>;
		try {
			event = await load(delivery);
		} catch (error) {
			// A store that is away is not the target's failure; a row that nobody can read will not be there the next time either.
			const unreadable = [KeyMissing, ValueDamaged, SyntaxError].some((kind) => error instanceof kind);
			if (unreadable) return fail(describeFailure(error));
			return record(() => outbox.release(delivery)).then(() => undefined);
		}
		if (event === 'withdrawn') return outbox.abandon(delivery, consentWithdrawn).then(() => undefined);
		if (event === 'gone') {
			await record(() => outbox.abandon(delivery, enquiryGone));
			return 'gone';
		}
		try {
			await sender.send(delivery.id, event, stopping.signal);
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

function createLane(target: string, log: Log): Lane {
	return { failures: createFailureLog(target, log), inFlight: 0, begun: [], nextTry: 0, retryAfter: 0 };
}

/** How many attempts may begin now. */
function roomOf(lane: Lane, { perMinute = Number.POSITIVE_INFINITY }: Sender<never>): number {
	const now = performance.now();
	if (now < Math.max(lane.nextTry, lane.retryAfter)) return 0;
	lane.begun = lane.begun.filter((time) => time > now - minute);
	return Math.min(largestInFlight - lane.inFlight, perMinute - lane.begun.length);
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
