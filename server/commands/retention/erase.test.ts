/** Tests of `withdraw`, `erase` and `purge` while the service runs. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqlitePath } from '../../database/engines/sqlite.ts';
import { commandLineBesideService } from '../../testing/command-line.ts';
import {
	runCommand,
	runCommandWithInput,
	startService,
	storedReferences,
	storeEnquiry,
} from '../../testing/service.ts';
import { storedBytes } from '../../testing/stores/store-test.ts';

const { folder, environment, run, send, listed, age } = commandLineBesideService();
const expectedOutput = (messages: string | RegExp, code = 0) => {
	return { code, out: '', messages: typeof messages === 'string' ? messages : expect.stringMatching(messages) };
};

test('withdraw accepts a reference, for all enquiries of the person, with the time', async () => {
	const partner = 'withdrawn';
	const { reference } = await send({ email: 'both@example.com', mobilePhone: '9111 2222', partner });
	await send({ email: 'Both@example.com', name: 'Again', mobilePhone: '9876 5432', partner });
	const other = await send({ email: 'two@phone.example', mobilePhone: '+65 9876-5432' });
	const before = Date.now();
	const samePhone = `The same phone stands under another address in ${other.reference}: ask the person whether these are theirs.`;
	const withdrawing = await run('withdraw', '--reference', reference.toLowerCase());
	expect(withdrawing).toEqual(expectedOutput(`Consent withdrawn for 2 enquiries.\n${samePhone}\n`));
	expect(await run('withdraw', '--email', 'BOTH@example.com')).toEqual(
		expectedOutput(/^Consent had been withdrawn already\.\n/),
	);
	expect((await run('export', '--format', 'jsonl', '--partner', partner)).out).toBe('');
	const { withdrawnAt } = JSON.parse((await run('show', reference, '--json')).out);
	expect(Date.parse(withdrawnAt)).toBeGreaterThanOrEqual(before);
	expect(Date.parse(withdrawnAt)).toBeLessThanOrEqual(Date.now());
});

test('a person is shown, withdrawn and erased by phone in any spelling', async () => {
	const { reference } = await send({ email: 'by@phone.example', mobilePhone: '9333 4444' });
	const byPhone = ['--phone', '+65 9333-4444'];
	expect(JSON.parse((await run('show', ...byPhone, '--json')).out)).toMatchObject([{ reference }]);
	expect(await run('withdraw', ...byPhone)).toEqual(expectedOutput('Consent withdrawn for 1 enquiry.\n'));
	expect(await run('erase', ...byPhone, '--yes')).toEqual(expectedOutput(/^Erased: 1\. /));
	expect(await run('show', ...byPhone)).toEqual(expectedOutput('There is no enquiry from that phone.\n', 1));
	expect(await run('withdraw', ...byPhone)).toEqual(expectedOutput('There is no enquiry from that phone.\n', 1));
});

test('erase leaves no byte of the person in the store, while the server runs', async () => {
	await send({ email: 'zebulon@quagga.example', name: 'Zebulon Quagga' });
	const erase = ['erase', '--email', 'ZEBULON@quagga.example'];
	expect(await run(...erase)).toEqual(
		expectedOutput(/^Erase 1 enquiry for good\? Type yes: Nothing was erased\.\n$/, 1),
	);
	expect((await run('show', '--email', 'zebulon@quagga.example')).code).toBe(0);
	expect(await run(...erase, '--yes')).toEqual(expectedOutput(/^Erased: 1\. /));
	expect(storedBytes(environment.DATA_DIR)).not.toMatch(/quagga|zebulon/i);
	await send();
});

test('a receiver that is no longer configured is named, with its address, as one to write to', async () => {
	const gone = { DATA_DIR: join(folder, 'gone') };
	const hook = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}` };
	const recipients = ['webhook', 'email:left@agency.example'];
	const reference = await storeEnquiry(gone, {}, recipients);
	const store = new DatabaseSync(sqlitePath(gone.DATA_DIR));
	store.exec('UPDATE deliveries SET fencing_token = 1');
	store.close();
	const ended = async (name: string, ...options: string[]) =>
		(await runCommand({ ...gone, ...hook }, name, '--reference', reference, ...options)).messages;
	const unreachable = 'No longer configured, so we cannot tell them to %: left@agency.example. Write to each yourself.';
	expect(await ended('withdraw')).toContain(
		`webhook may hold a copy, and will be told to stop.\n${unreachable.replace('%', 'stop')}`,
	);
	expect(await ended('erase', '--yes')).toContain(unreachable.replace('%', 'delete it'));
	const { out } = await runCommand({ ...gone, ...hook }, 'check');
	expect(out).toContain(`email:left@agency.example is no longer configured, so we cannot tell it that ${reference}`);
	expect(out).not.toContain('webhook is no longer configured');
	const server = await startService({ ...gone, ...hook });
	await expect
		.poll(server.log)
		.toContain(`"target":"email:left@agency.example","reference":"${reference}","msg":"cannot tell`);
	await server.end();
});

test.each([
	['yellow', /^Erase 1 enquiry for good\? Type yes: Nothing was erased\.\n$/, 1],
	['yes', /^Erase 1 enquiry for good\? Type yes: Erased: 1\. /, 0],
])('erase asks a person, who answers %s', async (answer, messages, code) => {
	const { reference } = await send();
	expect(await runCommandWithInput(`${answer}\n`, environment, 'erase', '--reference', reference)).toEqual(
		expectedOutput(messages, code),
	);
	expect((await run('show', reference)).code).toBe(1 - code);
});

test('an address can be read from standard input, as the person wrote it', async () => {
	await send({ email: 'piped@bücher.example' });
	const erase = (...more: string[]) =>
		runCommandWithInput('\u200bPiped＠Bücher.example.\n', environment, 'erase', '--email', '-', ...more);
	expect(await erase()).toEqual(expectedOutput('Standard input has ended, so nobody can answer: give --yes.\n', 2));
	expect(await erase('--yes')).toEqual(expectedOutput(/^Erased: 1\. /));
});

test('erasures and withdrawals are recorded beside the back-ups at once, and repeated after a restore', async () => {
	const partner = 'ended-later';
	const late = { partner, email: 'late@example.com' };
	const [erased, withdrawn, kept] = [await send({ partner }), await send(late), await send({ partner })];
	const restored = { DATA_DIR: join(folder, 'restored') };
	mkdirSync(restored.DATA_DIR);
	await run('backup', join(restored.DATA_DIR, 'enquiries.sqlite'));
	const backups = { ...environment, BACKUP_DIR: folder };
	await runCommand(backups, 'erase', '--reference', erased.reference, '--yes');
	await runCommand(backups, 'withdraw', '--email', 'late@example.com');
	const beside = (file: string) => readFileSync(join(folder, file), 'utf8');
	expect(beside('erasures')).toMatch(new RegExp(`^${erased.reference} \\S+Z\n$`));
	expect(beside('withdrawals')).toMatch(new RegExp(`^${withdrawn.reference} \\S+Z\n$`));
	expect((await run('erase', '--list')).out).toContain(beside('erasures'));
	expect((await run('withdraw', '--list')).out).toContain(beside('withdrawals'));
	const eraseAgain = () => runCommand(restored, 'erase', '--replay', join(folder, 'erasures'), '--yes');
	expect(await eraseAgain()).toEqual(expectedOutput(/^Erased: 1\. /));
	expect(await eraseAgain()).toEqual(expectedOutput(/^Nothing to erase/));
	const replay = () => runCommand(restored, 'withdraw', '--replay', join(folder, 'withdrawals'));
	expect(await replay()).toEqual(expectedOutput('Consent withdrawn again for 1 enquiry.\n'));
	expect(await replay()).toEqual(expectedOutput('Consent withdrawn again for 0 enquiries.\n'));
	expect(await storedReferences(restored, '--partner', partner)).toEqual([kept.reference, withdrawn.reference]);
	const at = beside('withdrawals').trim().split(' ')[1];
	expect(JSON.parse((await runCommand(restored, 'show', withdrawn.reference, '--json')).out).withdrawnAt).toBe(at);
	writeFileSync(join(folder, 'erasures'), 'mei@example.com\n');
	expect(await eraseAgain()).toEqual(expectedOutput(/^Line 1 of/, 1));
	const nowhere = { ...environment, BACKUP_DIR: join(folder, 'nowhere') };
	expect(await runCommand(nowhere, 'erase', '--reference', kept.reference, '--yes')).toEqual(
		expectedOutput(
			new RegExp(`nowhere/erasures cannot be written \\(ENOENT\\): .*by hand: ${kept.reference} .*\n+Erased: 1`),
		),
	);
});

test('purge removes enquiries older than the retention time, or than --older-than', async () => {
	const [old, fresh] = [await send({ partner: 'purged' }), await send({ partner: 'purged' })];
	age(old.reference, 731);
	const purge = (...args: string[]) => run('purge', ...args);
	const left = () => listed('--partner', 'purged');
	expect(await purge('--older-than', '732', '--yes')).toEqual(
		expectedOutput('Purged: 0, received more than 732 days ago.\n'),
	);
	expect(await left()).toEqual([fresh.reference, old.reference]);
	expect(await purge('--yes')).toEqual(expectedOutput('Purged: 1, received more than 730 days ago.\n'));
	expect(await left()).toEqual([fresh.reference]);
	expect((await purge('--older-than', '36500', '--yes')).code).toBe(0);
	const asked = /^Purge \d+ enquir.*\? Type yes: Nothing was purged\.\n$/;
	expect(await purge('--older-than', '0')).toEqual(expectedOutput(asked, 1));
	expect(await purge('--older-than', '0', '--yes')).toEqual(expectedOutput(/^Purged: [1-9]\d*, .* 0 days ago\.\n$/));
	expect(await listed()).toEqual([]);
	expect(storedBytes(environment.DATA_DIR)).not.toContain('Mei Ling');
});
