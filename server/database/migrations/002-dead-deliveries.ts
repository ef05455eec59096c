/** Deliveries that were given up are counted again and again among millions that are done. */

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createIndex('deliveries_dead')
		.on('deliveries')
		.columns(['target', 'last_error'])
		.where('state' as never, '=', 'dead')
		.execute();
}
