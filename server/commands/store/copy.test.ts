/** Tests that `copy` copies a store to another folder or engine and back unchanged, and that an interrupted copy resumes. */

import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { readConfig } from '../../config/config.ts';
import { copyStore, markChange } from '../../database/copy-store.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createEnquiryLinks } from '../../replies/enquiry-links.ts';
import { openService } from '../../service/open-service.ts';
import { encryptionKey, runCommand, startService, storeEnquiry } from '../../testing/service.ts';
import { multiplyEnquiries } from '../../testing/stores/many-enquiries.ts';
import { createDatabase } from '../../testing/stores/postgres.ts';

const postgres = inject('postgresUrl');
const folder = testFolder();
const key = { ENCRYPTION_KEY: encryptionKey('k') };
const here = { DATA_DIR: join(folder, 'here'), ...key };

beforeAll(async () => {
	const withoutKey = { DATA_DIR: here.DATA_DIR };
	const { database } = await openService(readConfig(withoutKey));
	await createEnquiryLinks(database, [], 'https://quotes.example');
	await database.close();
	await storeEnquiry(withoutKey);
	multiplyEnquiries(here.DATA_DIR, 2500);
	await storeEnquiry(here, { email: 'secret@example.com' }, ['webhook']);
	const erased = await storeEnquiry(here, { email: 'gone@example.com' }, ['webhook']);
	await runCommand(here, 'erase', '--reference', erased, '--yes');
	await runCommand(here, 'withdraw', '--email', 'secret@example.com');
});

const everything = async (environment: Record<string, string>) => {
	const lines = ['list --json', 'deliveries --json', 'erase --list', 'withdraw --list'];
	return Promise.all(lines.map(async (line) => (await runCommand(environment, ...line.split(' '))).out));
};

const inFolder = (name: string) => ({ DATA_DIR: join(folder, name), ...key });

test('copies to SQLite, keeps links valid, and never overwrites enquiries', async () => {
	const there = inFolder('there');
	const copied = await runCommand(here, 'copy', '--to', `sqlite:${there.DATA_DIR}`);
	expect(copied).toMatchObject({ code: 0, out: expect.stringMatching(/^enquiries +2502 +2502$/m) });
	expect(await everything(there)).toEqual(await everything(here));
	const linkIn = async ({ DATA_DIR }: typeof here) => {
		const { database } = await openService(readConfig({ DATA_DIR }));
		const links = await createEnquiryLinks(database, [], 'https://quotes.example');
		await database.close();
		return links.to('enquiry', { reference: '0RT3K-9XQ2F-4HT7', language: null });
	};
	expect(await linkIn(there)).toBe(await linkIn(here));
	const again = await runCommand(here, 'copy', '--to', `sqlite:${there.DATA_DIR}`);
	expect(again).toMatchObject({ code: 1, messages: expect.stringMatching(/has enquiries already/) });
});

const open = ({ DATA_DIR }: typeof here) => openDatabase({ dataDir: DATA_DIR }, () => {});
const breakOff = async (source: typeof here, place: typeof here, after: number) => {
	const [from, to] = [await open(source), await open(place)];
	let pages = 0;
	const copying = copyStore(from, to, () => {
		if (++pages === after) throw new Error('broken off');
	});
	await expect(copying).rejects.toThrow('broken off');
	await Promise.all([from.close(), to.close()]);
};

test('resumes an interrupted copy, which cannot be served until it is complete', async () => {
	const place = inFolder('part');
	for (const after of [1, 3, 2]) await breakOff(here, place, after);
	const unfinished = { code: 1, messages: expect.stringMatching(/copy .*not finished/) };
	expect(await runCommand(place, 'list')).toMatchObject(unfinished);
	expect((await runCommand(here, 'copy', '--to', `sqlite:${place.DATA_DIR}`)).code).toBe(0);
	expect(await everything(place)).toEqual(await everything(here));
});

