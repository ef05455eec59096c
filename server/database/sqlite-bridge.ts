/** `node:sqlite` in the shape that Kysely's dialect takes. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

const rememberedStatements = 64;
const nothingChanged = { changes: 0, lastInsertRowid: 0 };

/** The statements used last are kept prepared. */
export function bridge(connection: DatabaseSync): SqliteDatabase {
	const prepare = rememberStatements(connection);
	return {
		close: () => connection.close(),
		prepare: (text) => {
			const statement = prepare(text);
			return {
				reader: statement.columns().length > 0,
				all: (values: SQLInputValue[]) => statement.all(...values),
				run: (values: SQLInputValue[]) => {
					// A full disk makes SQLite roll back by itself; a second time would fail, and hide why.
					if (text === 'rollback' && !connection.isTransaction) return nothingChanged;
					return statement.run(...values);
				},
				iterate: (values: SQLInputValue[]) => statement.iterate(...values),
			};
		},
	};
}

/** A map keeps its entries in the order they were set: the first is the one unused for longest. */
function rememberStatements(connection: DatabaseSync): (text: string) => StatementSync {
	const prepared = new Map<string, StatementSync>();
	return (text) => {
		const statement = prepared.get(text) ?? connection.prepare(text);
		prepared.delete(text);
		prepared.set(text, statement);
		const [oldest] = prepared.keys();
		if (prepared.size > rememberedStatements && oldest !== undefined) prepared.delete(oldest);
		return statement;
	};
}
