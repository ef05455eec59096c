/** Tests of what `list`, `show`, `export` and `count` find, and how they print it for people, terminals and spreadsheets. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { languages } from '../../../shared/content/languages.ts';
import { currentConsent } from '../../../shared/content/words/en/consent.ts';
import { words } from '../../../shared/content/words/words.ts';
import { readConfig } from '../../config/config.ts';
import { openService } from '../../service/open-service.ts';
import { newEnquiry, operatorFields } from '../../testing/sample-enquiry.ts';
import { builtCommandLine, encryptionKey, runCommand, storedReferences, storeEnquiry } from '../../testing/service.ts';
import { multiplyEnquiries } from '../../testing/stores/many-enquiries.ts';

const folder = testFolder();
const environment = { DATA_DIR: folder, ENCRYPTION_KEY: encryptionKey('f') };
const run = (...args: string[]) => runCommand(environment, ...args);
const formulas = ['=1', ' =1', '\n=1', '\r\n+1', '\u00a0-1', '\u200d@1', '\u200d=1', '\t1', '＝1'];
const oneCell = ['hello\n=1+1', 'hello\r=1+1', 'hello;=1+1', 'hello\t=1+1', 'Line 1\nLine "2", end'];
const consentIn = (language: (typeof languages)[number]) => words[language].consent.currentConsent;
/** References of the enquiries, by the person's name. */
const added: Record<string, string> = {};

beforeAll(async () => {
	const { store, database } = await openService(readConfig(environment));
	const add = async (name: string, changes: Record<string, unknown> = {}, targets: string[] = []) => {
		const { enquiry, ...rest } = newEnquiry({ name, ...changes }, targets);
		const consentVersion = consentIn((changes.language as 'en') ?? 'en').version;
		const result = await store.add({ ...rest, enquiry: { ...enquiry, consentVersion } });
		added[name] = 'reference' in result ? result.reference : '';
	};
	await Promise.all(Array.from({ length: 40 }, (_, index) => add(`Visitor ${index}`)));
	await add('Evil\u2028\u2029Name', { partner: 'evil' });
	const build = { widgetVersion: '1.2.3', language: 'zh-Hans' };
	await add('Ah Kow', { mobilePhone: '9876 5432', email: 'kow@example.com', ...build });
	for (const language of languages) await add(`In ${language}`, { language, partner: 'speaking' });
	await Promise.all([
		...formulas.map((text) => add(`=${JSON.stringify(text)}`, { additionalInfo: text, partner: 'formula' })),
		...oneCell.map((text) => add(text.slice(5), { additionalInfo: text, partner: 'cell' })),
	]);
	await add('Waiting', { partner: 'waiting', email: 'Access@Example.com' }, ['webhook', 'email:a@b.example']);
	const pregnancyType = ['single-natural', 'multiple-natural'];
	await add('Before', { mobilePhone: '9111 1111', partner: 'before', pregnancyType });
	const receivedAt = (name: string, received_at: string) =>
		database.db.updateTable('enquiries').set({ received_at }).where('reference', '=', String(added[name])).execute();
	await receivedAt('Before', '2026-01-31T16:30:00.000Z');
	// Enquiries stored in the same millisecond have a random order, so set their times.
	for (const [day, language] of languages.entries())
		await receivedAt(`In ${language}`, `2026-03-0${day + 1}T00:00:00.000Z`);
	await database.close();
});
const all = 40 + 2 + languages.length + formulas.length + oneCell.length + 2;

/** Output of a command in a terminal. */
function onTerminal(...args: string[]): string {
	const command = [process.execPath, builtCommandLine, ...args].join(' ');
	const env = { PATH: process.env.PATH, ...environment };
	return spawnSync('script', ['-qec', command, '/dev/null'], { env, encoding: 'utf8' }).stdout;
}

const exported = async (...filter: string[]) => {
	const { out } = await run('export', '--format', 'jsonl', ...filter);
	const lines = out.split('\n').filter(Boolean);
	return lines.map((line) => JSON.parse(line));
};

