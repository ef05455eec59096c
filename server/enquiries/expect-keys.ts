/** Whether the store's rows are sealed with keys that are known. */

import type { EnquiryStore } from './enquiry-store.ts';

/** Keys follow one another in time: one that was dropped too early is missed at the first sealed row, a wrong new one at the last. */
const rows = [
	[{ sealedOnly: true }, 'oldest first'],
	[{}, 'newest first'],
] as const;

/**
 * A key that is missing would show late: the server would start and deliver nothing, and whoever asks by e-mail address
 * would be told that nothing is held. Rejects with the seal's own words.
 */
export async function expectKeys(store: EnquiryStore): Promise<void> {
	for (const [filter, order] of rows) for await (const _ of store.read(filter, order)) break;
}
