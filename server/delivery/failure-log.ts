/** What the log says of a target's failures: the first one at once, then at most a line a minute until it takes deliveries again. */

import type { DeliveryState } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';

export type FailureLog = ReturnType<typeof createFailureLog>;

/** In milliseconds. A target that is down fails several times a second: each by itself stands in the `deliveries`. */
const summaryEvery = 60_000;

export function createFailureLog(target: string, log: Log) {
	let counts = nothingYet();
	let summaries: NodeJS.Timeout | undefined;

	function summarise(): void {
		const { reasons, dead, delivered } = counts;
		counts = nothingYet();
		if (Object.keys(reasons).length > 0) {
			log.warn({ target, reasons, dead, delivered }, 'deliveries failed');
		} else if (delivered > 0) {
			log.info({ target, delivered }, 'deliveries arrive again');
			end();
		}
	}

	function end(): void {
		clearInterval(summaries);
		summaries = undefined;
	}

	return {
		failed(reference: string, reason: string, state: DeliveryState): void {
			if (summaries) {
				counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1;
				if (state === 'dead') counts.dead++;
			} else {
				log.warn({ target, reference, reason, state }, 'delivery failed');
				summaries = setInterval(summarise, summaryEvery);
			}
		},
		delivered(): void {
			if (summaries) counts.delivered++;
		},
		/** Says what was not said yet. */
		stop(): void {
			summarise();
			end();
		},
	};
}

/** How often it failed for which reason, how many were given up for it, and how many arrived in between. */
function nothingYet() {
	return { reasons: {} as Record<string, number>, dead: 0, delivered: 0 };
}
