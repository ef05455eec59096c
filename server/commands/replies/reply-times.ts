/** Statistics of reply times, for all enquiries and by partner. */

import { promisedHours } from '../../../shared/enquiry/reply-by.ts';
import type { EnquiryFilter, EnquiryStore } from '../../enquiries/store/enquiry-store.ts';

export interface ReplyTimes {
	/** Null for all enquiries; `-` for those without a partner; `(others)` for partners that `countByPartner` does not list. */
	partner: string | null;
	received: number;
	answeredInTime: number;
	answeredLate: number;
	unanswered: number;
	/** Median of the hours until the reply, including nights, with one decimal. Null if there are no replies. */
	median: number | null;
}

const minute = 60_000;
/** Number of replies by waiting time in minutes, to find the median without holding every reply in memory. */
type RepliesByMinute = Map<number, number>;
type Counted = Omit<ReplyTimes, 'partner' | 'median'> & { repliesByMinute: RepliesByMinute };

/** Counts enquiries received in the period, except withdrawn ones. @returns the total first, then partners with enquiries */
export async function replyTimes(
	store: Pick<EnquiryStore, 'readReplies' | 'countByPartner'>,
	period: Pick<EnquiryFilter, 'since' | 'until'>,
): Promise<ReplyTimes[]> {
	const all = zeroCounts();
	const known = (await store.countByPartner(period)).map(({ value }) => value ?? '-');
	const byPartner = new Map(known.map((partner) => [partner, zeroCounts()]));
	const others = zeroCounts();
	for await (const { partner, receivedAt, answeredAt } of store.readReplies(period)) {
		const waitedMs = answeredAt === null ? undefined : Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt));
		addTo(all, waitedMs);
		addTo(byPartner.get(partner ?? '-') ?? others, waitedMs);
	}
	const partners = [...byPartner, ['(others)', others] as const].filter(([, { received }]) => received > 0);
	return [[null, all] as const, ...partners].map(([partner, { repliesByMinute, ...counts }]) => ({
		partner,
		...counts,
		median: medianHours(repliesByMinute),
	}));
}

function zeroCounts(): Counted {
	return { received: 0, answeredInTime: 0, answeredLate: 0, unanswered: 0, repliesByMinute: new Map() };
}

/** @param waitedMs time until the reply; undefined without a reply */
function addTo(counted: Counted, waitedMs: number | undefined): void {
	counted.received++;
	if (waitedMs === undefined) counted.unanswered++;
	else {
		counted[waitedMs <= promisedHours * 60 * minute ? 'answeredInTime' : 'answeredLate']++;
		const minutes = Math.round(waitedMs / minute);
		counted.repliesByMinute.set(minutes, (counted.repliesByMinute.get(minutes) ?? 0) + 1);
	}
}

/** Median by nearest rank, in hours with one decimal. */
function medianHours(repliesByMinute: RepliesByMinute): number | null {
	const sorted = [...repliesByMinute].sort(([one], [other]) => one - other);
	let left = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
	for (const [time, count] of sorted) {
		left -= count;
		if (left <= 0) return Math.round(time / 6) / 10;
	}
	return null;
}
