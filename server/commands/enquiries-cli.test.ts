/** The operator's command line as it is run, beside a server that is running too. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanEnvironment, type ServerProcess } from '../../scripts/start-server.ts';
import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { startReceiver } from '../testing/receiver.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import {
	answerCommand,
	encryptionKey,
	postEnquiry,
	receiptOf,
	runCommand,
	startService,
	storedReferences,
} from '../testing/service.ts';
import { storedBytes } from '../testing/stored-bytes.ts';
import { storeEnquiry } from '../testing/stored-enquiry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const place = { DATA_DIR: join(folder, 'store') };
const run = (...args: string[]) => runCommand(place, ...args);

let service: ServerProcess;
beforeAll(async () => {
	service = await startService(place);
});
afterAll(async () => {
	await service.end();
	rmSync(folder, { recursive: true });
});

async function send(changes: Record<string, unknown> = {}): Promise<EnquiryReceipt> {
	const answer = await postEnquiry(service.url, sampleEnquiry(changes));
	expect(answer.status).toBe(201);
	return receiptOf(answer);
}

/** As if it had come in so many days ago. */
function age(reference: string, days: number): void {
	const receivedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
	const store = new DatabaseSync(join(place.DATA_DIR, 'enquiries.sqlite'), { timeout: 5000 });
	store.prepare('UPDATE enquiries SET received_at = ? WHERE reference = ?').run(receivedAt, reference);
	store.close();
}

const listed = (...filter: string[]) => storedReferences(place, ...filter);

const fields =
	'reference receivedAt name dateOfBirth email mobilePhone mobilePhoneE164 gestationalWeek pregnancyType additionalInfo partner plan page consentVersion consentAt withdrawnAt language widgetVersion origin'.split(
		' ',
	);

test('list shows enquiries newest first, as a table and as JSON', async () => {
	const older = await send({ partner: 'listed' });
	const newer = await send({ partner: 'listed', name: 'Evil\u001b[31m Name' });
	const table = await run('list', '--partner', 'listed');
	expect(table).toMatchObject({ code: 0, words: '2 enquiries.\n' });
	expect(table.out).not.toContain('\u001b');
	expect(table.out.split('\n')[1]).toContain(newer.reference);
	expect(table.out.split('\n')[1]).toContain(' +6581234567 ');
	const json = JSON.parse((await run('list', '--partner', 'listed', '--json')).out);
	expect(json.map(({ reference }: { reference: string }) => reference)).toEqual([newer.reference, older.reference]);
	expect(Object.keys(json[0])).toEqual(fields);
	expect(await listed('--partner', 'listed', '--limit', '1')).toEqual([newer.reference]);
	age(older.reference, 1);
	expect(await listed('--partner', 'listed', '--since', newer.receivedAt)).toEqual([newer.reference]);
	expect(await listed('--partner', 'listed', '--since', '2999-01-01')).toEqual([]);
	expect((await run('list', '--partner', 'nobody', '--json')).out).toBe('[]\n');
});

test('show tells everything about one enquiry, however its reference is typed', async () => {
	const { reference } = await send({ name: 'Shown' });
	const shown = await run('show', reference.toLowerCase().replaceAll('-', ' '));
	expect(shown.code).toBe(0);
	for (const words of ['Shown', 'I agree that', 'mei@example.com']) expect(shown.out).toContain(words);
	expect(Object.keys(JSON.parse((await run('show', reference, '--json')).out))).toEqual([
		...fields,
		'consentText',
		'deliveries',
	]);
});

test('show --email reports everything held about a person', async () => {
	await send({ email: 'Access@Example.com' });
	const report = JSON.parse((await run('show', '--email', 'access@example.com', '--json')).out);
	expect(report).toHaveLength(1);
	expect(report[0]).toMatchObject({
		email: 'Access@Example.com',
		consentText: expect.stringMatching(/^I agree/),
		deliveries: [],
	});
});

