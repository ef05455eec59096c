/** How SQLite goes about queries: a search of an index takes the same time however many rows there are. */

import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** It is given a database whose queries are looked at. */
type Work = (db: Kysely<Tables>) => Promise<unknown>;

export async function queryPlans({ db }: Pick<Database, 'db'>, work: Work): Promise<string[]> {
	const made = await watch(db, work);
	return Promise.all(made.map((node) => planOf(db, node)));
}

/** How many parameters each query has: both engines limit them. */
export async function countParameters({ db }: Pick<Database, 'db'>, work: Work): Promise<number[]> {
	const made = await watch(db, work);
	return made.map((node) => db.getExecutor().compileQuery(node, { queryId: 'counted' }).parameters.length);
}

async function watch(db: Kysely<Tables>, work: Work): Promise<RootOperationNode[]> {
	const made: RootOperationNode[] = [];
	const watched = db.withPlugin({
		transformQuery({ node }) {
			made.push(node);
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	await work(watched);
	return made;
}

async function planOf(db: Kysely<Tables>, node: RootOperationNode): Promise<string> {
	const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
	const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
	const { rows } = await db.executeQuery<{ detail: string }>(explained);
	return rows.map(({ detail }) => detail).join('; ');
}
