/** Tests that the service refuses to start with an empty store in place of one that had enquiries, unless `--new` is given. */

import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, inject, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { openService } from '../../service/open-service.ts';
import { createDatabase } from '../../testing/stores/postgres.ts';
import { markStore } from './lost-store.ts';

let folder: string;
beforeEach(() => {
	folder = testFolder();
});

const open = async (place: object, startEmpty = false) => {
	const location = { dataDir: join(folder, 'data'), encryptionKeys: [], ...place };
	const { database } = await openService(location, { startEmpty });
	await database.close();
};

test('an embedded store that is missing is not replaced by an empty one', async () => {
	await open({});
	markStore({ dataDir: join(folder, 'data') }, expect.unreachable);
	await open({});
	rmSync(join(folder, 'data/enquiries.sqlite'));
	await expect(open({})).rejects.toThrow(
		/^There is no store in .*, which had enquiries: restore the last back-up, or start once with --new/,
	);
	await expect(open({})).rejects.toThrow(/which had enquiries/);
	await open({}, true);
	await open({});
});

test('a link to a store that is gone leaves no empty file where it leads', async () => {
	mkdirSync(join(folder, 'data'));
	markStore({ dataDir: join(folder, 'data') }, expect.unreachable);
	symlinkSync(join(folder, 'gone.sqlite'), join(folder, 'data/enquiries.sqlite'));
	await expect(open({})).rejects.toThrow(/which had enquiries/);
	expect(readdirSync(folder)).toEqual(['data']);
});

test('a folder that takes no marker is named, and ends nothing', () => {
	const messages: string[] = [];
	markStore({ dataDir: join(folder, 'nowhere') }, (message) => messages.push(message));
	expect(messages).toEqual([expect.stringMatching(/nowhere\/had-enquiries cannot be written \(ENOENT\): /)]);
});

const postgres = inject('postgresUrl');
test.each(['another machine', 'an empty PostgreSQL'])(
	'no empty store is created on %s that has back-ups',
	async (place) => {
		const databaseUrl = place === 'an empty PostgreSQL' && postgres ? await createDatabase(postgres) : undefined;
		const backupDir = join(folder, 'backups');
		const empty = { databaseUrl, backupDir };
		mkdirSync(backupDir);
		writeFileSync(join(backupDir, 'enquiries-2026-11-21-033000.sqlite'), '');
		await expect(open(empty)).rejects.toThrow(/^There is no store in .*, and there are back-ups in /);
		await open(empty, true);
		await open(empty);
	},
);
