/** Whether the store's rows are encrypted with keys that are known. */

import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { Tables } from '../database/tables.ts';

/**
 * A key that is missing would show late: the server would start and deliver nothing, and whoever asks by e-mail address
 * would be told that nothing is held. Rejects with KeyMissing.
 */
export async function verifyEncryptionKeys({ db }: Pick<Database, 'db'>, encryption: FieldEncryption): Promise<void> {
	for (let id = await keyIdAfter(db, ''); id !== null; id = await keyIdAfter(db, id)) encryption.expectKey(id);
}

/** One search of the index a key, however many rows it encrypted. */
async function keyIdAfter(db: Kysely<Tables>, id: string): Promise<string | null> {
	const { next } = await db
		.selectFrom('enquiries')
		.select(({ fn }) => fn.min<string | null>('key_id').as('next'))
		.where('key_id', '>', id)
		.executeTakeFirstOrThrow();
	return next;
}