test.each([
	[['--phone', '+65 9876-5432'], ['Ah Kow']],
	[['--phone', '91111111'], ['Before']],
	[['--email', 'KOW@example.com'], ['Ah Kow']],
	[['--until', '2026-02-01'], ['Before']],
	[['--until', '2026-02-01 00:30'], []],
	[['--since', '2026-02-01 00:30', '--until', '2026-02-02'], ['Before']],
	[['--partner', 'before'], ['Before']],
	[['--partner', 'nobody'], []],
	[['--today', '--partner', 'before'], []],
	[['--since', '2999-01-01'], []],
])('list and export find %j', async (filter, expected) => {
	const listed = JSON.parse((await run('list', '--json', ...filter)).out);
	for (const found of [listed, await exported(...filter)])
		expect(found.map(({ name }: { name: string }) => name)).toEqual(expected);
});

test('list shows the newest first, export the oldest, and both every field in its order', async () => {
	const [newest, ...older] = await storedReferences(environment, '--partner', 'speaking');
	expect(newest).toBe(added['In ta']);
	const lines = await exported('--partner', 'speaking');
	expect(lines.map(({ reference }) => reference)).toEqual([...older.toReversed(), newest]);
	expect(await storedReferences(environment, '--partner', 'speaking', '--limit', '1')).toEqual([newest]);
	const [listed] = JSON.parse((await run('list', '--json', '--limit', '1')).out);
	for (const record of [listed, ...lines]) expect(Object.keys(record)).toEqual(operatorFields);
	const table = await run('list', '--partner', 'evil');
	expect(table).toMatchObject({ code: 0, messages: '1 enquiry.\n' });
	expect(table.out).toMatch(/^RECEIVED +REFERENCE +LANG +NAME .*\n.* - +Evil··Name .* \+6581234567 /);
	expect((await run('list', '--partner', 'nobody', '--json')).out).toBe('[]\n');
});

test.each(languages)('list, show and export print the language and the consent in it: %s', async (language) => {
	const { version, text } = consentIn(language);
	const reference = String(added[`In ${language}`]);
	expect((await run('list', '--partner', 'speaking')).out).toMatch(new RegExp(` ${reference} +${language} +In `));
	const shown = (await run('show', reference.toLowerCase().replaceAll('-', ' '))).out;
	expect(shown).toMatch(new RegExp(`^language +${language}$`, 'm'));
	expect(shown).toMatch(new RegExp(`^consentText +${text.replaceAll('.', '\\.')}$`, 'm'));
	const csv = (await run('export', '--format', 'csv', '--partner', 'speaking')).out;
	expect(csv).toMatch(new RegExp(`${reference}.*,${version},.*,${language},`));
});

test('show --json prints an enquiry, or all data about a person, with consent and deliveries', async () => {
	const person = JSON.parse((await run('show', '--email', 'access@example.com', '--json')).out);
	expect(JSON.parse((await run('show', 'ACCESS@example.com', '--json')).out)).toEqual(person);
	const enquiry = JSON.parse((await run('show', String(added.Waiting), '--json')).out);
	expect(person).toEqual([enquiry]);
	expect(Object.keys(enquiry)).toEqual([...operatorFields, 'consentText', 'deliveries']);
	expect(enquiry).toMatchObject({ email: 'Access@Example.com', consentText: currentConsent.text });
	const { deliveries } = enquiry as { deliveries: object[] };
	const pending = { state: 'pending', finishedAt: null };
	expect(deliveries).toHaveLength(2);
	for (const target of ['webhook', 'email:a@b.example']) expect(deliveries).toContainEqual({ target, ...pending });
	const both = '(webhook pending, email:a@b.example pending|email:a@b.example pending, webhook pending)';
	expect((await run('show', String(added.Waiting))).out).toMatch(new RegExp(`^deliveries +${both}\n$`, 'm'));
});

test('count counts enquiries in all and by group', async () => {
	const counted = async (...args: string[]) => (await run('count', ...args)).out;
	expect(await counted()).toBe(`ENQUIRIES\n${all}\n`);
	expect(await counted('--by', 'partner')).toMatch(/^ENQUIRIES {2}PARTNER\n41 {9}acme-advisers\n9 {10}formula\n/);
	// `Before` arrived at 00:30 on 1 February in Singapore, when it was still January in UTC.
	expect(JSON.parse(await counted('--by', 'month', '--json'))[0]).toEqual({ month: '2026-02', enquiries: 1 });
	expect(await counted('--by', 'month', '--until', '2026-02-28')).toBe('ENQUIRIES  MONTH\n1          2026-02\n');
	expect(await counted('--by', 'partner', '--until', '2026-02-28')).toMatch(/^ENQUIRIES {2}PARTNER\n1 +\S+\n$/);
	expect(await counted('--since', '2099-01-01')).toBe('ENQUIRIES\n0\n');
});

