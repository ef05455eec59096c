/** Tests that a failing start prints what to do, that a start warns, and that a stop answers requests and closes the store. */

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { builtServer, startServerBy } from '../../../scripts/testing/start-server.ts';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { connectTo, encryptionKey, postEnquiry, startService, storedReferences, storeEnquiry } from '../service.ts';
import { mountSmallDisk } from '../stores/small-disk.ts';

const folder = testFolder();
const fresh = (name: string) => ({ DATA_DIR: join(folder, name) });
const fileIn = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, 'enquiries.sqlite');

const disk = fresh('read-only');
mkdirSync(disk.DATA_DIR);
const mounted = mountSmallDisk(disk.DATA_DIR, 16, 'a read-only store');

symlinkSync('loop', join(folder, 'loop'));
mkdirSync(join(folder, 'file-is-folder/enquiries.sqlite'), { recursive: true });
mkdirSync(join(folder, 'no-database'));
writeFileSync(fileIn(fresh('no-database')), 'x'.repeat(8192));
writeFileSync(join(folder, 'file'), '');
const folderSentence = /^The data folder [^\n]*DATA_DIR[^\n]*\.$/;
const unreachable = /^PostgreSQL cannot be reached [^\n]*DATABASE_URL[^\n]*\.$/;
const noSocket = /^There is no socket of PostgreSQL at \/none\/\S+: see DATABASE_URL\.$/;
const verified = 'sslmode=verify-full&sslrootcert=/none.pem';
const noCertificate = /^The certificate file \/none.pem named in DATABASE_URL cannot be read \(ENOENT\)\.$/;
const elsewhere = /^HOST is not an address[^\n]*\.$/;
const broken = /^The connection to PostgreSQL broke: [^\n]*DATABASE_URL[^\n]*\.$/;
const hangingUp = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
await once(hangingUp, 'listening');
afterAll(() => void hangingUp.close());
const { port: hangingUpPort } = hangingUp.address() as AddressInfo;
const postgresAt = (rest: string) => ({ DATABASE_URL: `postgres://u:secret-password${rest}` });
test.each<[string, Record<string, string>, RegExp]>([
	['a file that is no database', fresh('no-database'), /^The store file is not an SQLite database: [^\n]*\.$/],
	['a folder that is a file', fresh('file'), /^DATA_DIR names a file/],
	['a folder that cannot be made', { DATA_DIR: '/proc/none' }, folderSentence],
	['a folder that takes no files', { DATA_DIR: '/proc' }, folderSentence],
	['a folder with too long a name', fresh('x'.repeat(300)), folderSentence],
	['a folder that leads to itself', fresh('loop/none'), folderSentence],
	['a folder in which the file is a folder', fresh('file-is-folder'), folderSentence],
	['a PostgreSQL that does not run', postgresAt('@127.0.0.1:1/none'), unreachable],
	['a PostgreSQL that no name leads to', postgresAt('@none.invalid/none'), unreachable],
	['a port of PostgreSQL that is none', postgresAt('@127.0.0.1/none?port=none'), unreachable],
	['a PostgreSQL that hangs up', postgresAt(`@127.0.0.1:${hangingUpPort}/none`), broken],
	['a socket that is missing', postgresAt('@%2Fnone/none'), noSocket],
	['a certificate that is missing', postgresAt(`@127.0.0.1:1/none?${verified}`), noCertificate],
	['the address of another machine', { ...fresh('host'), HOST: 'fe80::1' }, elsewhere],
	['the IPv4 address of another machine', { ...fresh('host'), HOST: '192.0.2.1' }, elsewhere],
	['a name that leads nowhere', { ...fresh('host'), HOST: 'none.invalid' }, elsewhere],
])('does not start on %s, and says so in one sentence', async (_case, environment, sentence) => {
	const starting = startService(environment);
	await expect(starting).rejects.toThrow(sentence);
	await expect(starting).rejects.not.toThrow('secret-password');
});

test('does not start on a damaged file', async () => {
	const environment = fresh('damaged');
	for (let index = 0; index < 50; index++) await storeEnquiry(environment);
	truncateSync(fileIn(environment), 6000);
	const sentence = /^The store file is (damaged|not an SQLite database): [^\n]*\.$/;
	await expect(startService(environment)).rejects.toThrow(sentence);
});

test('does not start without the key of its encrypted enquiries', async () => {
	const environment = fresh('encrypted');
	const [lost, next] = [encryptionKey('a'), encryptionKey('b')];
	await storeEnquiry({ ...environment, ENCRYPTION_KEY: lost });
	for (const ENCRYPTION_KEY of ['', next])
		await expect(startService({ ...environment, ENCRYPTION_KEY })).rejects.toThrow(
			/ENCRYPTION_KEY does not hold: add that key at its end\.$/,
		);
	const rotated = await startService({ ...environment, ENCRYPTION_KEY: `${next},${lost}` });
	expect(await rotated.end()).toBe(0);
});

test('the start warns of enquiries that were stored before the first key', async () => {
	const environment = fresh('first-key');
	await storeEnquiry(environment);
	const startAndRead = async (ENCRYPTION_KEY: string) => {
		const service = await startService({ ...environment, ENCRYPTION_KEY });
		await service.end();
		return service.log();
	};
	const warning = 'ENCRYPTION_KEY does not protect one enquiry stored before it was set';
	expect(await startAndRead('')).not.toContain(warning);
	expect(await startAndRead(encryptionKey('a'))).toContain(warning);
});

