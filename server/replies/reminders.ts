/** Reminds receivers of what is not answered yet, four hours before the promise ends. */

import { schedule } from '../delivery/scheduler.ts';
import type { Log } from '../observability/log.ts';
import type { Replies } from './replies.ts';

const minute = 60_000;

/**
 * @param isWanted the operator's word; without it, as soon as anybody has recorded a reply: who never does is not nagged
 * @returns stops it; resolves when a run under way has ended
 */
export function startReminders(
	replies: Pick<Replies, 'remind' | 'isUsed'>,
	isWanted: boolean | undefined,
	log: Log,
	wakeDelivery: () => void,
): () => Promise<void> {
	return schedule(minute, log, 'cannot remind of replies', async (signal) => {
		if (!(isWanted ?? (await replies.isUsed()))) return;
		const reminded = await replies.remind(signal);
		if (reminded === 0) return;
		log.warn({ reminded }, 'reminded receivers: no reply is recorded, and the promise ends in four hours');
		wakeDelivery();
	});
}
