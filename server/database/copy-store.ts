/** Copies all tables of a store into another one, of whichever engine, row by row as they are; goes on where it was broken off. */

import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { StoreUnavailable } from './failures/store-unavailable.ts';
import type { Tables } from './tables.ts';

/** Rows read and written at a time; SQLite takes 32,766 values in a statement. */
const pageSize = 1000;
/** Not of the store's content: where the copy is, and what each engine keeps of its own. */
const notCopied = /^(unfinished_copy|health_check|kysely_.*|sqlite_.*)$/;

type Row = Record<string, string | number | null>;
type AnyTables = Kysely<Record<string, Row>>;

/**
 * @param onPage called after each page is on disk
 * @throws StoreUnavailable for a target that has enquiries of another store
 */
export async function copyStore(from: Database, to: Database, onPage = () => {}) {
	const { secret: source } = await from.db.selectFrom('link_secret').select('secret').executeTakeFirstOrThrow();
	await beginCopy(to.db, source);
	const tables = await from.db.introspection.getTables();
	const content = tables
		.filter(({ name }) => !notCopied.test(name))
		.sort((one, other) => (one.name < other.name ? -1 : 1));
	const [here, there] = [from.db, to.db].map((db) => db as unknown as AnyTables) as [AnyTables, AnyTables];
	// Rows are read in the order of the first column, which is each table's key.
	for (const { name, columns } of content) await copyTable(here, there, name, String(columns[0]?.name), onPage);
	const copied: { table: string; counts: [number, number] }[] = [];
	for (const { name } of content)
		copied.push({ table: name, counts: [await countRows(here, name), await countRows(there, name)] });
	if (copied.every(({ counts: [one, other] }) => one === other)) await endCopy(to);
	return copied;
}

/** For whoever opens a store: a part of one must not be served. @throws StoreUnavailable */
export async function expectNoUnfinishedCopy(db: Kysely<Tables>): Promise<void> {
	if (await db.selectFrom('unfinished_copy').select('source').executeTakeFirst())
		throw new StoreUnavailable('A copy into this store was not finished: run the command "copy" again.');
}

async function beginCopy(db: Kysely<Tables>, source: string): Promise<void> {
	const begun = await db.selectFrom('unfinished_copy').select('source').executeTakeFirst();
	if (begun?.source === source) return;
	const hasRows = async (table: 'enquiries' | 'erasures') =>
		(await db.selectFrom(table).select('reference').limit(1).executeTakeFirst()) !== undefined;
	if (begun || (await hasRows('enquiries')) || (await hasRows('erasures')))
		throw new StoreUnavailable('The other store has enquiries already: give an empty database, or an empty folder.');
	await db.insertInto('unfinished_copy').values({ id: 1, source, copied_table: '', last_key: '' }).execute();
}

/** One page a transaction, with the place that it ends at. */
async function copyTable(
	here: AnyTables,
	there: AnyTables,
	table: string,
	key: string,
	onPage: () => void,
): Promise<void> {
	const { copied_table, last_key } = await there.selectFrom('unfinished_copy').selectAll().executeTakeFirstOrThrow();
	if (String(copied_table) > table) return;
	let last: Row[string] = copied_table === table ? JSON.parse(String(last_key)) : null;
	for (let isLast = false; !isLast; ) {
		let page = here.selectFrom(table).selectAll().orderBy(key).limit(pageSize);
		if (last !== null) page = page.where(key, '>', last);
		const rows = await page.execute();
		const isFirst = last === null;
		last = rows.at(-1)?.[key] ?? last;
		isLast = rows.length < pageSize;
		const place = { copied_table: table, last_key: JSON.stringify(last) };
		await there.transaction().execute(async (transaction) => {
			// The rows that a new store begins with.
			if (isFirst) await transaction.deleteFrom(table).execute();
			if (rows.length > 0) await transaction.insertInto(table).values(rows).execute();
			await transaction.updateTable('unfinished_copy').set(place).execute();
		});
		onPage();
	}
}

async function countRows(db: AnyTables, table: string): Promise<number> {
	const count = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'));
	return (await count.executeTakeFirstOrThrow()).rows;
}

async function endCopy({ db, engine }: Database): Promise<void> {
	// PostgreSQL counts on by itself from where its own inserts ended.
	if (engine === 'postgres')
		await sql`select setval(pg_get_serial_sequence('enquiries', 'insertion_order'), (select coalesce(max(insertion_order), 0) + 1 from enquiries), false)`.execute(
			db,
		);
	await db.deleteFrom('unfinished_copy').execute();
}
