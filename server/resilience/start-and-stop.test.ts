/** Starts that cannot succeed say what to do; stops that come at a bad time finish what was begun. */

import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startTestPostgres } from '../testing/postgres.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import {
	connectTo,
	encryptionKey,
	postEnquiry,
	receiptOf,
	startService,
	storedReferences,
} from '../testing/service.ts';
import { mountSmallDisk, unmount } from '../testing/small-disk.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const postgres = await startTestPostgres();
const fresh = (name: string) => ({ DATA_DIR: join(folder, name) });

const disk = fresh('read-only');
mkdirSync(disk.DATA_DIR);
const mounted = mountSmallDisk(disk.DATA_DIR, 16, 'a read-only store');
afterAll(() => {
	if (mounted) unmount(disk.DATA_DIR);
	postgres?.remove();
	rmSync(folder, { recursive: true });
});

describe('does not start, with one sentence', () => {
	test('on a file that is no database', async () => {
		const place = fresh('no-database');
		mkdirSync(place.DATA_DIR);
		writeFileSync(join(place.DATA_DIR, 'enquiries.sqlite'), 'x'.repeat(8192));
		await expect(startService(place)).rejects.toThrow(/^The store file is not an SQLite database: [^\n]*\.$/);
	});

	test('on a damaged file', async () => {
		const place = fresh('damaged');
		const service = await startService(place);
		for (let index = 0; index < 50; index++) await postEnquiry(service.url, sampleEnquiry());
		await service.end();
		truncateSync(join(place.DATA_DIR, 'enquiries.sqlite'), 6000);
		await expect(startService(place)).rejects.toThrow(/^The store file is (damaged|not an SQLite database): [^\n]*\.$/);
	});

	test('on a folder that is a file', async () => {
		const place = fresh('file');
		writeFileSync(place.DATA_DIR, '');
		await expect(startService(place)).rejects.toThrow(/^DATA_DIR names a file/);
	});

	test('without PostgreSQL', async () => {
		const url = 'postgres://u:secret-password@127.0.0.1:1/none';
		const failure = await startService({ DATABASE_URL: url }).catch((error: Error) => error.message);
		expect(failure).toMatch(/^PostgreSQL cannot be reached[^\n]*\.$/);
		expect(failure).not.toContain('secret-password');
	});

	test.each([
		['that cannot be made', '/proc/none'],
		['that takes no files', '/proc'],
		['with too long a name', join(folder, 'x'.repeat(300))],
		['that leads to itself', join(folder, 'loop/none')],
		['in which the file is a folder', join(folder, 'file-is-folder')],
	])('on a folder %s', async (_case, DATA_DIR) => {
		rmSync(join(folder, 'loop'), { force: true });
		symlinkSync('loop', join(folder, 'loop'));
		mkdirSync(join(folder, 'file-is-folder/enquiries.sqlite'), { recursive: true });
		await expect(startService({ DATA_DIR })).rejects.toThrow(/^The data folder [^\n]*DATA_DIR[^\n]*\.$/);
	});

	test.each([
		'postgres://u:secret-password@none.invalid/none',
		'postgres://u:secret-password@127.0.0.1/none?port=none',
	])('with DATABASE_URL=%s', async (DATABASE_URL) => {
		const failure = await startService({ DATABASE_URL }).catch((error: Error) => error.message);
		expect(failure).toMatch(/^PostgreSQL cannot be reached [^\n]*DATABASE_URL[^\n]*\.$/);
		expect(failure).not.toContain('secret-password');
	});

	test.each([
		['@%2Fnone/none', /^There is no socket of PostgreSQL at \/none\/\S+: see DATABASE_URL\.$/],
		[
			'@127.0.0.1:1/none?sslmode=verify-full&sslrootcert=/none.pem',
			/^The certificate file \/none.pem named in DATABASE_URL cannot be read \(ENOENT\)\.$/,
		],
	])('with a file missing that DATABASE_URL names: %s', async (rest, sentence) => {
		await expect(startService({ DATABASE_URL: `postgres://u:secret-password${rest}` })).rejects.toThrow(sentence);
	});

	test('on an address of another machine', async () => {
		for (const HOST of ['fe80::1', '192.0.2.1', 'none.invalid']) {
			await expect(startService({ ...fresh('host'), HOST })).rejects.toThrow(/^HOST is not an address[^\n]*\.$/);
		}
	});

	test('without the key that what it holds is encrypted with', async () => {
		const place = fresh('encrypted');
		const [lost, next] = [encryptionKey('a'), encryptionKey('b')];
		const service = await startService({ ...place, ENCRYPTION_KEY: lost });
		await postEnquiry(service.url, sampleEnquiry());
		await service.end();
		for (const ENCRYPTION_KEY of ['', next])
			await expect(startService({ ...place, ENCRYPTION_KEY })).rejects.toThrow(
				/ENCRYPTION_KEY does not hold: add that key at its end\.$/,
			);
		const rotated = await startService({ ...place, ENCRYPTION_KEY: `${next},${lost}` });
		expect(await rotated.end()).toBe(0);
	});

	test('on a port that is taken', async () => {
		const service = await startService(fresh('taken'));
		const { port } = new URL(service.url);
		const other = fresh('other');
		await expect(startService({ ...other, PORT: port })).rejects.toThrow(
			new RegExp(`^PORT ${port} is already in use[^\\n]*\\.$`),
		);
		expect(existsSync(other.DATA_DIR)).toBe(false);
		await service.end();
	});
});

