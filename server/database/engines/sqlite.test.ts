/** Tests of behaviour that only the SQLite engine has: durability, locks, file access, missing files. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { newEnquiry } from '../../testing/sample-enquiry.ts';
import { mountSmallDisk } from '../../testing/stores/small-disk.ts';
import { createStoreTest } from '../../testing/stores/store-test.ts';
import { canRecordSyncs, syncedBy } from '../../testing/stores/synced-files.ts';
import { createHealthCheck } from '../failures/health-check.ts';
import { markStore } from '../failures/lost-store.ts';
import { StoreUnavailable } from '../failures/store-unavailable.ts';
import { openDatabase } from '../open-database.ts';
import { sqlitePath } from './sqlite.ts';

const test = createStoreTest(() => ({ dataDir: temporaryFolder() }));

// A test cannot cut the power, so these tests check SQLite's durability settings instead.
test.for([
	['a commit waits for the disk', 'synchronous', 2],
	['a commit is written to the log before the file', 'journal_mode', 'wal'],
	['a deleted row is overwritten', 'secure_delete', 1],
] as const)('%s', async ([, pragma, value], { database: { db } }) => {
	expect((await sql`pragma ${sql.raw(pragma)}`.execute(db)).rows).toEqual([{ [pragma]: value }]);
});

test.skipIf(!canRecordSyncs)('a new store and every folder created for it are synced to disk', async ({ location }) => {
	const dataDir = join(location.dataDir, 'made/below');
	const synced = await syncedBy(async () => (await openDatabase({ dataDir }, () => {})).close());
	expect(synced.toSorted()).toEqual([location.dataDir, dirname(dataDir), dataDir]);
});

test.skipIf(!existsSync('/proc/self/fd'))('a closed store has no open files', async ({ location: { dataDir } }) => {
	const database = await openDatabase({ dataDir }, () => {});
	const open = () => spawnSync('ls', ['-l', `/proc/${process.pid}/fd`], { encoding: 'utf8' }).stdout;
	expect(open()).toContain(sqlitePath(dataDir));
	await database.close();
	expect(open()).not.toContain(sqlitePath(dataDir));
});

test('reports why a transaction failed that SQLite rolled back by itself', async ({ database, add }) => {
	const failed = database.db.transaction().execute(async (transaction) => {
		await sql`rollback`.execute(transaction);
		throw StoreUnavailable.full();
	});
	await expect(failed).rejects.toThrow('free some space');
	await add();
});

test('waits for another process without blocking the event loop', async ({ location, add }) => {
	const other = new DatabaseSync(sqlitePath(location.dataDir));
	other.exec('begin immediate');
	const order: string[] = [];
	const adding = add().then(() => order.push('stored'));
	await delay(100).then(() => order.push('something else'));
	other.close();
	await adding;
	expect(order).toEqual(['something else', 'stored']);
});

const fates = ['moved', 'replaced', 'gone with its folder', 'without its write-ahead log'];
test.for(fates)('acknowledges nothing once its file is %s', async (fate, { location, database, store, add }) => {
	await add();
	const path = sqlitePath(location.dataDir);
	if (fate === 'gone with its folder') rmSync(location.dataDir, { recursive: true });
	else if (fate === 'without its write-ahead log') rmSync(`${path}-wal`);
	else renameSync(path, `${path}.moved`);
	if (fate === 'replaced') writeFileSync(path, '');
	await expect(store.add(newEnquiry())).rejects.toThrow('start the server again');
	await expect(createHealthCheck(database)()).rejects.toThrow();
});

test('is checked every two seconds at most, however often its health is asked', async ({ database }) => {
	vi.useFakeTimers({ toFake: ['performance'] });
	let isFull = false;
	const verifyFreeSpace = vi.fn(async () => {
		if (isFull) throw StoreUnavailable.full();
	});
	const checkHealth = createHealthCheck({ ...database, verifyFreeSpace });
	await Promise.all([checkHealth(), checkHealth()]);
	isFull = true;
	vi.advanceTimersByTime(2000);
	await checkHealth();
	expect(verifyFreeSpace).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(1);
	await expect(checkHealth()).rejects.toThrow('free some space');
	isFull = false;
	await expect(checkHealth()).rejects.toThrow('free some space');
	vi.advanceTimersByTime(2001);
	await checkHealth();
	expect(verifyFreeSpace).toHaveBeenCalledTimes(3);
	vi.useRealTimers();
});

test('store and folder are accessible to the user of the server only', async ({ location }) => {
	const dataDir = join(location.dataDir, 'made/below');
	const { close } = await openDatabase({ dataDir }, () => {});
	markStore({ dataDir }, expect.unreachable);
	for (const folder of [dataDir, join(location.dataDir, 'made')]) expect(statSync(folder).mode & 0o777).toBe(0o700);
	const files = readdirSync(dataDir);
	expect(files).toContain('enquiries.sqlite');
	for (const file of files) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
	await close();
});

test('follows a link to the store file, and keeps the write-ahead log beside the file', async ({ location }) => {
	const [elsewhere, dataDir] = ['elsewhere', 'linked'].map((name) => join(location.dataDir, name)) as [string, string];
	await openDatabase({ dataDir: elsewhere }, () => {}).then(({ close }) => close());
	mkdirSync(dataDir);
	symlinkSync(sqlitePath(elsewhere), sqlitePath(dataDir));
	const { db, verifyFileUnmoved, close } = await openDatabase({ dataDir }, () => {});
	await createHealthCheck({ db, verifyFileUnmoved, verifyFreeSpace: async () => {} })();
	rmSync(sqlitePath(dataDir));
	expect(verifyFileUnmoved).toThrow(/moved or removed/);
	await close();
});

const disk = testFolder();
const mounted = mountSmallDisk(disk, 2, 'the free space of a linked store');
test.skipIf(!mounted)('asks for the free space of the disk that holds the linked store', async ({ location }) => {
	symlinkSync(sqlitePath(disk), sqlitePath(location.dataDir));
	const { verifyFreeSpace, close } = await openDatabase(location, () => {});
	await verifyFreeSpace();
	writeFileSync(join(disk, 'ballast'), Buffer.alloc(1024 * 1024));
	await expect(verifyFreeSpace()).rejects.toThrow('free some space');
	await close();
});

// Lists open files through `/proc`. Runs in a new process, because SQLite reads the environment only once.
test.skipIf(!existsSync('/proc/self/fd'))('spills temporary files into its own folder', () => {
	const dataDir = testFolder();
	const program = `
		import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
		import { createDurably, openDurable } from '${import.meta.resolve('./sqlite-connection.ts')}';
		await createDurably('${sqlitePath(dataDir)}');
		const connection = openDurable('${sqlitePath(dataDir)}');
		connection.function('list_open_files', () => {
			const links = readdirSync('/proc/self/fd').map((number) => '/proc/self/fd/' + number);
			// Skips the descriptor of the listing itself, which is closed by now.
			const open = links.filter((link) => lstatSync(link, { throwIfNoEntry: false }));
			return JSON.stringify(open.map((link) => readlinkSync(link)));
		});
		const rows = 'with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 200000) select n from rows';
		const sorted = 'select n from (' + rows + ') order by randomblob(100)';
		console.log(connection.prepare('select list_open_files() as files from (' + sorted + ') limit 1').get().files);`;
	const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
	const temporary = (JSON.parse(stdout) as string[]).filter((file) => basename(file).startsWith('etilqs'));
	expect(temporary.map(dirname)).toEqual([dataDir]);
});
