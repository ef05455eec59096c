/** Copies the content of a store unchanged into an empty store of either engine. An interrupted copy resumes. */

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { readPages } from './batching.ts';
import type { Database } from './database.ts';
import { StoreUnavailable } from './failures/store-unavailable.ts';
import type { Tables } from './tables.ts';

/** Rows per page, inserted by one statement: SQLite allows 32,766 bound values (rows × columns) per statement. */
const pageSize = 1000;
/** Tables that describe the store itself. They are not copied. */
type OwnTables = 'unfinished_copy' | 'last_start' | 'health_check';
/** Copied tables, each with the key for keyset pagination. */
const keys: { [Table in Exclude<keyof Tables, OwnTables>]: string } = {
	deliveries: 'id',
	enquiries: 'insertion_order',
	erasures: 'reference',
	link_secret: 'id',
	purge_clock: 'id',
	receipt_lock: 'id',
	test_enquiries: 'reference',
};
/** Sorted by table name. Tables before the recorded `copied_table` are complete, which shows where a copy resumes. */
const content = Object.entries(keys).sort(([one], [other]) => (one < other ? -1 : 1));

type Row = Record<string, string | number | null>;
type AnyTables = Kysely<Record<string, Row>>;

/**
 * @param onPage called after each page is on disk
 * @returns row counts of both stores by table, and `isSame`: false if the stores differ or the source was marked as changed
 * @throws StoreUnavailable if the target has other enquiries or erasures, or an unfinished copy that cannot resume
 */
export async function copyStore(from: Database, to: Database, onPage: () => unknown = () => {}) {
	const mark = await changeMark(from);
	await beginCopy(to.db, mark);
	const [here, there] = [from.db, to.db].map((db) => db as unknown as AnyTables) as [AnyTables, AnyTables];
	for (const [table, key] of content) await copyTable(here, there, table, key, onPage);
	const copied: { table: string; counts: [number, number] }[] = [];
	let isSame = true;
	for (const [table, key] of content) {
		const counts: [number, number] = [await countRows(here, table), await countRows(there, table)];
		copied.push({ table, counts });
		isSame &&= counts[0] === counts[1] && (await hasSameRows(here, there, table, key));
	}
	isSame &&= (await changeMark(from)) === mark;
	if (isSame) await endCopy(to);
	return { copied, isSame };
}

/** Prevents serving an incomplete copy. @throws StoreUnavailable if a copy into the store is unfinished */
export async function expectNoUnfinishedCopy(db: Kysely<Tables>): Promise<void> {
	if (await db.selectFrom('unfinished_copy').select('source').executeTakeFirst())
		throw new StoreUnavailable('A copy into this store was not finished: run the command "copy" again.');
}

/** Marks the store as changed, so that an earlier unfinished copy from it cannot resume: the copy would mix old and new rows. */
export async function markChange({ db }: Database): Promise<void> {
	await db.updateTable('last_start').set({ mark: randomUUID() }).execute();
}

async function changeMark({ db }: Database): Promise<string> {
	return (await db.selectFrom('last_start').select('mark').executeTakeFirstOrThrow()).mark;
}

async function beginCopy(db: Kysely<Tables>, source: string): Promise<void> {
	const begun = await db.selectFrom('unfinished_copy').select('source').executeTakeFirst();
	if (begun?.source === source) return;
	const hasRows = async (table: 'enquiries' | 'erasures') =>
		(await db.selectFrom(table).select('reference').limit(1).executeTakeFirst()) !== undefined;
	if (begun)
		throw new StoreUnavailable(
			'The copy was begun from another store, or this one was started or changed since: empty the other store, and copy again.',
		);
	if ((await hasRows('enquiries')) || (await hasRows('erasures')))
		throw new StoreUnavailable('The other store has enquiries already: give an empty database, or an empty folder.');
	await db.insertInto('unfinished_copy').values({ id: 1, source, copied_table: '', last_key: '' }).execute();
}

/** Copies one page of rows per transaction and records the page's last key, so that a copy can resume. */
async function copyTable(
	here: AnyTables,
	there: AnyTables,
	table: string,
	key: string,
	onPage: () => unknown,
): Promise<void> {
	const { copied_table, last_key } = await there.selectFrom('unfinished_copy').selectAll().executeTakeFirstOrThrow();
	if (String(copied_table) > table) return;
	let last: Row[string] = copied_table === table ? JSON.parse(String(last_key)) : null;
	for await (const rows of pagesOf(here, table, key, last)) {
		const isFirst = last === null;
		last = rows.at(-1)?.[key] ?? last;
		const progress = { copied_table: table, last_key: JSON.stringify(last) };
		await there.transaction().execute(async (transaction) => {
			// A new store has a row in some tables already, which the copied row replaces.
			if (isFirst) await transaction.deleteFrom(table).execute();
			if (rows.length > 0) await transaction.insertInto(table).values(rows).execute();
			await transaction.updateTable('unfinished_copy').set(progress).execute();
		});
		await onPage();
	}
}

/** Reads a table's rows in pages, in the order of the key, from the first row after `last`. */
function pagesOf(db: AnyTables, table: string, key: string, last: Row[string] = null): AsyncGenerator<Row[]> {
	const rows = db.selectFrom(table).selectAll().orderBy(key).limit(pageSize);
	return readPages<Row>(pageSize, (row) => {
		const after = row?.[key] ?? last;
		return (after === null ? rows : rows.where(key, '>', after)).execute();
	});
}

/** True if each row of `here` has an equal row in `there`. Finds rows by key, because the engines may sort keys differently. */
async function hasSameRows(here: AnyTables, there: AnyTables, table: string, key: string): Promise<boolean> {
	for await (const rows of pagesOf(here, table, key)) {
		const keys = rows.map((row) => row[key] ?? null);
		const copies = keys.length > 0 ? await there.selectFrom(table).selectAll().where(key, 'in', keys).execute() : [];
		const byKey = new Map(copies.map((copy) => [copy[key], copy]));
		if (rows.some((row) => !isDeepStrictEqual({ ...byKey.get(row[key] ?? null) }, { ...row }))) return false;
	}
	return true;
}

async function countRows(db: AnyTables, table: string): Promise<number> {
	const count = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'));
	return (await count.executeTakeFirstOrThrow()).rows;
}

async function endCopy({ db, engine }: Database): Promise<void> {
	// PostgreSQL's sequence does not advance for rows inserted with a key, so set the sequence past the copied rows.
	if (engine === 'postgres')
		await sql`select setval(pg_get_serial_sequence('enquiries', 'insertion_order'), (select coalesce(max(insertion_order), 0) + 1 from enquiries), false)`.execute(
			db,
		);
	await db.deleteFrom('unfinished_copy').execute();
}