test.skipIf(!postgres)('while the tables are changed, however long it takes, it is alive and not ready', async () => {
	const place = { DATABASE_URL: postgres?.createDatabase() ?? '', PORT: String(await freePort()) };
	const database = new Client({ connectionString: place.DATABASE_URL });
	await database.connect();
	await database.query(`select pg_advisory_lock(7);
		create function wait_for_test() returns event_trigger language plpgsql as 'begin perform pg_advisory_lock(7); end';
		create event trigger wait on ddl_command_start when tag in ('CREATE INDEX') execute function wait_for_test()`);
	const starting = startService(place);
	const ask = async (path: string) => (await fetch(`http://127.0.0.1:${place.PORT}${path}`)).status;
	await expect.poll(() => ask('/livez').catch(() => 0), { timeout: 30_000 }).toBe(200);
	for (const path of ['/healthz', '/api/enquiries', '/']) expect(await ask(path)).toBe(503);
	const waiting = `select from pg_locks where locktype = 'advisory' and not granted and objid = 7`;
	await expect.poll(async () => (await database.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1);
	expect([await ask('/livez'), await ask('/healthz')]).toEqual([200, 503]);
	await database.end();
	const service = await starting;
	expect([await ask('/livez'), await ask('/healthz')]).toEqual([200, 200]);
	expect(await service.end()).toBe(0);
});

test.skipIf(!mounted)('a store on a read-only disk is not served, and says why', async () => {
	const service = await startService(disk);
	expect((await postEnquiry(service.url, sampleEnquiry())).status).toBe(201);
	await service.end();
	execFileSync('mount', ['-o', 'remount,ro', disk.DATA_DIR]);
	await expect(startService(disk)).rejects.toThrow(/read-only/);
});

test('a store that other users of the machine may open is named at the start', async () => {
	const place = fresh('exposed');
	const service = await startService(place);
	expect(service.log()).not.toContain('OTHER USERS');
	await service.end();
	const file = join(place.DATA_DIR, 'enquiries.sqlite');
	const namedOnceItIs = async (path: string, mode: number, words: string) => {
		chmodSync(path, mode);
		const exposed = await startService(place);
		expect(exposed.log()).toContain(`OTHER USERS of this machine may open the store: run chmod go= ${words}\n`);
		execFileSync('chmod', ['go=', ...words.split(' ')]);
		await exposed.end();
	};
	await namedOnceItIs(place.DATA_DIR, 0o755, place.DATA_DIR);
	await namedOnceItIs(file, 0o640, `${file} ${file}-wal`);
	const again = await startService(place);
	await again.end();
	expect(again.log()).not.toContain('OTHER USERS');
});

test('SIGTERM under load: whatever was answered is stored, and the exit code is 0', async () => {
	const place = fresh('stopped');
	const service = await startService(place);
	const acknowledged: string[] = [];
	let running = true;
	const send = async () => {
		while (running) {
			try {
				const answer = await postEnquiry(service.url, sampleEnquiry());
				if (answer.status === 201) acknowledged.push((await receiptOf(answer)).reference);
			} catch {
				running = false;
			}
		}
	};
	const sending = Array.from({ length: 20 }, send);
	while (acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 10));
	expect(await service.end('SIGTERM')).toBe(0);
	running = false;
	await Promise.all(sending);
	const stored = new Set(await storedReferences(place));
	expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});

