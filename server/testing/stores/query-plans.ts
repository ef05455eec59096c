/** SQLite's query plans, for tests that a query uses an index and therefore does not slow down as rows are added. */

import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** Runs queries on `db`, which records them. */
type Work = (db: Kysely<Tables>) => Promise<unknown>;

export async function queryPlans({ db }: Pick<Database, 'db'>, work: Work): Promise<string[]> {
	const queries = await recordQueries(db, work);
	return Promise.all(queries.map((node) => planOf(db, node)));
}

/** Number of bound parameters of each query. Both engines limit this number. */
export async function countParameters({ db }: Pick<Database, 'db'>, work: Work): Promise<number[]> {
	const queries = await recordQueries(db, work);
	return queries.map((node) => db.getExecutor().compileQuery(node, { queryId: 'counted' }).parameters.length);
}

async function recordQueries(db: Kysely<Tables>, work: Work): Promise<RootOperationNode[]> {
	const queries: RootOperationNode[] = [];
	const recorded = db.withPlugin({
		transformQuery({ node }) {
			queries.push(node);
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	await work(recorded);
	return queries;
}

async function planOf(db: Kysely<Tables>, node: RootOperationNode): Promise<string> {
	const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
	const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
	const { rows } = await db.executeQuery<{ detail: string }>(explained);
	return rows.map(({ detail }) => detail).join('; ');
}