test('does not start on a port that is taken', async () => {
	await using service = await startService(fresh('taken'));
	const { port } = new URL(service.url);
	const sentence = new RegExp(`^PORT ${port} is already in use[^\\n]*\\.$`);
	await expect(startService({ ...fresh('other'), PORT: port })).rejects.toThrow(sentence);
});

test.skipIf(!mounted)('does not start on a read-only disk, and says why', async () => {
	await storeEnquiry(disk);
	execFileSync('mount', ['-o', 'remount,ro', disk.DATA_DIR]);
	await expect(startService(disk)).rejects.toThrow(/read-only/);
});

test('the start warns of a store that other users of the machine may open', async () => {
	const environment = fresh('exposed');
	const file = fileIn(environment);
	await storeEnquiry(environment);
	const startAndRead = async () => {
		const service = await startService(environment);
		await service.end();
		return service.log();
	};
	expect(await startAndRead()).not.toContain('OTHER USERS');
	chmodSync(environment.DATA_DIR, 0o755);
	chmodSync(file, 0o640);
	const named = `${environment.DATA_DIR} ${file} ${file}-wal`;
	expect(await startAndRead()).toContain(`OTHER USERS of this machine may open the store: run chmod go= ${named}\n`);
	execFileSync('chmod', ['go=', environment.DATA_DIR, file]);
	expect(await startAndRead()).not.toContain('OTHER USERS');
});

test('SIGTERM under load: whatever was answered is stored, and the exit code is 0', async () => {
	const environment = fresh('stopped');
	const service = await startService(environment);
	const acknowledged: string[] = [];
	const isLoaded = Promise.withResolvers<void>();
	let running = true;
	const send = async () => {
		while (running) {
			try {
				const answer = await postEnquiry(service.url);
				if (answer.status === 201) acknowledged.push((await answer.json()).reference);
				if (acknowledged.length === 200) isLoaded.resolve();
			} catch {
				running = false;
			}
		}
	};
	const sending = Array.from({ length: 20 }, send);
	await isLoaded.promise;
	expect(await service.end('SIGTERM')).toBe(0);
	running = false;
	await Promise.all(sending);
	const stored = new Set(await storedReferences(environment));
	expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});

test('further signals while it closes change nothing: requests in flight are answered, and the exit code is 0', async () => {
	const service = await startService(fresh('signalled'));
	const body = JSON.stringify(sampleEnquiry());
	const head = 'POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
	const socket = connectTo(service.url).setEncoding('utf8');
	socket.write(`${head}Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n{`);
	const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]);
	// An answer on another connection shows that the server has read the partial request above.
	await postEnquiry(service.url);
	service.process.kill('SIGTERM');
	await vi.waitFor(() => expect(fetch(service.url)).rejects.toThrow(), { timeout: 20_000 });
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) service.process.kill(signal);
	socket.write(body.slice(1));
	const [answer] = await answered;
	expect(answer).toMatch(/^HTTP\/1\.1 201 /);
	expect(await service.end()).toBe(0);
});

test('a connection without a request does not delay the shutdown', async () => {
	const service = await startService(fresh('unused'));
	for (const words of ['', 'GET / HT']) {
		const socket = connectTo(service.url);
		await once(socket, 'connect');
		socket.on('error', () => {}).write(words);
	}
	await postEnquiry(service.url);
	const begin = performance.now();
	expect(await service.end()).toBe(0);
	// If these connections delayed the shutdown, the server would cut them off only after ten seconds.
	expect(performance.now() - begin).toBeLessThan(9000);
});

const thrown = "Object.assign(new Error('Mei Ling'), { code: '23505' })";
test.each([
	['thrown', `() => { throw ${thrown}; }`],
	['rejected', `async () => { throw ${thrown}; }`],
	['rejected with no error', "() => { Promise.reject('Mei Ling'); }"],
])('an uncaught error, %s, is logged, closes the store and exits 1', async (_case, handler) => {
	const environment = fresh(randomUUID());
	const program = join(folder, 'uncaught.mts');
	writeFileSync(
		program,
		`import { runService } from '${join(import.meta.dirname, '../../service/run-service.ts')}';
		process.on('SIGHUP', ${handler});
		await runService();`,
	);
	const service = await startService(environment, program);
	const { reference } = await (await postEnquiry(service.url)).json();
	expect(await service.end('SIGHUP')).toBe(1);
	expect(service.log()).toMatch(/"uncaught error".*"closed"/s);
	expect(service.log()).not.toContain('Mei Ling');
	expect(await storedReferences(environment)).toEqual([reference]);
});

test('SIGUSR1 opens no inspector in a service started as npm starts it', async () => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	const flags = scripts.start.match(/node (.*) build/)?.[1].split(' ') ?? [];
	const service = await startServerBy([process.execPath, ...flags, builtServer], fresh('inspected'));
	service.process.kill('SIGUSR1');
	expect(await service.end()).toBe(0);
	expect(service.log()).not.toContain('Debugger listening');
	expect(service.log()).toContain('closed');
});
