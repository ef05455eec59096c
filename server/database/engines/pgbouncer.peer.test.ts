/** Tests of the store behind a real PgBouncer: session mode works, transaction mode causes a warning. */

import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { findPeer } from '../../../scripts/testing/find-peer.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { startProcess } from '../../../scripts/testing/start-process.ts';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { createEnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { newEnquiry } from '../../testing/sample-enquiry.ts';
import { createDatabase, startTestPostgres } from '../../testing/stores/postgres.ts';
import { createFieldEncryption } from '../field-encryption.ts';
import { openDatabase } from '../open-database.ts';

const program = findPeer('pgbouncer');
const postgres = program && (await startTestPostgres());
const folder = testFolder();
const { url, stop } = await startPooler();
afterAll(async () => {
	await stop();
	if (postgres) postgres.remove();
});

async function startPooler() {
	if (!program || !postgres) return { url: '', stop: async () => {} };
	const behind = new URL(await createDatabase(postgres.url));
	const server = `host=127.0.0.1 port=${behind.port} user=postgres dbname=${behind.pathname.slice(1)}`;
	const port = await freePort();
	const config = join(folder, 'pgbouncer.ini');
	writeFileSync(
		config,
		`[databases]
enquiries = ${server}
by_transaction = ${server} pool_mode=transaction
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
`,
	);
	chmodSync(folder, 0o755);
	// PgBouncer refuses to run as root.
	const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
	const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
	const pooler = await startProcess(program, [config], /process up/, user);
	return { url: `postgres://postgres@127.0.0.1:${port}/enquiries`, stop: pooler.end };
}

test.skipIf(!postgres)('session mode keeps the settings of the service, and stores enquiries', async () => {
	const database = await openDatabase({ dataDir: folder, databaseUrl: url }, () => {});
	const store = createEnquiryStore(database, createFieldEncryption([]));
	expect(await store.add(newEnquiry())).toMatchObject({ outcome: 'stored' });
	const { rows } = await sql`
		select current_setting('synchronous_commit') as durable, current_setting('lock_timeout') as lock,
			current_setting('statement_timeout') as statement,
			current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.db);
	expect(rows).toEqual([{ durable: 'on', lock: '5s', statement: '10s', idle: '15s' }]);
	expect(await database.warnings()).toEqual([]);
	await database.close();
});

test.skipIf(!postgres)('transaction mode is detected and warned of', async () => {
	const databaseUrl = url.replace('/enquiries', '/by_transaction');
	const database = await openDatabase({ dataDir: folder, databaseUrl }, () => {});
	expect(await database.warnings()).toEqual([expect.stringContaining('POOLER IN TRANSACTION MODE')]);
	await database.close();
});

test.skipIf(!postgres)('a refusal by the pooler is reported as such', async () => {
	const databaseUrl = url.replace('/enquiries', '/unknown');
	await expect(openDatabase({ dataDir: folder, databaseUrl }, () => {})).rejects.toThrow(
		/^The pooler in front of PostgreSQL refuses the connection: its log says why \(see DATABASE_URL\)\.$/,
	);
});
