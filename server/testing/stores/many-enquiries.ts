/** Fills a store with copies of its only enquiry, which differ in reference, idempotency key, partner and minute of receipt. */

import { DatabaseSync } from 'node:sqlite';
import { sqlitePath } from '../../database/engines/sqlite.ts';

export function multiplyEnquiries(dataDir: string, copies: number): void {
	const store = new DatabaseSync(sqlitePath(dataDir));
	const columns = store.prepare('PRAGMA table_info(enquiries)').all() as { name: string }[];
	const made: Readonly<Record<string, string>> = {
		insertion_order: 'insertion_order + number',
		reference: "printf('%05d-%05d-0000', number / 100000, number % 100000)",
		idempotency_key: "printf('copy-%d', number)",
		partner: "printf('partner-%d', number)",
		received_at: "strftime('%Y-%m-%dT%H:%M:%S.000Z', '2024-01-01', printf('+%d minutes', number))",
	};
	const names = columns.map(({ name }) => name);
	store.exec(`WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT ${copies})
		INSERT INTO enquiries (${names}) SELECT ${names.map((name) => made[name] ?? name)} FROM enquiries, numbers`);
	store.close();
}
