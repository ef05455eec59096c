/** Whether the store's rows are sealed with keys that are known. */

import type { EnquiryStore } from './enquiry-store.ts';

/**
 * A key that is missing would show late: the server would start and deliver nothing, and whoever asks by e-mail address
 * would be told that nothing is held. Rejects with the seal's own words.
 */
export async function expectKeys(store: EnquiryStore): Promise<void> {
	for (const order of ['oldest first', 'newest first'] as const) for await (const _ of store.read({}, order)) break;
}
