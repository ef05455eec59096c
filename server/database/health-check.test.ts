/** How often health looks at the store. */

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { createHealthCheck } from './health-check.ts';
import { openSqlite } from './sqlite.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const validFor = 2000;

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = temporaryFolder();
	database = await openSqlite(folder);
	vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
	vi.useRealTimers();
	await database.close();
	rmSync(folder, { recursive: true });
});

test('however often it is asked, it looks every two seconds, and notices what has changed', async () => {
	let looks = 0;
	let isFull = false;
	const verifyFreeSpace = async () => {
		looks++;
		if (isFull) throw StoreUnavailable.full();
		await database.verifyFreeSpace();
	};
	const checkHealth = createHealthCheck({ ...database, verifyFreeSpace });
	await Promise.all([checkHealth(), checkHealth()]);
	isFull = true;
	vi.advanceTimersByTime(validFor);
	await checkHealth();
	expect(looks).toBe(1);
	vi.advanceTimersByTime(1);
	await expect(checkHealth()).rejects.toThrow('free some space');
	isFull = false;
	await expect(checkHealth()).rejects.toThrow('free some space');
	vi.advanceTimersByTime(validFor + 1);
	await checkHealth();
	expect(looks).toBe(3);
});
