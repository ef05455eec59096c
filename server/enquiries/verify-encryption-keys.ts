/** Whether the store's rows are encrypted with keys that are known. */

import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';

/** Which key encrypted the first row that was received then or later; none without such a row. */
interface Moment {
	time: number;
	key: number | undefined;
}

/**
 * A key that is missing would show late: the server would start and deliver nothing, and whoever asks by e-mail address
 * would be told that nothing is held. Keys follow one another in time: rows between two of the same key have it too,
 * and between two of different ones each change is searched for by halves. Rejects with KeyMissing.
 */
export async function verifyEncryptionKeys({ db }: Pick<Database, 'db'>, encryption: FieldEncryption): Promise<void> {
	const rows = db.selectFrom('enquiries').select(['received_at', 'personal']);

	async function at(time: number): Promise<Moment> {
		const since = rows.where('received_at', '>=', new Date(time).toISOString());
		const row = await since.orderBy('received_at').limit(1).executeTakeFirst();
		return { time, key: row && encryption.keyId(row.personal) };
	}

	async function expectBetween(start: Moment, end: Moment): Promise<void> {
		if (start.key === end.key || end.time - start.time < 2) return;
		const middle = await at(Math.floor((start.time + end.time) / 2));
		await expectBetween(start, middle);
		await expectBetween(middle, end);
	}

	const newest = await rows.orderBy('received_at', 'desc').limit(1).executeTakeFirst();
	if (newest) await expectBetween(await at(0), await at(Date.parse(newest.received_at)));
}
