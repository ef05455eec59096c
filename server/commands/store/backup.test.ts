/** Tests of `backup` while the service runs, and of the nightly back-up script: a copy is complete or absent. */

import { execFileSync, spawnSync } from 'node:child_process';
import {
	chownSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { notTested } from '../../../scripts/testing/not-tested.ts';
import { cleanEnvironment } from '../../../scripts/testing/start-server.ts';
import { lastBackupFailed } from '../../database/backups.ts';
import { commandLineBesideService } from '../../testing/command-line.ts';
import { postEnquiry, runCommand, startService } from '../../testing/service.ts';
import { mountSmallDisk } from '../../testing/stores/small-disk.ts';
import { canRecordSyncs, syncedBy } from '../../testing/stores/synced-files.ts';

const { folder, environment, run, send } = commandLineBesideService();
const emptyFolder = (name: string) => mkdtempSync(join(folder, name));

test('backup writes a copy that another folder can be restored from, while the server runs', async () => {
	const { reference } = await send();
	const restored = { DATA_DIR: emptyFolder('restored') };
	const copy = join(restored.DATA_DIR, 'enquiries.sqlite');
	expect(await run('backup', copy)).toMatchObject({ code: 0, out: '' });
	expect(await run('backup', copy)).toMatchObject({ code: 1, messages: expect.stringContaining('never overwrites') });
	expect(statSync(copy).mode & 0o777).toBe(0o600);
	const all = (await run('list', '--json')).out;
	expect(all).toContain(reference);
	expect((await runCommand(restored, 'list', '--json')).out).toBe(all);
	const again = await startService(restored);
	expect((await postEnquiry(again.url)).status).toBe(201);
	await again.end();
});

test.skipIf(!canRecordSyncs)('a back-up is synced before it gets its name, and its folder afterwards', async () => {
	const copies = emptyFolder('synced');
	const synced = await syncedBy(() => run('backup', join(copies, 'b.sqlite')));
	expect(synced.slice(-2)).toEqual([join(copies, 'b.sqlite.part'), copies]);
});

test('an interrupted back-up leaves nothing under its name', () => {
	const copies = emptyFolder('broken-off');
	const program = `
		import { writeFileSync } from 'node:fs';
		import { backup } from '${import.meta.resolve('./backup.ts')}';
		const copyInto = (part) => {
			writeFileSync(part, 'the first pages');
			process.kill(process.pid, 'SIGKILL');
		};
		await backup.run({ database: { copyInto }, positionals: ['${copies}/b.sqlite'] });`;
	expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).signal).toBe('SIGKILL');
	expect(readdirSync(copies)).toEqual(['b.sqlite.part']);
});

function agedCopy(folder: string, days: number, size = 0): void {
	const file = join(folder, `enquiries-${days}.sqlite`);
	writeFileSync(file, Buffer.alloc(size));
	const at = Date.now() / 1000 - days * 24 * 60 * 60 - 60;
	utimesSync(file, at, at);
}

const nightly = (BACKUP_DIR: string) => {
	const env = cleanEnvironment({ ...environment, BACKUP_DIR });
	const { status, stderr } = spawnSync('sh', ['deploy/quotes-backup'], { env, encoding: 'utf8' });
	return { status, stderr };
};

test('the nightly back-up keeps records of erasures and withdrawals, and 30 days of copies', () => {
	const BACKUP_DIR = emptyFolder('nightly');
	const before = '0RT3K-9XQ2F-4HT7 2026-01-01T00:00:00.000Z\n';
	writeFileSync(join(BACKUP_DIR, 'erasures'), before);
	for (const days of [2000, 29, 31]) agedCopy(BACKUP_DIR, days);
	expect(nightly(BACKUP_DIR)).toEqual({ status: 0, stderr: expect.stringContaining('Backed up to') });
	const latest = expect.stringMatching(/^enquiries-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
	expect(readdirSync(BACKUP_DIR).sort()).toEqual([latest, 'enquiries-29.sqlite', 'erasures', 'withdrawals']);
	expect(readFileSync(join(BACKUP_DIR, 'erasures'), 'utf8')).toBe(before);
});

const disk = emptyFolder('small-disk');
const mounted = mountSmallDisk(disk, 8, 'a back-up onto a full disk');
test.skipIf(!mounted)(
	'a back-up that fails on a full disk says so; old copies are pruned for the next, the newest is kept',
	() => {
		const [ballast, megabyte] = [join(disk, 'ballast'), 1024 * 1024];
		const copies = () => readdirSync(disk).filter((name) => name.startsWith('enquiries-'));
		writeFileSync(ballast, Buffer.alloc(8 * megabyte - 64 * 1024));
		for (const days of [40, 35]) agedCopy(disk, days);
		expect(nightly(disk)).toEqual({ status: 1, stderr: expect.stringContaining('nothing was backed up') });
		expect(copies()).toEqual(['enquiries-35.sqlite']);
		expect(lastBackupFailed(disk)).toBe(true);
		rmSync(ballast);
		// Fill the disk again with a partial copy, such as a power cut leaves, and an old copy.
		for (const days of [31, 36]) agedCopy(disk, days, 4 * megabyte - 64 * 1024);
		renameSync(join(disk, 'enquiries-36.sqlite'), join(disk, 'enquiries-36.sqlite.part'));
		agedCopy(disk, 1);
		expect(nightly(disk)).toMatchObject({ status: 0 });
		const made = expect.stringMatching(/^enquiries-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
		expect(copies().sort()).toEqual(['enquiries-1.sqlite', made]);
		expect(lastBackupFailed(disk)).toBe(false);
	},
);

test.skipIf(!mounted)('old copies make room on a disk without free inodes', () => {
	for (const file of readdirSync(disk)) rmSync(join(disk, file));
	for (let days = 31; days <= 40; days++) agedCopy(disk, days);
	// The folder itself uses one of the 11 inodes.
	execFileSync('mount', ['-o', 'remount,nr_inodes=11', disk]);
	expect(() => writeFileSync(join(disk, 'another'), '')).toThrow('ENOSPC');
	expect(nightly(disk)).toMatchObject({ status: 0 });
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) notTested('a back-up made by root', 'root');
test.skipIf(!isRoot)('run by root, the nightly back-up writes as the owner of the folder', () => {
	const place = emptyFolder('by-root');
	const BACKUP_DIR = join(place, 'backups');
	// Fake `node` in place of the real program: the folder's owner (`nobody`) may have no right to read this checkout.
	const program = join(place, 'node_modules/node/bin/node');
	for (const made of [BACKUP_DIR, dirname(program)]) mkdirSync(made, { recursive: true });
	writeFileSync(program, '#!/bin/sh\n[ "$2" != backup ] || touch "$3"\n', { mode: 0o755 });
	cpSync('deploy/quotes-backup', join(place, 'quotes-backup'));
	const nobody = 65_534;
	for (const path of [folder, place, BACKUP_DIR]) chownSync(path, nobody, nobody);
	const env = cleanEnvironment({ BACKUP_DIR });
	const { status, stderr } = spawnSync('./quotes-backup', { cwd: place, env, encoding: 'utf8' });
	expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	const owners = readdirSync(BACKUP_DIR).map((file) => [file.replace(/-.*/, ''), statSync(join(BACKUP_DIR, file)).uid]);
	expect(owners.sort()).toEqual(['enquiries', 'erasures', 'withdrawals'].map((file) => [file, nobody]));
});
