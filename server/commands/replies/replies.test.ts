/** Tests of replies on the command line: `answered`, reply times, and `list --unanswered`. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { sqlitePath } from '../../database/engines/sqlite.ts';
import { runCommand, storedReferences, storeEnquiry } from '../../testing/service.ts';
import { replyTimes } from './reply-times.ts';

const folder = testFolder();
const environment = { DATA_DIR: join(folder, 'store') };
const run = (...args: string[]) => runCommand(environment, ...args);

test('a reply is recorded once, and removes the enquiry from the unanswered ones', async () => {
	const [one, other] = [await storeEnquiry(environment), await storeEnquiry(environment, { email: 'b@b.example' })];
	await storeEnquiry(environment, { email: 'withdrawn@b.example' });
	expect((await run('withdraw', '--email', 'withdrawn@b.example')).code).toBe(0);
	const unanswered = () => storedReferences(environment, '--unanswered');
	expect((await unanswered()).sort()).toEqual([one, other].sort());
	const first = await run('answered', one.toLowerCase().replaceAll('-', ' '));
	expect(first).toMatchObject({ code: 0, messages: expect.stringMatching(new RegExp(`^Replied to ${one}: 20`)) });
	expect(await run('answered', one)).toEqual(first);
	const already = new RegExp(`^A reply to ${one} is recorded already: 20.* First: answered ${one} --clear\\.\n$`);
	const again = await run('answered', one, '--at', new Date().toISOString());
	expect(again).toMatchObject({ code: 1, messages: expect.stringMatching(already) });
	expect((await run('answered', one, '--clear')).messages).toBe(
		`The reply to ${one} is cleared: no reply is recorded.\n`,
	);
	expect((await unanswered()).sort()).toEqual([one, other].sort());
	expect(await run('answered', one, '--clear')).toMatchObject({
		code: 1,
		messages: `No reply to ${one} is recorded.\n`,
	});
	expect((await run('answered', one)).code).toBe(0);
	expect(await unanswered()).toEqual([other]);
	const { answeredAt } = JSON.parse((await run('show', one, '--json')).out);
	expect(answeredAt).toMatch(/Z$/);
	expect((await run('export', '--format', 'jsonl')).out).toContain(`"answeredAt":"${answeredAt}"`);
	const between = /^--at must be a time between .*, when the enquiry came, and now\.\n$/;
	for (const at of ['2020-01-01', '2999-01-01'])
		expect(await run('answered', other, '--at', at)).toMatchObject({
			code: 2,
			messages: expect.stringMatching(between),
		});
	expect(await run('answered')).toMatchObject({ code: 2, messages: 'Give the reference of the enquiry.\n' });
	expect((await run('answered', 'NONE')).messages).toBe('There is no enquiry with the reference NONE.\n');
	expect((await run('count', '--replies')).out).toMatch(
		/^RECEIVED {2}WITHIN 24 H {2}LATE {2}UNANSWERED {2}MEDIAN HOURS {2}PARTNER\n2 +1 +0 +1 +0\.0 +\(all\)\n2 +1 +0 +1 +0\.0 +acme-advisers\n$/,
	);
	for (const none of [
		['--since', '2999-01-01'],
		['--until', '2020-01-01'],
	]) {
		expect(JSON.parse((await run('count', '--replies', '--json', ...none)).out)).toEqual([
			{ partner: null, received: 0, answeredInTime: 0, answeredLate: 0, unanswered: 0, median: null },
		]);
		expect((await run('count', '--replies', ...none)).out).toMatch(/\n0 +0 +0 +0 +- +\(all\)\n$/);
	}
	expect((await run('count', '--replies', '--by', 'partner')).code).toBe(2);
});

test('enquiries received, answered in time, late or not at all are counted, in all and by partner', async () => {
	const start = Date.parse('2026-11-21T00:00:00.000Z');
	const received = (partner: string | null, hours?: number) => ({
		reference: 'R',
		partner,
		receivedAt: new Date(start).toISOString(),
		answeredAt: hours === undefined ? null : new Date(start + hours * 60 * 60 * 1000).toISOString(),
	});
	async function* readReplies() {
		for (let hours = 1; hours <= 20; hours++) yield received('acme', hours);
		yield received('acme', 24);
		yield received('acme');
		yield received(null, 24.01);
		yield received('made-up', 100);
	}
	const countByPartner = async () => [
		{ value: 'acme', count: 22 },
		{ value: null, count: 1 },
	];
	expect(await replyTimes({ readReplies, countByPartner }, {})).toEqual([
		{ partner: null, received: 24, answeredInTime: 21, answeredLate: 2, unanswered: 1, median: 12 },
		{ partner: 'acme', received: 22, answeredInTime: 21, answeredLate: 0, unanswered: 1, median: 11 },
		{ partner: '-', received: 1, answeredInTime: 0, answeredLate: 1, unanswered: 0, median: 24 },
		{ partner: '(others)', received: 1, answeredInTime: 0, answeredLate: 1, unanswered: 0, median: 100 },
	]);
});

test('unanswered enquiries are listed by the time a reply is due, which every command prints', async () => {
	const environment = { DATA_DIR: join(folder, 'waiting') };
	const run = (...args: string[]) => runCommand(environment, ...args);
	const references = [];
	for (const email of ['a@b.example', 'b@b.example']) references.push(await storeEnquiry(environment, { email }));
	const store = new DatabaseSync(sqlitePath(environment.DATA_DIR));
	// Backdate the second enquiry, so that its reply is due first.
	store
		.prepare("update enquiries set received_at = '2026-11-20T16:30:00.000Z' where reference = ?")
		.run(references[1] ?? '');
	store.close();
	expect(await storedReferences(environment, '--unanswered')).toEqual(references.toReversed());
	const { out } = await run('list', '--unanswered');
	expect(out).toMatch(
		new RegExp(`^REPLY BY +REFERENCE .*\n2026-11-22 00:30:00 +${references[1]} .*\n.* ${references[0]} `),
	);
	expect(out).not.toContain('WITHDRAWN');
	const replyBy = '2026-11-21T16:30:00.000Z';
	expect(JSON.parse((await run('show', String(references[1]), '--json')).out)).toMatchObject({ replyBy });
	expect((await run('show', String(references[1]))).out).toMatch(/^replyBy +2026-11-22 00:30:00$/m);
	const [header, first] = (await run('export', '--format', 'csv')).out.split('\r\n');
	expect([header, first]).toEqual([expect.stringMatching(/,replyBy$/), expect.stringMatching(/,2026-11-22 00:30:00$/)]);
	expect((await run('export', '--format', 'jsonl')).out.split('\n')[0]).toContain(`"replyBy":"${replyBy}"`);
});
