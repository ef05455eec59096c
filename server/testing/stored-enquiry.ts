/** An enquiry in a store of its own, for tests of what is done to one without a server. */

import { readConfig } from '../config.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { openDatabase } from '../database/open-database.ts';
import { createEnquiryStore } from '../enquiries/enquiry-store.ts';
import { newEnquiry } from './sample-enquiry.ts';

/** Makes the store if there is none. @returns the reference */
export async function storeEnquiry(
	environment: Record<string, string>,
	changes: Record<string, unknown> = {},
	targets: readonly string[] = [],
): Promise<string> {
	const config = readConfig(environment);
	const database = await openDatabase(config, () => {});
	const store = createEnquiryStore(database, createFieldEncryption(config.encryptionKeys));
	const added = await store.add(newEnquiry(changes, targets));
	await database.close();
	if (added.outcome !== 'stored') throw new Error(added.outcome);
	return added.reference;
}
