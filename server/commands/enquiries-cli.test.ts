/** The operator's command line: what it lists and shows, how it explains itself, and how it fails. */

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { cleanEnvironment } from '../../scripts/start-server.ts';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { commandLineBesideService, operatorFields } from '../testing/command-line.ts';
import { encryptionKey, runCommand, storedReferences } from '../testing/service.ts';
import { storeEnquiry } from '../testing/stored-enquiry.ts';

const { folder, place, run, send, listed, age } = commandLineBesideService();

test('list shows enquiries newest first, as a table and as JSON', async () => {
	const older = await send({ partner: 'listed' });
	const newer = await send({ partner: 'listed', name: 'Evil\u202e Name' });
	const table = await run('list', '--partner', 'listed');
	expect(table).toMatchObject({ code: 0, words: '2 enquiries.\n' });
	expect(table.out).not.toContain('\u202e');
	expect(table.out.split('\n')[1]).toContain(newer.reference);
	expect(table.out.split('\n')[1]).toContain(' +6581234567 ');
	const json = JSON.parse((await run('list', '--partner', 'listed', '--json')).out);
	expect(json.map(({ reference }: { reference: string }) => reference)).toEqual([newer.reference, older.reference]);
	expect(Object.keys(json[0])).toEqual(operatorFields);
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
		...operatorFields,
		'consentText',
		'deliveries',
	]);
});

test.each(languages)('list, show and export tell the language and what was agreed to in it: %s', async (language) => {
	const { version, text } = words[language].consent.currentConsent;
	const partner = `speaks-${language}`;
	const { reference } = await send({ language, partner });
	const table = await run('list', '--partner', partner);
	expect(table.out).toMatch(
		new RegExp(`^RECEIVED +REFERENCE +LANG +NAME .*\\n.* ${reference} +${language} +Tan Mei Ling `),
	);
	const shown = (await run('show', reference)).out;
	expect(shown).toMatch(new RegExp(`^language +${language}$`, 'm'));
	expect(shown).toMatch(new RegExp(`^consentText +${text.replaceAll('.', '\\.')}$`, 'm'));
	const csv = (await run('export', '--format', 'csv', '--partner', partner)).out;
	expect(csv).toMatch(new RegExp(`,${version},.*,${language},`));
	const jsonl = (await run('export', '--format', 'jsonl', '--partner', partner)).out;
	expect(JSON.parse(jsonl)).toMatchObject({ reference, language, consentVersion: version });
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

test('show lists what still waits to be delivered', async () => {
	const waiting = { DATA_DIR: join(folder, 'waiting') };
	const reference = await storeEnquiry(waiting, {}, ['webhook', 'email:advisers@example.com']);
	expect((await runCommand(waiting, 'show', reference)).out).toMatch(
		/^deliveries +(webhook pending, email:advisers@example.com pending|email:advisers@example.com pending, webhook pending)\n$/m,
	);
});

test.each(['--help', '-h'])('the command line and each command explain themselves: %s', async (help) => {
	expect(await run(help)).toMatchObject({ code: 0, words: expect.stringMatching(/^Usage: enquiries COMMAND\n/) });
	expect(await run('list', help)).toMatchObject({ code: 0, words: expect.stringMatching(/^Usage: enquiries list \[/) });
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
				/^\S+b\.sqlite cannot be written, and nothing was backed up \(ENOENT: no such [^\n]*\)\.\n$/,
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
