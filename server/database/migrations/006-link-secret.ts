/** The secret that links to withdraw are signed with where there is no encryption key. */

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('link_secret')
		.ifNotExists()
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('secret', 'text', (column) => column.notNull())
		.execute();
	const secret = randomBytes(32).toString('base64');
	await sql`insert into link_secret (id, secret) values (1, ${secret}) on conflict do nothing`.execute(db);
}
