/** An enquiry in a store of its own, for tests of what is done to one without a server. */

import { readConfig } from '../config.ts';
import { openService } from '../open-service.ts';
import { newEnquiry } from './sample-enquiry.ts';

/** Makes the store if there is none. @returns the reference */
export async function storeEnquiry(
	environment: Record<string, string>,
	changes: Record<string, unknown> = {},
	targets: readonly string[] = [],
): Promise<string> {
	const { database, store } = await openService(readConfig(environment));
	const added = await store.add(newEnquiry(changes, targets));
	await database.close();
	if (added.outcome !== 'stored') throw new Error(added.outcome);
	return added.reference;
}
