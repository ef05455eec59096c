/** An index of the deliveries given up: `/metrics` counts them at every scrape, among millions that are done. */

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createIndex('deliveries_dead')
		.on('deliveries')
		.columns(['target', 'last_error'])
		.where('state' as never, '=', 'dead')
		.execute();
}
