/** How the promise was kept: of all enquiries together and of each partner's. */

import { promisedHours } from '../../../shared/enquiry/reply-by.ts';
import type { EnquiryFilter, EnquiryStore } from '../../enquiries/store/enquiry-store.ts';

export interface ReplyTimes {
	/** Null for all together; beside the partners with the most, the others are counted together. */
	partner: string | null;
	received: number;
	answeredInTime: number;
	answeredLate: number;
	unanswered: number;
	/** Hours until the reply, day and night alike, with one decimal; null where nobody has replied. */
	median: number | null;
}

const minute = 60_000;
/** A time is counted in minutes, and how often each came: constant memory for any number of enquiries. */
type Minutes = Map<number, number>;
type Counted = Omit<ReplyTimes, 'partner' | 'median'> & { minutes: Minutes };

/** Counts by the time of receipt; withdrawn enquiries are left out. */
export async function replyTimes(
	store: Pick<EnquiryStore, 'readReplies' | 'countByPartner'>,
	period: Pick<EnquiryFilter, 'since' | 'until'>,
): Promise<ReplyTimes[]> {
	const all = nothingCounted();
	const known = (await store.countByPartner(period)).map(({ value }) => value);
	const byPartner = new Map(known.map((partner) => [partner, nothingCounted()]));
	const others = nothingCounted();
	for await (const { partner, receivedAt, answeredAt } of store.readReplies(period)) {
		const waited = answeredAt === null ? undefined : Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt));
		addTo(all, waited);
		if (partner !== null) addTo(byPartner.get(partner) ?? others, waited);
	}
	byPartner.delete(null);
	const partners = [...byPartner, ['(others)', others] as const].filter(([, { received }]) => received > 0);
	return [[null, all] as const, ...partners].map(([partner, { minutes, ...counts }]) => ({
		partner,
		...counts,
		median: medianHours(minutes),
	}));
}

function nothingCounted(): Counted {
	return { received: 0, answeredInTime: 0, answeredLate: 0, unanswered: 0, minutes: new Map() };
}

/** @param waited in milliseconds; undefined without a reply */
function addTo(counted: Counted, waited: number | undefined): void {
	counted.received++;
	if (waited === undefined) counted.unanswered++;
	else {
		counted[waited <= promisedHours * 60 * minute ? 'answeredInTime' : 'answeredLate']++;
		const minutes = Math.round(waited / minute);
		counted.minutes.set(minutes, (counted.minutes.get(minutes) ?? 0) + 1);
	}
}

/** By nearest rank. */
function medianHours(minutes: Minutes): number | null {
	const sorted = [...minutes].sort(([one], [other]) => one - other);
	let left = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
	for (const [time, count] of sorted) {
		left -= count;
		if (left <= 0) return Math.round(time / 6) / 10;
	}
	return null;
}
