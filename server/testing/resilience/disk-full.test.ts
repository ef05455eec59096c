/**
 * Tests of a full disk: no enquiry is acknowledged without being stored, the health check fails, and freeing space is enough.
 */

import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { sqlitePath } from '../../database/engines/sqlite.ts';
import { healthOf, postEnquiry, runCommand, startService, storedReferences } from '../service.ts';
import { mountSmallDisk } from '../stores/small-disk.ts';
import { storedBytes } from '../stores/store-test.ts';

const folder = testFolder();
const disk = join(folder, 'disk');
const ballast = join(disk, 'ballast');
const environment = { DATA_DIR: join(disk, 'store') };
/** Limits in milliseconds for polling the health check. */
const noticing = { timeout: 15_000, interval: 200 };

mkdirSync(disk);
const mounted = mountSmallDisk(disk, 24, 'a full disk');

test.skipIf(!mounted)('a full disk is answered with 503, and with 201 again when there is room', async () => {
	await using service = await startService(environment);
	const acknowledged: string[] = [];
	const send = async () => {
		const answer = await postEnquiry(service.url, { additionalInfo: 'x'.repeat(600) });
		const { reference } = await answer.json();
		if (answer.status === 201) acknowledged.push(reference);
		return answer;
	};

	expect((await send()).status).toBe(201);
	expect(await healthOf(service)).toBe(200);
	fill();
	await expect.poll(() => healthOf(service), noticing).toBe(503);

	let refused = await send();
	for (let sent = 0; refused.status === 201 && sent < 20_000; sent++) refused = await send();
	expect(refused.status).toBe(503);
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
	expect(service.log()).toContain('free some space');
	expect(service.log()).not.toContain('SQLite fails');

	rmSync(ballast);
	await expect.poll(() => healthOf(service), noticing).toBe(200);
	expect((await send()).status).toBe(201);
	await service.end();

	expect((await storedReferences(environment)).toSorted()).toEqual(acknowledged.toSorted());
});

test.skipIf(!mounted)('a service does not start on a full disk, and says why', async () => {
	fill();
	for (const DATA_DIR of [environment.DATA_DIR, join(disk, 'another')])
		await expect(startService({ DATA_DIR })).rejects.toThrow(/free some space/);
	rmSync(ballast);
});

test.skipIf(!mounted)('an erasure that a full disk interrupts says so, and finishes when it is run again', async () => {
	const crowded = { DATA_DIR: join(disk, 'crowded') };
	const erase = () => runCommand(crowded, 'erase', '--email', 'quagga@zebra.example', '--yes');
	rmSync(environment.DATA_DIR, { recursive: true, force: true });
	{
		await using filling = await startService(crowded);
		for (let batch = 0; batch < 100; batch++) {
			const send = () => postEnquiry(filling.url, { additionalInfo: 'x'.repeat(600) });
			const answers = await Promise.all(Array.from({ length: 20 }, send));
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
		}
		await postEnquiry(filling.url, { email: 'quagga@zebra.example' });
	}
	// A restart empties the write-ahead log, so that `vacuum` has no more space than is freed below.
	await using service = await startService(crowded);
	fill();
	truncateSync(ballast, statSync(ballast).size - statSync(sqlitePath(crowded.DATA_DIR)).size / 2);

	const failed = await erase();
	expect(failed).toMatchObject({ code: 1, out: '' });
	expect(failed.messages).toMatch(/^The rows are deleted, [^\n]*free some space[^\n]*run the command again\.\n$/);
	const isRewritten = () => {
		using store = new DatabaseSync(sqlitePath(crowded.DATA_DIR), { readOnly: true });
		return store.prepare('pragma user_version').get()?.user_version === 0;
	};
	expect(isRewritten()).toBe(false);
	rmSync(ballast);
	expect(await erase()).toMatchObject({ code: 1, messages: expect.stringMatching(/^Nothing to erase/) });
	expect(isRewritten()).toBe(true);
	expect(storedBytes(crowded.DATA_DIR)).not.toMatch(/quagga/);
	expect(await service.end()).toBe(0);
});

/** Fills the disk to the last byte. */
function fill(): void {
	for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
		try {
			for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
		} catch {
			// The disk has no room for this size, so try a smaller size.
		}
	}
}
