/** `backup`: whole or not at all, while the service runs. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { cleanEnvironment } from '../../scripts/start-server.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { commandLineBesideService } from '../testing/command-line.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, runCommand, startService } from '../testing/service.ts';
import { storeEnquiry } from '../testing/stored-enquiry.ts';

const { folder, run, send } = commandLineBesideService();

test('backup writes a copy that another folder can be restored from, while the server runs', async () => {
	const { reference } = await send({ partner: 'backed-up' });
	const restored = { DATA_DIR: join(folder, 'restored') };
	mkdirSync(restored.DATA_DIR);
	const copy = join(restored.DATA_DIR, 'enquiries.sqlite');
	expect(await run('backup', copy)).toMatchObject({ code: 0, out: '' });
	expect(await run('backup', copy)).toMatchObject({ code: 1, words: expect.stringContaining('never overwrites') });
	expect(statSync(copy).mode & 0o777).toBe(0o600);
	const all = (await run('list', '--json')).out;
	expect(all).toContain(reference);
	expect((await runCommand(restored, 'list', '--json')).out).toBe(all);
	const again = await startService(restored);
	expect((await postEnquiry(again.url, sampleEnquiry())).status).toBe(201);
	await again.end();
});

// Other systems do not say which file a descriptor is of.
test.skipIf(process.platform !== 'linux')(
	'a back-up has its name once it is on disk, and then its folder',
	async () => {
		const place = { DATA_DIR: join(folder, 'synced') };
		await storeEnquiry(place);
		const handle = await open(folder);
		const files: FileHandle = Object.getPrototypeOf(handle);
		await handle.close();
		const synced: string[] = [];
		const { sync } = files;
		const spy = vi.spyOn(files, 'sync').mockImplementation(function (this: FileHandle) {
			synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
			return sync.call(this);
		});
		expect((await runCommand(place, 'backup', join(folder, 'synced.sqlite'))).code).toBe(0);
		spy.mockRestore();
		expect(synced.slice(-2)).toEqual([join(folder, 'synced.sqlite.part'), folder]);
	},
);

test('a back-up that is broken off leaves nothing under its name', async () => {
	const large = { DATA_DIR: join(folder, 'large') };
	await storeEnquiry(large);
	const store = new DatabaseSync(sqlitePath(large.DATA_DIR));
	store.exec('create table ballast as select randomblob(100000000) as bytes');
	store.close();
	const copies = join(folder, 'copies');
	mkdirSync(copies);
	const program = join(import.meta.dirname, 'enquiries-cli.ts');
	const backup = spawn(process.execPath, [program, 'backup', join(copies, 'b.sqlite')], {
		env: cleanEnvironment(large),
		stdio: 'ignore',
	});
	const ended = once(backup, 'exit');
	await expect.poll(() => readdirSync(copies), { timeout: 15_000, interval: 1 }).not.toEqual([]);
	backup.kill('SIGKILL');
	await ended;
	expect(readdirSync(copies)).toContain('b.sqlite.part');
	expect(readdirSync(copies)).not.toContain('b.sqlite');
});

test('the nightly back-up keeps the erasures beside it, and 30 days of copies', async () => {
	const BACKUP_DIR = join(folder, 'nightly');
	const place = { DATA_DIR: join(folder, 'backed-up'), BACKUP_DIR };
	mkdirSync(BACKUP_DIR);
	const reference = await storeEnquiry(place);
	expect((await runCommand(place, 'erase', '--reference', reference, '--yes')).code).toBe(0);
	const aged = ['2020-01-01.sqlite', '29.sqlite', '31.sqlite'].map((name) => join(BACKUP_DIR, `enquiries-${name}`));
	const days = [2000, 29, 31];
	for (const [index, file] of aged.entries()) {
		writeFileSync(file, '');
		const at = Date.now() / 1000 - (days[index] ?? 0) * 24 * 60 * 60 - 60;
		utimesSync(file, at, at);
	}
	const { status, stderr } = spawnSync('sh', ['docs/operating/quotes-backup'], { env: cleanEnvironment(place) });
	expect({ status, words: String(stderr) }).toEqual({ status: 0, words: expect.stringContaining('Backed up to') });
	const kept = readdirSync(BACKUP_DIR).sort();
	expect(kept).toEqual([
		expect.stringMatching(/^enquiries-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/),
		'enquiries-29.sqlite',
		'erasures',
	]);
	expect(readFileSync(join(BACKUP_DIR, 'erasures'), 'utf8')).toMatch(new RegExp(`^${reference} `));
});