test('signals that come again while it closes change nothing: what is in flight is answered, and the exit code is 0', async () => {
	const service = await startService(fresh('signalled'));
	const body = JSON.stringify(sampleEnquiry());
	const socket = connectTo(service.url);
	socket
		.setEncoding('utf8')
		.write(
			`POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n{`,
		);
	const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]);
	// Answered on another connection: the request above has been read as far as it goes.
	await postEnquiry(service.url, sampleEnquiry());
	for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM', 'SIGINT'] as const) {
		service.process.kill(signal);
		await delay(100);
	}
	socket.write(body.slice(1));
	const [answer] = await answered;
	expect(answer).toMatch(/^HTTP\/1\.1 201 /);
	expect(await service.end()).toBe(0);
});

test('a connection on which nothing was asked holds nobody up', async () => {
	const service = await startService(fresh('unused'));
	for (const words of ['', 'GET / HT']) {
		const socket = connectTo(service.url);
		await once(socket, 'connect');
		socket.on('error', () => {}).write(words);
	}
	await postEnquiry(service.url, sampleEnquiry());
	expect(await service.end()).toBe(0);
}, 8000);

test.each([
	['thrown', "() => { throw Object.assign(new Error('Mei Ling'), { code: '23505' }); }"],
	['rejected', "async () => { throw Object.assign(new Error('Mei Ling'), { code: '23505' }); }"],
	['rejected with no error', "() => { Promise.reject('Mei Ling'); }"],
])('an uncaught error, %s, goes through the log, closes the store and exits 1', async (_case, handler) => {
	const place = fresh(randomUUID());
	const program = join(folder, 'uncaught.mts');
	writeFileSync(
		program,
		`import { runService } from '${join(import.meta.dirname, '../run-service.ts')}';
		await runService();
		process.on('SIGHUP', ${handler});`,
	);
	const service = await startService(place, program);
	const { reference } = await receiptOf(await postEnquiry(service.url, sampleEnquiry()));
	// The handler is in place once a request has been answered after start.
	expect(await service.end('SIGHUP')).toBe(1);
	expect(service.log()).toMatch(/"uncaught error"/);
	expect(service.log()).toMatch(/"closed"/);
	expect(service.log()).not.toContain('Mei Ling');
	expect(await storedReferences(place)).toEqual([reference]);
});

test('SIGUSR1 opens no inspector in a service started as npm starts it', async () => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	const flags = scripts.start.match(/node (.*) build/)?.[1].split(' ') ?? [];
	const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '../server.ts')], {
		env: { ...process.env, ...fresh('inspected'), PORT: '0' },
	});
	let log = '';
	child.stderr.setEncoding('utf8').on('data', (text) => {
		log += text;
	});
	await once(child.stdout, 'data');
	child.kill('SIGUSR1');
	child.kill('SIGTERM');
	await once(child, 'exit');
	expect(log).not.toContain('Debugger listening');
	expect(log).toContain('closed');
});
