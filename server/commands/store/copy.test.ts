/** `copy` moves a store to the other engine and back, byte for byte as it is exported, however often it is broken off. */

import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { readConfig } from '../../config/config.ts';
import { copyStore } from '../../database/copy-store.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openService } from '../../service/open-service.ts';
import { encryptionKey, runCommand, storeEnquiry } from '../../testing/service.ts';
import { multiplyEnquiries } from '../../testing/stores/many-enquiries.ts';
import { createDatabase } from '../../testing/stores/postgres.ts';

const postgres = inject('postgresUrl');
const folder = testFolder();
const key = { ENCRYPTION_KEY: encryptionKey('k') };
const here = { DATA_DIR: join(folder, 'here'), ...key };

beforeAll(async () => {
	await storeEnquiry({ DATA_DIR: here.DATA_DIR });
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

test('to SQLite, with links that stay valid, and never onto enquiries', async () => {
	const there = inFolder('there');
	const copied = await runCommand(here, 'copy', '--to', `sqlite:${there.DATA_DIR}`);
	expect(copied).toMatchObject({ code: 0, out: expect.stringMatching(/^enquiries +2502 +2502$/m) });
	expect(await everything(there)).toEqual(await everything(here));
	const secretOf = async (environment: Record<string, string>) => {
		const { database } = await openService(readConfig(environment));
		const row = await database.db.selectFrom('link_secret').selectAll().executeTakeFirst();
		await database.close();
		return row;
	};
	expect(await secretOf(there)).toEqual(await secretOf(here));
	const again = await runCommand(here, 'copy', '--to', `sqlite:${there.DATA_DIR}`);
	expect(again).toMatchObject({ code: 1, words: expect.stringMatching(/has enquiries already/) });
});

test('goes on where it was broken off; until then nothing serves the part', async () => {
	const place = inFolder('part');
	const breakOff = async (after: number) => {
		const open = ({ DATA_DIR }: typeof here) => openDatabase({ dataDir: DATA_DIR }, () => {});
		const [from, to] = [await open(here), await open(place)];
		let pages = 0;
		const copying = copyStore(from, to, () => {
			if (++pages === after) throw new Error('broken off');
		});
		await expect(copying).rejects.toThrow('broken off');
		await Promise.all([from.close(), to.close()]);
	};
	for (const after of [1, 3, 2]) await breakOff(after);
	const unfinished = { code: 1, words: expect.stringMatching(/copy .*not finished/) };
	expect(await runCommand(place, 'list')).toMatchObject(unfinished);
	expect((await runCommand(here, 'copy', '--to', `sqlite:${place.DATA_DIR}`)).code).toBe(0);
	expect(await everything(place)).toEqual(await everything(here));
});

test.skipIf(!postgres)('to PostgreSQL and back, and new enquiries follow the copied ones', async () => {
	const there = { DATABASE_URL: await createDatabase(String(postgres)), ...key };
	expect((await runCommand(here, 'copy', '--to', there.DATABASE_URL)).code).toBe(0);
	expect(await everything(there)).toEqual(await everything(here));
	const reference = await storeEnquiry(there, { email: 'new@example.com' });
	const back = inFolder('back');
	expect((await runCommand(there, 'copy', '--to', `sqlite:${back.DATA_DIR}`)).code).toBe(0);
	expect(await everything(back)).toEqual(await everything(there));
	expect((await runCommand(back, 'show', reference)).code).toBe(0);
});

test.each(['', 'sqlite:', 'mysql://a/b', 'data'])('needs a place that it knows: %j', async (place) => {
	const { code, words } = await runCommand(here, 'copy', `--to=${place}`);
	expect({ code, words }).toEqual({ code: 2, words: expect.stringMatching(/^(--to must be a URL|A value is empty)/) });
});