test('export writes safe CSV and JSON lines, oldest first', async () => {
	const text = {
		name: '=HYPERLINK("http://evil.example")',
		additionalInfo: 'Line 1\nLine "2", end',
		mobilePhone: '+65 8123 4567',
	};
	const { reference } = await send({ ...text, partner: 'exported' });
	await send({ partner: 'exported', pregnancyType: ['single-natural', 'multiple-natural'] });
	const csv = await run('export', '--format', 'csv', '--partner', 'exported');
	expect(csv.code).toBe(0);
	expect(csv.out.split('\r\n')[0]).toBe(fields.join(','));
	expect(csv.out).toContain('"\'=HYPERLINK(""http://evil.example"")"');
	expect(csv.out).toContain("'+65 8123 4567,'+6581234567");
	expect(csv.out).toContain('"Line 1\nLine ""2"", end"');
	expect(csv.out).toContain(',"single-natural;multiple-natural",');
	const lines = (await run('export', '--format', 'jsonl', '--partner', 'exported')).out
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(lines).toHaveLength(2);
	expect(lines[0]).toMatchObject({ reference, ...text });
	expect(Object.keys(lines[0])).toEqual(fields);
});

test.each([
	['a line feed', 'hello\n=1+1'],
	['a carriage return', 'hello\r=1+1'],
	['a semicolon', 'hello;=1+1'],
	['a tab', 'hello\t=1+1'],
])('in CSV, text with %s and nothing else to quote stays in one cell', async (name, additionalInfo) => {
	const partner = name.replaceAll(' ', '-');
	await send({ partner, additionalInfo });
	const { out } = await run('export', '--format', 'csv', '--partner', partner);
	expect(out).toContain(`,"${additionalInfo}",`);
});

test.each(['=1', ' =1', '\n=1', '\r\n+1', '\u00a0-1', '\ufeff@1', '\u200d=1', '\t1', '＝1'])(
	'in CSV, %j is told not to be a formula',
	async (additionalInfo) => {
		const partner = `formula-${Buffer.from(additionalInfo).toString('hex')}`;
		await send({ partner, additionalInfo });
		const { out } = await run('export', '--format', 'csv', '--partner', partner);
		expect(out).toMatch(/,"?'[^,"]+"?,formula-/);
		expect(out).toContain(`'${additionalInfo.replace('\r\n', '\n')}`);
	},
);