test.each<[string, (source: typeof here, reference: string) => Promise<unknown>]>([
	['started', async (source) => (await startService(source)).end()],
	['withdraw', (source, reference) => runCommand(source, 'withdraw', '--reference', reference)],
	['answered', (source, reference) => runCommand(source, 'answered', reference)],
	['erase', (source, reference) => runCommand(source, 'erase', '--reference', reference, '--yes')],
	['deliveries', (source, reference) => runCommand(source, 'deliveries', '--retry', reference)],
])('does not resume from a store that was changed since: %s', async (name, change) => {
	const [source, place] = [inFolder(`${name}-from`), inFolder(`${name}-to`)];
	const reference = await storeEnquiry(source);
	await breakOff(source, place, 2);
	await change(source, reference);
	const copied = await runCommand(source, 'copy', '--to', `sqlite:${place.DATA_DIR}`);
	expect(copied).toMatchObject({
		code: 1,
		messages: expect.stringMatching(/started or changed since: empty the other store/),
	});
});

test('a copy resumes after reading commands', async () => {
	const [source, place] = [inFolder('read-from'), inFolder('read-to')];
	await storeEnquiry(source);
	await breakOff(source, place, 2);
	for (const line of ['list', 'deliveries --state done', 'withdraw --list'])
		await runCommand(source, ...line.split(' '));
	expect((await runCommand(source, 'copy', '--to', `sqlite:${place.DATA_DIR}`)).code).toBe(0);
});

test.each<[string, (from: Database) => Promise<unknown>]>([
	['a service starts', markChange],
	['a row changes', ({ db }) => db.updateTable('enquiries').set({ answered_at: '' }).execute()],
])('a copy is not completed if %s during it', async (name, change) => {
	const [source, place] = [inFolder(`${name} from`), inFolder(`${name} to`)];
	await storeEnquiry(source);
	const [from, to] = [await open(source), await open(place)];
	let pages = 0;
	const { isSame } = await copyStore(from, to, () => ++pages === 3 && change(from));
	await Promise.all([from.close(), to.close()]);
	expect(isSame).toBe(false);
	expect((await runCommand(place, 'list')).messages).toMatch(/copy .*not finished/);
});

test.skipIf(!postgres)('copies nothing of another application in the same database', async () => {
	const there = { DATABASE_URL: await createDatabase(String(postgres)), ...key };
	const others = `create schema other;
		create table other.kysely_migration (name text); create table other.kysely_migration_lock (id integer);
		create table other.enquiries (id integer); create table notes (note text);
		create view statistics as select count(*) from notes`;
	const client = new Client({ connectionString: there.DATABASE_URL });
	await client.connect();
	await client.query(others);
	await client.end();
	expect(await runCommand(here, 'copy', '--to', there.DATABASE_URL)).toMatchObject({ code: 0 });
	const back = inFolder('alone');
	expect(await runCommand(there, 'copy', '--to', `sqlite:${back.DATA_DIR}`)).toMatchObject({ code: 0 });
	expect(await everything(back)).toEqual(await everything(here));
});

test.skipIf(!postgres)('copies to PostgreSQL and back, and new enquiries sort after the copied ones', async () => {
	const there = { DATABASE_URL: await createDatabase(String(postgres)), ...key };
	expect((await runCommand(here, 'copy', '--to', there.DATABASE_URL)).code).toBe(0);
	expect(await everything(there)).toEqual(await everything(here));
	const reference = await storeEnquiry(there, { email: 'new@example.com' });
	const back = inFolder('back');
	expect((await runCommand(there, 'copy', '--to', `sqlite:${back.DATA_DIR}`)).code).toBe(0);
	expect(await everything(back)).toEqual(await everything(there));
	expect((await runCommand(back, 'show', reference)).code).toBe(0);
});

test.each(['', 'sqlite:', 'mysql://a/b', 'data'])('refuses an unknown target: %j', async (place) => {
	const { code, messages } = await runCommand(here, 'copy', `--to=${place}`);
	expect({ code, messages }).toEqual({
		code: 2,
		messages: expect.stringMatching(/^(--to must be a URL|A value is empty)/),
	});
});
