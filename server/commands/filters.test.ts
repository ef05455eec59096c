/** What `list`, `export` and `show` find, and how they show it. */

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { openSqlite } from '../database/sqlite.ts';
import { createEnquiryStore } from '../enquiries/enquiry-store.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { encryptionKey, runCommand } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const key = encryptionKey('f');
const place = { DATA_DIR: folder, ENCRYPTION_KEY: key };
let old: string;

beforeAll(async () => {
	const database = await openSqlite(folder);
	const store = createEnquiryStore(database, createFieldEncryption([Buffer.from(key, 'base64')]));
	const add = async (changes: object) => {
		const added = await store.add(newEnquiry({ ...changes }));
		return 'reference' in added ? added.reference : '';
	};
	await Promise.all(Array.from({ length: 55 }, (_, index) => add({ name: `Visitor ${index}` })));
	await add({ name: 'Evil\u2067\u202eName', partner: 'evil' });
	await add({
		name: 'Ah Kow',
		mobilePhone: '9876 5432',
		email: 'kow@example.com',
		language: 'zh-Hans',
		widgetVersion: '1.2.3',
	});
	old = await add({ name: 'Before', mobilePhone: '9111 1111' });
	const received_at = '2026-01-31T16:30:00.000Z';
	await database.db.updateTable('enquiries').set({ received_at }).where('reference', '=', old).execute();
	await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(import.meta.dirname, 'enquiries-cli.ts');

/** What a person at a terminal is shown. */
function onTerminal(...args: string[]): string {
	const command = [process.execPath, program, ...args].join(' ');
	const env = { PATH: process.env.PATH, ...place };
	return spawnSync('script', ['-qec', command, '/dev/null'], { env, encoding: 'utf8' }).stdout;
}

const names = async (...filter: string[]) => {
	const { out } = await runCommand(place, 'list', '--json', ...filter);
	return JSON.parse(out).map(({ name }: { name: string }) => name);
};

test.each([
	[['--phone', '+65 9876-5432'], ['Ah Kow']],
	[['--phone', '91111111'], ['Before']],
	[['--email', 'KOW@example.com'], ['Ah Kow']],
	[['--until', '2026-02-01'], ['Before']],
	[['--until', '2026-02-01 00:30'], []],
	[['--since', '2026-02-01 00:30', '--until', '2026-02-02'], ['Before']],
])('list %j', async (filter, expected) => {
	expect(await names(...filter)).toEqual(expected);
});

test('count says how many, in all and by what is asked for', async () => {
	const counted = async (...args: string[]) => (await runCommand(place, 'count', ...args)).out;
	expect(await counted()).toBe('ENQUIRIES\n58\n');
	expect(await counted('--by', 'partner')).toBe('ENQUIRIES  PARTNER\n57         acme-advisers\n1          evil\n');
	expect(JSON.parse(await counted('--by', 'language', '--json'))).toEqual([
		{ language: null, enquiries: 57 },
		{ language: 'zh-Hans', enquiries: 1 },
	]);
	// Half an hour past midnight in Singapore is still January in UTC; that Sunday belongs to the fifth week.
	expect(JSON.parse(await counted('--by', 'month', '--json'))[0]).toEqual({ month: '2026-02', enquiries: 1 });
	expect(JSON.parse(await counted('--by', 'week', '--json'))[0]).toEqual({ week: '2026-W05', enquiries: 1 });
	expect(await counted('--since', '2099-01-01')).toBe('ENQUIRIES\n0\n');
	expect(await runCommand(place, 'count', '--by', 'name')).toMatchObject({ code: 2 });
});

test('--today leaves out what came before midnight, and export takes the same', async () => {
	const all = await names();
	const today = await names('--today');
	expect(all).toHaveLength(58);
	expect(today).not.toContain('Before');
	const { out } = await runCommand(place, 'export', '--format', 'jsonl', '--phone', '98765432');
	expect(
		out
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line)),
	).toMatchObject([{ name: 'Ah Kow', language: 'zh-Hans', widgetVersion: '1.2.3', origin: null }]);
});

test('times are shown as in Singapore, unless TZ says otherwise', () => {
	const shown = (environment: object) =>
		spawnSync(process.execPath, [program, 'show', old], { env: { ...place, ...environment }, encoding: 'utf8' }).stdout;
	expect(shown({})).toMatch(/^receivedAt +2026-02-01 00:30:00$/m);
	expect(shown({ TZ: 'UTC' })).toMatch(/^receivedAt +2026-01-31 16:30:00$/m);
});

test('show --json has the consent text and the deliveries, by reference too', async () => {
	const { out } = await runCommand(place, 'show', old, '--json');
	expect(JSON.parse(out)).toMatchObject({ name: 'Before', consentText: null, deliveries: [] });
});

test('a terminal gets the newest 50, and is told how to see more', () => {
	const listed = onTerminal('list');
	expect(listed.trim().split('\n')).toHaveLength(1 + 50 + 1);
	expect(listed).toContain('The newest 50. To see more: --limit N,');
	expect(onTerminal('list', '--limit', '100')).toContain('58 enquiries.');
});

test('no character of an export moves a terminal’s cursor, and a file gets what was typed', async () => {
	const csv = ['export', '--format', 'csv', '--partner', 'evil'];
	expect(onTerminal(...csv)).toContain(',Evil··Name,');
	expect((await runCommand(place, ...csv)).out).toContain(',Evil\u2067\u202eName,');
});

test('list --limit without the key names as many rows as asked for, not every one', async () => {
	const { words } = await runCommand({ DATA_DIR: folder, ENCRYPTION_KEY: encryptionKey('g') }, 'list', '--limit', '2');
	expect(words.match(/cannot be read\./g)).toHaveLength(2);
});