test.each(['--help', '-h'])('the command line and each command explain themselves: %s', async (help) => {
	expect(await run(help)).toMatchObject({ code: 0, words: expect.stringMatching(/^Usage: enquiries COMMAND\n/) });
	expect(await run('list', help)).toMatchObject({ code: 0, words: expect.stringMatching(/^Usage: enquiries list \[/) });
});

test('withdraw takes the reference that people are told to send, for all of their enquiries', async () => {
	const mobilePhone = '9111 2222';
	const first = await send({ email: 'both@example.com', mobilePhone });
	await send({ email: 'Both@example.com', name: 'Again', mobilePhone });
	const { code, words } = await run('withdraw', '--reference', first.reference.toLowerCase());
	expect({ code, words }).toEqual({ code: 0, words: 'Consent withdrawn for 2 enquiries.\n' });
	const again = await run('withdraw', '--reference', first.reference);
	expect(again).toEqual({ code: 0, out: '', words: 'Consent had been withdrawn already.\n' });
});

test('withdraw records the time, and later exports leave the person out', async () => {
	const { reference } = await send({ email: 'gone@example.com', partner: 'withdrawn' });
	expect(await run('withdraw', '--email', 'GONE@example.com')).toMatchObject({ code: 0, out: '' });
	expect((await run('export', '--format', 'jsonl', '--partner', 'withdrawn')).out).toBe('');
	const { withdrawnAt } = JSON.parse((await run('show', reference, '--json')).out);
	expect(Math.abs(Date.parse(withdrawnAt) - Date.now())).toBeLessThan(60_000);
});

test('erase leaves no byte of the person in the store, while the server runs', async () => {
	await send({ email: 'zebulon@quagga.example', name: 'Zebulon Quagga' });
	expect(await run('erase', '--email', 'ZEBULON@quagga.example')).toMatchObject({ code: 1, out: '' });
	expect((await run('show', '--email', 'zebulon@quagga.example')).code).toBe(0);
	expect(await run('erase', '--email', 'ZEBULON@quagga.example', '--yes')).toMatchObject({ code: 0, out: '' });
	expect(storedBytes(place.DATA_DIR)).not.toMatch(/quagga|zebulon/i);
	await send();
});

test.each([
	['yellow', 1, /^Erase 1 enquiry for good\? Type yes: Nothing was erased\.\n$/],
	['yes', 0, /^Erase 1 enquiry for good\? Type yes: Erased: 1\. /],
])('erase asks a person, who answers %s', async (answer, code, words) => {
	const { reference } = await send();
	const program = [join(import.meta.dirname, 'enquiries-cli.ts'), 'erase', '--reference', reference];
	const options = { env: cleanEnvironment(place), input: `${answer}\n`, encoding: 'utf8' } as const;
	const erased = spawnSync(process.execPath, program, options);
	expect(erased).toMatchObject({ status: code, stdout: '', stderr: expect.stringMatching(words) });
	expect((await run('show', reference)).code).toBe(code === 0 ? 1 : 0);
});

test.each([
	['erase', ['erase', '--email', 'rhinoceros@dodo.example', '--yes'], 1],
	['purge', ['purge'], 0],
])(
	'%s that was killed before the bytes were gone is finished when it is run again, and once',
	async (_name, args, code) => {
		await send({ email: 'rhinoceros@dodo.example' });
		const killed = `
		import { openDatabase } from '${import.meta.resolve('../database/open-database.ts')}';
		import { createFieldEncryption } from '${import.meta.resolve('../database/field-encryption.ts')}';
		import { eraseEnquiries } from '${import.meta.resolve('../enquiries/data-retention.ts')}';
		const database = await openDatabase({ dataDir: '${place.DATA_DIR}' }, () => {});
		const compact = () => process.kill(process.pid, 'SIGKILL');
		await eraseEnquiries({ ...database, compact }, createFieldEncryption([]), { email: 'rhinoceros@dodo.example' });`;
		expect(spawnSync(process.execPath, ['--input-type=module', '--eval', killed]).signal).toBe('SIGKILL');
		expect(storedBytes(place.DATA_DIR)).toMatch(/rhinoceros/);
		expect(await run(...args)).toMatchObject({ code, out: '' });
		expect(storedBytes(place.DATA_DIR)).not.toMatch(/rhinoceros/);
		const rewritten = readFileSync(sqlitePath(place.DATA_DIR));
		expect(await run(...args)).toMatchObject({ code, out: '' });
		expect(readFileSync(sqlitePath(place.DATA_DIR)).equals(rewritten)).toBe(true);
	},
);

test('purge removes what is older than the retention time, or than asked for', async () => {
	const old = await send({ partner: 'purged' });
	const fresh = await send({ partner: 'purged' });
	age(old.reference, 731);
	expect(await run('purge', '--older-than', '732', '--yes')).toEqual({
		code: 0,
		out: '',
		words: 'Purged: 0, received more than 732 days ago.\n',
	});
	expect(await listed('--partner', 'purged')).toEqual([fresh.reference, old.reference]);
	expect(await run('purge', '--yes')).toMatchObject({
		code: 0,
		words: 'Purged: 1, received more than 730 days ago.\n',
	});
	expect(await listed('--partner', 'purged')).toEqual([fresh.reference]);
	expect((await run('purge', '--older-than', '36500', '--yes')).code).toBe(0);
	expect(await run('purge', '--older-than', '0')).toMatchObject({
		code: 1,
		words: expect.stringMatching(/^Purge \d+ enquir.*\? Type yes: Nothing was purged\.\n$/),
	});
	const everything = await run('purge', '--older-than', '0', '--yes');
	expect(everything).toMatchObject({ code: 0, words: expect.stringMatching(/^Purged: [1-9]\d*, .* 0 days ago\.\n$/) });
	expect(await listed()).toEqual([]);
});

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

test('deliveries lists the queue and tries again by hand', async () => {
	const receiver = await startReceiver();
	receiver.behave((response) => response.writeHead(500).end());
	const other = { DATA_DIR: join(folder, 'other') };
	const delivering = await startService({ ...other, ...receiver.environment });
	const { reference } = await receiptOf(await postEnquiry(delivering.url, sampleEnquiry()));
	await receiver.until(1);
	const listed = await runCommand(other, 'deliveries', '--state', 'pending');
	expect(listed.out).toContain(reference);
	expect(listed.out).toContain('webhook');
	// Still failing: a delivery that succeeds by itself meanwhile could not be retried by hand any more.
	expect((await runCommand(other, 'deliveries', '--retry', reference)).code).toBe(0);
	receiver.behave((response) => response.writeHead(204).end());
	await vi.waitFor(async () => {
		const done = await runCommand(other, 'deliveries', '--state', 'done', '--json');
		expect(JSON.parse(done.out)).toMatchObject([{ reference }]);
	}, 15_000);
	const [delivered] = JSON.parse((await runCommand(other, 'deliveries', '--json')).out);
	expect(delivered.finishedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
	const finishedInSingapore = new Date(delivered.finishedAt).toLocaleString('sv-SE', { timeZone: 'Asia/Singapore' });
	expect((await runCommand(other, 'deliveries')).out.split('\n')[1]).toMatch(
		new RegExp(`^${reference} +webhook +done +\\d+ +- +${finishedInSingapore} +-$`),
	);
	expect((await runCommand(other, 'show', reference)).out).toMatch(
		/^deliveries +webhook done \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/m,
	);
	const [report] = JSON.parse((await runCommand(other, 'show', '--email', 'mei@example.com', '--json')).out);
	expect(report.deliveries).toEqual([{ target: 'webhook', state: 'done', finishedAt: delivered.finishedAt }]);
	await delivering.end();
	expect((await runCommand(other, 'deliveries', '--retry', reference)).code).toBe(1);
	receiver.close();
});

test('an enquiry from before there was a receiver is sent to it, and what is over is sent again', async () => {
	const place = { DATA_DIR: join(folder, 'without-receiver') };
	const reference = await storeEnquiry(place);
	const send = (environment: Record<string, string>) => runCommand(environment, 'deliveries', '--send', reference);
	expect(await send(place)).toMatchObject({ code: 1, words: expect.stringMatching(/^No receiver is configured here/) });
	const receiver = await startReceiver();
	const configured = { ...place, ...receiver.environment };
	expect(await send(configured)).toEqual({ code: 0, out: '', words: 'Due now: 1.\n' });
	expect(await send(configured)).toMatchObject({ code: 1, words: expect.stringMatching(/^Nothing to send/) });
	const service = await startService(configured);
	await receiver.until(1);
	const again = ['deliveries', '--retry-all', '--state', 'done', '--target', 'webhook', '--since', '2026-01-01'];
	await expect
		.poll(async () => (await runCommand(place, ...again)).words, { timeout: 10_000 })
		.toBe('Due again now: 1.\n');
	await receiver.until(2);
	expect((await runCommand(place, 'withdraw', '--reference', reference)).code).toBe(0);
	await receiver.until(3);
	expect((await runCommand(place, 'erase', '--reference', reference, '--yes')).code).toBe(0);
	await receiver.until(4);
	const told = receiver.received.map(({ body }) => JSON.parse(body).type);
	expect(told).toEqual(['enquiry.created', 'enquiry.created', 'enquiry.withdrawn', 'enquiry.erased']);
	await service.end();
	receiver.close();
});

test('what was erased since a back-up is erased again from what is restored', async () => {
	const erased = await send({ partner: 'erased-later' });
	const kept = await send({ partner: 'erased-later' });
	const restored = { DATA_DIR: join(folder, 'replayed') };
	mkdirSync(restored.DATA_DIR);
	await run('backup', join(restored.DATA_DIR, 'enquiries.sqlite'));
	await run('erase', '--reference', erased.reference, '--yes');
	const { out } = await run('erase', '--list');
	expect(out).toMatch(new RegExp(`^${erased.reference} \\d{4}-.*Z$`, 'm'));
	const file = join(folder, 'erased.txt');
	writeFileSync(file, out);
	const replay = () => runCommand(restored, 'erase', '--replay', file, '--yes');
	expect(await replay()).toMatchObject({ code: 0, words: expect.stringContaining('Erased: 1.') });
	expect(await storedReferences(restored, '--partner', 'erased-later')).toEqual([kept.reference]);
	expect(await replay()).toMatchObject({ code: 0, words: expect.stringMatching(/^Nothing to erase/) });
	writeFileSync(file, 'mei@example.com\n');
	expect(await replay()).toMatchObject({ code: 1, words: expect.stringMatching(/^Line 1 of/) });
});

test('withdraw names enquiries with the same phone from another address', async () => {
	const mobilePhone = '9876 5432';
	await send({ email: 'one@phone.example', mobilePhone });
	const other = await send({ email: 'two@phone.example', mobilePhone: '+65 9876-5432' });
	const { words } = await run('withdraw', '--email', 'one@phone.example');
	expect(words).toContain(`The same phone stands under another address in ${other.reference}: ask the person`);
});

test('show lists what still waits to be delivered', async () => {
	const waiting = { DATA_DIR: join(folder, 'waiting') };
	const reference = await storeEnquiry(waiting, {}, ['webhook', 'email:advisers@example.com']);
	expect((await runCommand(waiting, 'show', reference)).out).toMatch(
		/^deliveries +(webhook pending, email:advisers@example.com pending|email:advisers@example.com pending, webhook pending)\n$/m,
	);
});

describe('exit code 2 and the usage, for', () => {
	test.each<[string[], RegExp]>([
		[[], /^Usage: enquiries COMMAND\n {2}list /],
		[['unknown'], /^There is no command unknown\.\nUsage: enquiries COMMAND\n {2}list /],
		[['constructor'], /^There is no command constructor\.\nUsage: enquiries COMMAND\n {2}list /],
		[['list', '--colour'], /'--colour'.*\nUsage: enquiries list \[/],
		[['list', 'extra'], /^Usage: enquiries list \[/],
		[['show', 'A', 'B'], /^Usage: enquiries show REFERENCE/],
		[['list', '--partner', ''], /^A value is empty\.\nUsage: enquiries list \[/],
		[['list', '--since='], /^A value is empty\.\nUsage: enquiries list \[/],
		[['export', '--format', 'csv', '--partner', ''], /^A value is empty\.\nUsage: enquiries export /],
		[['deliveries', '--retry', ''], /^A value is empty\.\nUsage: enquiries deliveries /],
		[['deliveries', '--state', ''], /^A value is empty\.\nUsage: enquiries deliveries /],
		[['erase', '--email', '', '--reference', 'A'], /^A value is empty\.\nUsage: enquiries erase /],
		[['show', ''], /^A value is empty\.\nUsage: enquiries show /],
		[['backup', ''], /^A value is empty\.\nUsage: enquiries backup /],
	])('%j', async (args, usage) => {
		const { code, out, words } = await run(...args);
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(words).toMatch(usage);
		expect(words).not.toMatch(/^\s+at /m);
	});
});

describe('exit code 2 and a sentence, for', () => {
	test.each<[string[], RegExp]>([
		[['list', '--limit', '0'], /^--limit must be a whole number, 1 or more\.\n$/],
		[['list', '--limit', 'many'], /^--limit must be a whole number, 1 or more\.\n$/],
		[['list', '--since', 'yesterday'], /^--since must be a date or a time, .*\n$/],
		[['list', '--since', '2026-02-30'], /^--since must be a date or a time, .*\n$/],
		[['list', '--since', '2026-11-21T25:00'], /^--since must be a date or a time, .*\n$/],
		[['list', '--since', '2026-11-21 soon'], /^--since must be a date or a time, .*\n$/],
		[['show'], /^Give either a reference or --email\.\n$/],
		[['show', 'A', '--email', 'b@example.com'], /^Give either a reference or --email\.\n$/],
		[['export'], /^--format must be csv or jsonl\.\n$/],
		[['export', '--format', 'xml'], /^--format must be csv or jsonl\.\n$/],
		[['erase', '--yes'], /^Give either --email or --reference\.\n$/],
		[['withdraw'], /^Give either --email or --reference\.\n$/],
		[['withdraw', '--email', 'a@b.example', '--reference', 'A'], /^Give either --email or --reference\.\n$/],
		[['purge', '--older-than', 'x'], /^--older-than must be a whole number from 0 to 36500\.\n$/],
		[['purge', '--older-than', '36501'], /^--older-than must be a whole number from 0 to 36500\.\n$/],
		[['purge', '--older-than', '999999999'], /^--older-than must be a whole number from 0 to 36500\.\n$/],
		[['deliveries', '--state', 'lost'], /^--state must be one of pending, .*\n$/],
		[['deliveries', '--retry-all', '--state', 'pending'], /^--state must be one of dead, done .*\n$/],
		[['deliveries', '--target', 'webhook'], /^--target and --since go with --retry-all\.\n$/],
	])('%j', async (args, sentence) => {
		const { code, out, words } = await run(...args);
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(words).toMatch(sentence);
	});
});

test('output that cannot be written is a failure with a sentence', async () => {
	await send();
	const full = openSync('/dev/full', 'w');
	for (const command of [
		['list', '--json'],
		['export', '--format', 'csv'],
	]) {
		const { status, stderr } = spawnSync(
			process.execPath,
			[join(import.meta.dirname, 'enquiries-cli.ts'), ...command],
			{
				env: cleanEnvironment(place),
				stdio: ['ignore', full, 'pipe'],
				encoding: 'utf8',
			},
		);
		expect({ status, stderr }).toEqual({ status: 1, stderr: 'Standard output cannot be written (ENOSPC).\n' });
	}
	closeSync(full);
});

describe('exit code 1 and a sentence, for', () => {
	test.each<[string, string[], RegExp]>([
		['an unknown reference', ['show', 'NONE'], /^There is no enquiry with the reference NONE\.\n$/],
		['an unknown person', ['show', '--email', 'nobody@example.com'], /^There is no enquiry from that address\.\n$/],
		['nobody to erase', ['erase', '--email', 'nobody@example.com', '--yes'], /^Nothing to erase/],
		['nobody to withdraw', ['withdraw', '--email', 'nobody@example.com'], /^There is no enquiry/],
		['nothing to withdraw', ['withdraw', '--reference', 'NONE'], /^There is no enquiry with the reference NONE\.\n$/],
		['nothing to retry', ['deliveries', '--retry', 'NONE'], /^Nothing to retry/],
	])('%s', async (_case, args, sentence) => {
		const { code, out, words } = await run(...args);
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(words).toMatch(sentence);
	});

	test('a back-up that cannot be written, of which nothing is left', async () => {
		const file = join(folder, 'none/b.sqlite');
		expect(await run('backup', file)).toEqual({
			code: 1,
			out: '',
			words: expect.stringMatching(
				/^\S+b\.sqlite cannot be written, and nothing was backed up \(ENOENT: [^\n]*\)\.\n$/,
			),
		});
		expect(readdirSync(folder)).not.toContain('none');
	});

	test('a store of an older version, which the service that runs has to be able to use again', async () => {
		const older = { DATA_DIR: join(folder, 'older') };
		await storeEnquiry(older);
		const store = new DatabaseSync(sqlitePath(older.DATA_DIR));
		store.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)');
		const migrations = () => store.prepare('select name from kysely_migration').all();
		const before = migrations();
		expect(await runCommand(older, 'list')).toMatchObject({
			code: 1,
			words: expect.stringMatching(/^The tables are of an older version: [^\n]*\.\n$/),
		});
		expect(await runCommand(older, 'backup', join(folder, 'older.sqlite'))).toMatchObject({ code: 0 });
		expect(migrations()).toEqual(before);
		store.close();
	});

	test('a folder without a store, which is not made', async () => {
		const { code, words } = await runCommand({ DATA_DIR: join(folder, 'nowhere') }, 'list');
		expect(code).toBe(1);
		expect(words).toMatch(/^There is no store in /);
		expect(readdirSync(folder)).not.toContain('nowhere');
	});

	test.each([
		['show', '--email', 'mei@example.com'],
		['erase', '--email', 'mei@example.com', '--yes'],
		['withdraw', '--email', 'mei@example.com'],
	])('a key that is missing, not "nothing found": %s', async (...args) => {
		const encrypted = { DATA_DIR: join(folder, `encrypted-for-${args[0]}`), ENCRYPTION_KEY: encryptionKey('a') };
		await storeEnquiry(encrypted, { email: 'mei@example.com' });
		expect(await runCommand({ ...encrypted, ENCRYPTION_KEY: encryptionKey('b') }, ...args)).toEqual({
			code: 1,
			out: '',
			words: expect.stringMatching(/ENCRYPTION_KEY does not hold: add that key at its end\.\n$/),
		});
		expect((await runCommand(encrypted, ...args)).code).toBe(0);
	});

	test('a key that is lost: the rest is listed and exported, and what cannot be read is named', async () => {
		const place = { DATA_DIR: join(folder, 'lost-key') };
		const [a, b] = [encryptionKey('a'), encryptionKey('b')];
		const lost = await storeEnquiry({ ...place, ENCRYPTION_KEY: a });
		const left = await storeEnquiry({ ...place, ENCRYPTION_KEY: `${b},${a}` });
		const words = new RegExp(
			`^${lost} cannot be read\\.\n[^]*ENCRYPTION_KEY does not hold: add that key at its end\\.\n$`,
		);
		for (const command of [
			['list', '--json'],
			['export', '--format', 'jsonl'],
			['export', '--format', 'csv'],
		]) {
			const { code, out, words: said } = await runCommand({ ...place, ENCRYPTION_KEY: b }, ...command);
			expect(code).toBe(1);
			expect(said).toMatch(words);
			expect(out).toContain(left);
			expect(out).not.toContain(lost);
		}
		const erase = ['erase', '--reference', lost, '--yes'];
		expect((await runCommand({ ...place, ENCRYPTION_KEY: b }, ...erase)).code).toBe(0);
		expect(await storedReferences({ ...place, ENCRYPTION_KEY: b })).toEqual([left]);
	});

	test('a key that is missing: withdraw by a reference, which would pass over the enquiries under that key', async () => {
		const encrypted = { DATA_DIR: join(folder, 'encrypted-for-reference') };
		const [a, b] = [encryptionKey('a'), encryptionKey('b')];
		await storeEnquiry({ ...encrypted, ENCRYPTION_KEY: a });
		const reference = await storeEnquiry({ ...encrypted, ENCRYPTION_KEY: `${b},${a}` });
		const withdraw = (keys: string) =>
			runCommand({ ...encrypted, ENCRYPTION_KEY: keys }, 'withdraw', '--reference', reference);
		expect(await withdraw(b)).toMatchObject({
			code: 1,
			words: expect.stringMatching(/ENCRYPTION_KEY does not hold: add that key at its end\.\n$/),
		});
		expect((await withdraw(`${b},${a}`)).words).toBe('Consent withdrawn for 2 enquiries.\n');
	});

	test('a setting that is wrong, in the words that the server has for it', async () => {
		expect(await runCommand({ ...place, RETENTION_DAYS: 'long' }, 'list')).toEqual({
			code: 1,
			out: '',
			words: expect.stringMatching(/^RETENTION_DAYS must be a whole number of days from 1 to \d+\.\n$/),
		});
	});
});

test('an address can be read from standard input, and what is no address is refused', async () => {
	await send({ email: 'piped@example.com' });
	const piped = await answerCommand('Piped@example.com\n', place, 'erase', '--email', '-', '--yes');
	expect(piped).toMatchObject({ code: 0, words: expect.stringContaining('Erased: 1.') });
	expect(await run('erase', '--email', 'piped', '--yes')).toMatchObject({
		code: 2,
		words: 'That is no e-mail address.\n',
	});
});
