/** Tests of the operator's command line: help, failures, older tables, missing keys, and that npm logs no personal data. */

import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { cleanEnvironment } from '../../scripts/testing/start-server.ts';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { sqlitePath } from '../database/engines/sqlite.ts';
import { builtCommandLine, encryptionKey, runCommand, storedReferences, storeEnquiry } from '../testing/service.ts';

const folder = testFolder();
const environment = { DATA_DIR: join(folder, 'store') };
symlinkSync('loop', join(folder, 'loop'));
beforeAll(() => storeEnquiry(environment));
const run = (...args: string[]) => runCommand(environment, ...args);

test.each(['--help', '-h'])('the command line and each command have help: %s', async (help) => {
	expect(await run(help)).toMatchObject({ code: 0, messages: expect.stringMatching(/^Usage: enquiries COMMAND\n/) });
	expect(await run('list', help)).toMatchObject({
		code: 0,
		messages: expect.stringMatching(/^Usage: enquiries list \[/),
	});
});

const usage = /^Usage: enquiries COMMAND\n {2}list /;
const empty = (command: string) => new RegExp(`^A value is empty\\.\\nUsage: enquiries ${command} `);
const time = /^--since must be a date or a time, [^\n]*\n$/;
const person = /^Give one of --email, --phone and --reference\.\n$/;
const days = /^--older-than must be a whole number from 0 to 36500\.\n$/;
const format = /^--format must be csv or jsonl\.\n$/;
const limit = /^--limit must be a whole number, 1 or more\.\n$/;
const either = /^Give a reference, --email or --phone\.\n$/;
test.each<[RegExp, string[]]>([
	[usage, ['']],
	[/^There is no command unknown\.\nUsage: enquiries COMMAND\n {2}list /, ['unknown']],
	[/^There is no command constructor\.\nUsage: enquiries COMMAND\n {2}list /, ['constructor']],
	[/'--colour'.*\nUsage: enquiries list \[/, ['list --colour']],
	[/^Usage: enquiries list \[/, ['list extra']],
	[/^Usage: enquiries show REFERENCE\|ADDRESS \[/, ['show A B']],
	[empty('list'), ['list --partner ∅', 'list --since=']],
	[empty('export'), ['export --format csv --partner ∅']],
	[empty('deliveries'), ['deliveries --retry ∅', 'deliveries --state ∅']],
	[empty('erase'), ['erase --email ∅ --reference A']],
	[empty('show'), ['show ∅']],
	[empty('backup'), ['backup ∅']],
	[limit, ['list --limit 0', 'list --limit many']],
	[time, ['yesterday', '2026-02-30', '2026-11-21T25:00', '2026-11-21Tsoon'].map((typed) => `list --since ${typed}`)],
	[either, ['show', 'show A --email b@example.com']],
	[format, ['export', 'export --format xml']],
	[person, ['erase --yes', 'withdraw', 'withdraw --email a@b.example --reference A']],
	[/^That is no e-mail address\.\n$/, ['erase --email piped --yes']],
	[days, ['x', '36501', '999999999'].map((typed) => `purge --older-than ${typed}`)],
	[/^--by must be one of partner, month\.\n$/, ['count --by name']],
	[/^--state must be one of pending, dead, done\.\n$/, ['deliveries --state lost']],
	[/^--state must be one of dead, done [^\n]*\n$/, ['deliveries --retry-all --state pending']],
	[/^--target goes with --retry-all or --dismiss-all\.\n$/, ['deliveries --target webhook']],
	[/^--since goes with --retry-all, or with --send and --partner\.\n$/, ['deliveries --since 2026-11-21']],
	[
		/^--partner goes with --send without a reference\.\n$/,
		['deliveries --partner a', 'deliveries --send A --partner a'],
	],
	[
		/^Give --send a reference, or --partner and --since\.\n$/,
		['deliveries --send', 'deliveries --send --since 2026-11-21'],
	],
	[/^--dismiss-all needs --target\.\n$/, ['deliveries --dismiss-all']],
	[/^Usage: enquiries deliveries \[.* \[--send \[REFERENCE\]\] /, ['deliveries A', 'deliveries --send A B']],
	[/^There is no target webhook\. The targets configured here: none\.\n$/, ['deliveries --test webhook']],
])('bad usage is exit code 2 with a message: %s', async (said, lines) => {
	for (const line of lines) {
		const args = line.split(' ').filter(Boolean);
		const { code, out, messages } = await run(...args.map((word) => word.replace('∅', '')));
		expect({ code, out }, line).toEqual({ code: 2, out: '' });
		expect(messages, line).toMatch(said);
		expect(messages, line).not.toMatch(/^\s+at /m);
	}
});

test.each<[string, RegExp, Record<string, string>?]>([
	['show NONE', /^There is no enquiry with the reference NONE\.\n$/],
	['show --email nobody@example.com', /^There is no enquiry from that address\.\n$/],
	['erase --email nobody@example.com --yes', /^Nothing to erase: [^\n]*\n$/],
	['withdraw --email nobody@example.com', /^There is no enquiry from that address\.\n$/],
	['withdraw --reference NONE', /^There is no enquiry with the reference NONE\.\n$/],
	['deliveries --retry NONE', /^Nothing to retry: [^\n]*\n$/],
	['deliveries --dismiss-all --target a', /^Nothing to dismiss: no delivery to a was given up\.\n$/],
	['deliveries --send --partner a', /^No receiver is configured here: [^\n]*\n$/],
	[
		'deliveries --retry-all --target a',
		/^a is gone: it is not configured here, and nothing is sent to it\. [^\n]*: none\.\n$/,
	],
	[`backup ${folder}/none/b`, /^\S+\/b cannot be written, and nothing was backed up \(ENOENT: no such [^\n]*\)\.\n$/],
	['list', /^There is no store in /, { DATA_DIR: join(folder, 'none') }],
	['list', /^The data folder cannot be used: ELOOP\.\n$/, { DATA_DIR: join(folder, 'loop') }],
	['list', /^RETENTION_DAYS must be a whole number of days from 1 to \d+\.\n$/, { RETENTION_DAYS: 'long' }],
])('a failure is exit code 1 with one sentence, and creates nothing: %s', async (line, sentence, change) => {
	const { code, out, messages } = await runCommand({ ...environment, ...change }, ...line.split(' '));
	expect({ code, out }).toEqual({ code: 1, out: '' });
	expect(messages).toMatch(sentence);
	expect(existsSync(join(folder, 'none'))).toBe(false);
});

test.each([
	['list', '--json'],
	['export', '--format', 'csv'],
])('output of %s that cannot be written is a failure with a sentence', (...args) => {
	const full = openSync('/dev/full', 'w');
	const { status, stderr } = spawnSync(process.execPath, [builtCommandLine, ...args], {
		env: cleanEnvironment(environment),
		stdio: ['ignore', full, 'pipe'],
		encoding: 'utf8',
	});
	closeSync(full);
	expect({ status, stderr }).toEqual({ status: 1, stderr: 'Standard output cannot be written (ENOSPC).\n' });
});

test('a store of an older version is not migrated, so that its service can use it again', async () => {
	const older = { DATA_DIR: join(folder, 'older') };
	await storeEnquiry(older);
	const store = new DatabaseSync(sqlitePath(older.DATA_DIR));
	store.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)');
	const migrations = () => store.prepare('select name from kysely_migration').all();
	const before = migrations();
	const olderTables = expect.stringMatching(/^The tables are of an older version: [^\n]*\.\n$/);
	expect(await runCommand(older, 'list')).toMatchObject({ code: 1, messages: olderTables });
	expect(await runCommand(older, 'backup', join(folder, 'older.sqlite'))).toMatchObject({ code: 0 });
	expect(migrations()).toEqual(before);
	store.close();
});

const [a, b] = [encryptionKey('a'), encryptionKey('b')];
const keyMissing = /ENCRYPTION_KEY does not hold: add that key at its end\.\n$/;

test.each([
	['show', '--email', 'mei@example.com'],
	['erase', '--email', 'mei@example.com', '--yes'],
	['withdraw', '--email', 'mei@example.com'],
	['withdraw', '--reference'],
])('a missing key is reported instead of "nothing found": %s %s', async (...args) => {
	const encrypted = { DATA_DIR: join(folder, `encrypted-for-${args.join('')}`) };
	await storeEnquiry({ ...encrypted, ENCRYPTION_KEY: a });
	const reference = await storeEnquiry({ ...encrypted, ENCRYPTION_KEY: `${b},${a}` });
	const whole = args.length === 2 ? [...args, reference] : args;
	const failed = { code: 1, out: '', messages: expect.stringMatching(keyMissing) };
	expect(await runCommand({ ...encrypted, ENCRYPTION_KEY: b }, ...whole)).toEqual(failed);
	expect(await runCommand({ ...encrypted, ENCRYPTION_KEY: `${b},${a}` }, ...whole)).toMatchObject({ code: 0 });
});

test('after a key is lost, readable enquiries are listed and exported, and unreadable ones named', async () => {
	const environment = { DATA_DIR: join(folder, 'lost-key') };
	const lost = await storeEnquiry({ ...environment, ENCRYPTION_KEY: a });
	const left = await storeEnquiry({ ...environment, ENCRYPTION_KEY: `${b},${a}` });
	const withoutKey = { ...environment, ENCRYPTION_KEY: b };
	for (const line of ['list --json', 'export --format jsonl', 'export --format csv']) {
		const { code, out, messages } = await runCommand(withoutKey, ...line.split(' '));
		expect(code).toBe(1);
		expect(messages).toMatch(keyMissing);
		expect(messages).toContain(`${lost} cannot be read.\n`);
		expect(out).toContain(left);
		expect(out).not.toContain(lost);
	}
	expect((await runCommand(withoutKey, 'erase', '--reference', lost, '--yes')).code).toBe(0);
	expect(await storedReferences(withoutKey)).toEqual([left]);
});

test('npm run enquiries leaves no npm log, which would contain personal data', () => {
	const cache = join(folder, 'npm');
	// `--ignore-scripts` skips the build in the `pre` script and does not change what npm logs.
	const args = ['run', '--silent', '--ignore-scripts', 'enquiries', '--', 'erase', '--email', 'mei@example.com'];
	const env = { ...process.env, npm_config_cache: cache, DATA_DIR: folder, DATABASE_URL: '' };
	const { status, stderr } = spawnSync('npm', args, { env, encoding: 'utf8' });
	expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^There is no store in /) });
	expect(existsSync(cache) ? readdirSync(cache) : []).not.toContain('_logs');
});