// No time limit, because this test measures memory and takes long on a slow machine.
test('count, show and export need no more memory for many enquiries', { timeout: 0 }, async () => {
	const env = { DATA_DIR: testFolder() };
	await storeEnquiry(env);
	multiplyEnquiries(env.DATA_DIR, 100_000);
	// Every enquiry has its own minute and its own partner, and a heap of 24 MB cannot hold 100,000 groups.
	const small = ['--max-old-space-size=24', builtCommandLine];
	const counted = (...args: string[]) =>
		spawnSync(process.execPath, [...small, 'count', ...args], { env, encoding: 'utf8' });
	expect(counted()).toMatchObject({ status: 0, stdout: 'ENQUIRIES\n100001\n' });
	const lines = { partner: /^99001 +\(others\)$/m, month: /^41760 +2024-02$/m };
	for (const [group, line] of Object.entries(lines))
		expect(counted('--by', group)).toMatchObject({ status: 0, stdout: expect.stringMatching(line) });
	const begins = async (words: RegExp, ...args: string[]) => {
		const printing = spawn(process.execPath, [...small, ...args], { env });
		const printed = once(printing.stdout, 'data');
		const ended = once(printing, 'exit').then(() => expect.unreachable('it ended without a word'));
		expect(String(await Promise.race([printed, ended]))).toMatch(words);
		printing.kill();
		await once(printing, 'close');
	};
	await begins(/^reference /, 'show', 'mei@example.com');
	await begins(/^{"reference":/, 'export', '--format', 'jsonl');
});

test('times are shown as in Singapore, unless TZ says otherwise', () => {
	const shown = (more: object) => {
		const env = { ...environment, ...more };
		return spawnSync(process.execPath, [builtCommandLine, 'show', String(added.Before)], { env, encoding: 'utf8' })
			.stdout;
	};
	expect(shown({})).toMatch(/^receivedAt +2026-02-01 00:30:00$/m);
	expect(shown({ TZ: 'UTC' })).toMatch(/^receivedAt +2026-01-31 16:30:00$/m);
});

test('a terminal gets the newest 50 and a hint how to see more, and no character moves its cursor', async () => {
	const listed = onTerminal('list');
	expect(listed.trim().split('\n')).toHaveLength(1 + 50 + 1);
	expect(listed).toContain('The newest 50. To see more: --limit N,');
	expect(onTerminal('list', '--limit', '100')).toContain(`${all} enquiries.`);
	const csv = ['export', '--format', 'csv', '--partner', 'evil'];
	expect(onTerminal(...csv)).toContain(',Evil··Name,');
	expect((await run(...csv)).out).toContain(',Evil\u2028\u2029Name,');
});

test('in CSV, no text is a formula, and each stays in one cell', async () => {
	const csvOf = async (partner: string) => (await run('export', '--format', 'csv', '--partner', partner)).out;
	const withFormulas = await csvOf('formula');
	expect(withFormulas.split('\r\n')[0]).toBe(operatorFields.join(','));
	const program = [builtCommandLine, 'export', '--format', 'csv', '--partner', 'nobody'];
	const { stdout } = spawnSync(process.execPath, program, { env: environment });
	expect(stdout.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
	for (const formula of formulas) expect(withFormulas).toContain(`'${formula.replace('\r\n', '\n')}`);
	expect(withFormulas.match(/,"?'[^,"]+"?,formula,/g)).toHaveLength(formulas.length);
	expect(withFormulas.match(/,"'=""/g)).toHaveLength(formulas.length);
	const cells = await csvOf('cell');
	for (const text of oneCell) expect(cells).toContain(`,"${text.replaceAll('"', '""')}",`);
	const before = await csvOf('before');
	expect(before).toContain(',"single-natural;multiple-natural",');
	expect(before).toContain(',9111 1111,+6591111111,');
	expect(before).toContain(`${added.Before},2026-02-01 00:30:00,`);
	const inUtc = await run('export', '--format', 'csv', '--utc', '--partner', 'before');
	expect(inUtc.out).toContain(`${added.Before},2026-01-31T16:30:00.000Z,`);
});

test('list --limit without the key names unreadable rows up to the limit only', async () => {
	const withoutKey = { ...environment, ENCRYPTION_KEY: encryptionKey('g') };
	const { messages: said } = await runCommand(withoutKey, 'list', '--limit', '2');
	expect(said.match(/cannot be read\./g)).toHaveLength(2);
});
