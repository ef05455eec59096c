/** What an operator records and learns of replies. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { runCommand, storedReferences, storeEnquiry } from '../../testing/service.ts';
import { replyTimes } from './reply-times.ts';

const folder = testFolder();
const environment = { DATA_DIR: join(folder, 'store') };
const run = (...args: string[]) => runCommand(environment, ...args);

test('a reply is recorded once, and leaves the list of what waits for one', async () => {
	const [one, other] = [await storeEnquiry(environment), await storeEnquiry(environment, { email: 'b@b.example' })];
	await storeEnquiry(environment, { email: 'withdrawn@b.example' });
	expect((await run('withdraw', '--email', 'withdrawn@b.example')).code).toBe(0);
	const unanswered = () => storedReferences(environment, '--unanswered');
	expect((await unanswered()).sort()).toEqual([one, other].sort());
	const first = await run('answered', one.toLowerCase().replaceAll('-', ' '));
	expect(first).toMatchObject({ code: 0, words: expect.stringMatching(new RegExp(`^Replied to ${one}: 20`)) });
	expect(await run('answered', one)).toEqual(first);
	const already = new RegExp(`^A reply to ${one} is recorded already: 20.* First: answered ${one} --clear\\.\n$`);
	const again = await run('answered', one, '--at', new Date().toISOString());
	expect(again).toMatchObject({ code: 1, words: expect.stringMatching(already) });
	expect((await run('answered', one, '--clear')).words).toBe(`The reply to ${one} is cleared: no reply is recorded.\n`);
	expect((await unanswered()).sort()).toEqual([one, other].sort());
	expect(await run('answered', one, '--clear')).toMatchObject({ code: 1, words: `No reply to ${one} is recorded.\n` });
	expect((await run('answered', one)).code).toBe(0);
	expect(await unanswered()).toEqual([other]);
	const { answeredAt } = JSON.parse((await run('show', one, '--json')).out);
	expect(answeredAt).toMatch(/Z$/);
	expect((await run('export', '--format', 'jsonl')).out).toContain(`"answeredAt":"${answeredAt}"`);
	const between = /^--at must be a time between .*, when the enquiry came, and now\.\n$/;
	for (const at of ['2020-01-01', '2999-01-01'])
		expect(await run('answered', other, '--at', at)).toMatchObject({ code: 2, words: expect.stringMatching(between) });
	expect(await run('answered')).toMatchObject({ code: 2, words: 'Give the reference of the enquiry.\n' });
	expect((await run('answered', 'NONE')).words).toBe('There is no enquiry with the reference NONE.\n');
	expect((await run('count', '--replies')).out).toMatch(
		/^REPLIED {2}MEDIAN HOURS {2}95TH PERCENTILE {2}PARTNER\n1 +0\.0 +0\.0 +\(all\)\n1 +0\.0 +0\.0 +acme-advisers\n$/,
	);
	expect(JSON.parse((await run('count', '--replies', '--json', '--since', '2999-01-01')).out)).toEqual([
		{ partner: null, replied: 0, median: null, percentile95: null },
	]);
	expect((await run('count', '--replies', '--since', '2999-01-01')).out).toMatch(/\n0 +- +- +\(all\)\n$/);
	expect((await run('count', '--replies', '--by', 'partner')).code).toBe(2);
});

test('median and 95th percentile are those of all, and of each partner', async () => {
	const start = Date.parse('2026-11-21T00:00:00.000Z');
	const replied = (partner: string | null, hours: number) => ({
		reference: 'R',
		partner,
		receivedAt: new Date(start).toISOString(),
		answeredAt: new Date(start + hours * 60 * 60 * 1000).toISOString(),
	});
	async function* readReplies() {
		for (let hours = 1; hours <= 20; hours++) yield replied('acme', hours);
		yield replied(null, 100);
	}
	expect(await replyTimes({ readReplies }, undefined)).toEqual([
		{ partner: null, replied: 21, median: 11, percentile95: 20 },
		{ partner: 'acme', replied: 20, median: 10, percentile95: 19 },
	]);
});
