/** How fast enquiries were answered: median and 95th percentile, for all together and for each partner. */

import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';

export interface ReplyTimes {
	/** Null for all together. */
	partner: string | null;
	replied: number;
	/** Hours, day and night alike; null where nobody has replied. */
	median: number | null;
	percentile95: number | null;
}

/** Times in minutes, and how often each came: constant memory for any number of enquiries. */
type Minutes = Map<number, number>;

export async function replyTimes(
	store: Pick<EnquiryStore, 'readReplies'>,
	since: string | undefined,
): Promise<ReplyTimes[]> {
	const all: Minutes = new Map();
	const byPartner = new Map<string, Minutes>();
	for await (const { partner, receivedAt, answeredAt } of store.readReplies(since)) {
		const time = Math.max(0, Math.round((Date.parse(answeredAt) - Date.parse(receivedAt)) / 60_000));
		const own = partner === null ? undefined : (byPartner.get(partner) ?? new Map());
		if (partner !== null && own) byPartner.set(partner, own);
		for (const minutes of own ? [all, own] : [all]) minutes.set(time, (minutes.get(time) ?? 0) + 1);
	}
	return [[null, all] as const, ...byPartner].map(([partner, minutes]) => summarise(partner, minutes));
}

function summarise(partner: string | null, minutes: Minutes): ReplyTimes {
	const sorted = [...minutes].sort(([one], [other]) => one - other);
	const replied = sorted.reduce((sum, [, count]) => sum + count, 0);
	/** By nearest rank, in hours with one decimal. */
	const percentile = (share: number): number | null => {
		let passed = 0;
		for (const [time, count] of sorted) {
			passed += count;
			if (passed >= replied * share) return Math.round(time / 6) / 10;
		}
		return null;
	};
	return { partner, replied, median: percentile(0.5), percentile95: percentile(0.95) };
}
