/** How the operator ends enquiries, beside a running service: `withdraw`, `erase`, `purge`. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment } from '../../scripts/start-server.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { commandLineBesideService } from '../testing/command-line.ts';
import { answerCommand, runCommand, storedReferences } from '../testing/service.ts';
import { storedBytes } from '../testing/stored-bytes.ts';

const { folder, place, run, send, listed, age } = commandLineBesideService();

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

test('withdraw names enquiries with the same phone from another address', async () => {
	const mobilePhone = '9876 5432';
	await send({ email: 'one@phone.example', mobilePhone });
	const other = await send({ email: 'two@phone.example', mobilePhone: '+65 9876-5432' });
	const { words } = await run('withdraw', '--email', 'one@phone.example');
	expect(words).toContain(`The same phone stands under another address in ${other.reference}: ask the person`);
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
		import { DataRetention } from '${import.meta.resolve('../enquiries/data-retention.ts')}';
		const database = await openDatabase({ dataDir: '${place.DATA_DIR}' }, () => {});
		const compact = () => process.kill(process.pid, 'SIGKILL');
		await new DataRetention({ ...database, compact }, createFieldEncryption([])).erase({ email: 'rhinoceros@dodo.example' });`;
		expect(spawnSync(process.execPath, ['--input-type=module', '--eval', killed]).signal).toBe('SIGKILL');
		expect(storedBytes(place.DATA_DIR)).toMatch(/rhinoceros/);
		expect(await run(...args)).toMatchObject({ code, out: '' });
		expect(storedBytes(place.DATA_DIR)).not.toMatch(/rhinoceros/);
		const rewritten = readFileSync(sqlitePath(place.DATA_DIR));
		expect(await run(...args)).toMatchObject({ code, out: '' });
		expect(readFileSync(sqlitePath(place.DATA_DIR)).equals(rewritten)).toBe(true);
	},
);

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

test('an address can be read from standard input, and what is no address is refused', async () => {
	await send({ email: 'piped@example.com' });
	const piped = await answerCommand('Piped@example.com\n', place, 'erase', '--email', '-', '--yes');
	expect(piped).toMatchObject({ code: 0, words: expect.stringContaining('Erased: 1.') });
	expect(await run('erase', '--email', 'piped', '--yes')).toMatchObject({
		code: 2,
		words: 'That is no e-mail address.\n',
	});
});

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
