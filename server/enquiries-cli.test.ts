/** The operator's command line as it is run, beside a server that is running too. */

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerProcess } from '../scripts/start-server.ts';
import { startReceiver } from './testing/receiver.ts';
import { sampleEnquiry } from './testing/sample-enquiry.ts';
import { postEnquiry, runCommand, startService } from './testing/service.ts';
import { temporaryFolder } from './testing/test-app.ts';

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

async function send(changes: Record<string, unknown> = {}): Promise<{ reference: string; receivedAt: string }> {
	const answer = await postEnquiry(service.url, sampleEnquiry(changes));
	expect(answer.status).toBe(201);
	return (await answer.json()) as { reference: string; receivedAt: string };
}

const fields =
	'reference receivedAt name dateOfBirth email mobilePhone mobilePhoneE164 gestationalWeek pregnancyType additionalInfo partner plan page consentVersion consentAt withdrawnAt'.split(
		' ',
	);

test('list shows enquiries newest first, as a table and as JSON', async () => {
	const older = await send({ partner: 'listed' });
	const newer = await send({ partner: 'listed', name: 'Evil\u001b[31m Name' });
	const table = await run('list', '--partner', 'listed');
	expect(table).toMatchObject({ code: 0, words: '2 enquiries.\n' });
	expect(table.out).not.toContain('\u001b');
	expect(table.out.split('\n')[1]).toContain(newer.reference);
	const json = JSON.parse((await run('list', '--partner', 'listed', '--json')).out);
	expect(json.map(({ reference }: { reference: string }) => reference)).toEqual([newer.reference, older.reference]);
	expect(Object.keys(json[0])).toEqual(fields);
	const limited = JSON.parse((await run('list', '--partner', 'listed', '--limit', '1', '--json')).out);
	expect(limited).toHaveLength(1);
	const since = JSON.parse((await run('list', '--partner', 'listed', '--since', newer.receivedAt, '--json')).out);
	expect(since.at(0).reference).toBe(newer.reference);
	expect((await run('list', '--partner', 'nobody', '--json')).out).toBe('[]\n');
});

test('show tells everything about one enquiry, however its reference is typed', async () => {
	const { reference } = await send({ name: 'Shown' });
	const shown = await run('show', reference.toLowerCase().replaceAll('-', ' '));
	expect(shown.code).toBe(0);
	for (const words of ['Shown', 'I agree that', 'mei@example.com']) expect(shown.out).toContain(words);
	expect(Object.keys(JSON.parse((await run('show', reference, '--json')).out))).toEqual(fields);
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
	await send({ partner: 'exported' });
	const csv = await run('export', '--format', 'csv', '--partner', 'exported');
	expect(csv.code).toBe(0);
	expect(csv.out.split('\r\n')[0]).toBe(fields.join(','));
	expect(csv.out).toContain('"\'=HYPERLINK(""http://evil.example"")"');
	expect(csv.out).toContain("'+65 8123 4567,'+6581234567");
	expect(csv.out).toContain('"Line 1\nLine ""2"", end"');
	const lines = (await run('export', '--format', 'jsonl', '--partner', 'exported')).out
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(lines).toHaveLength(2);
	expect(lines[0]).toMatchObject({ reference, ...text });
	expect(Object.keys(lines[0])).toEqual(fields);
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
	const bytes = readdirSync(place.DATA_DIR).map((file) => readFileSync(join(place.DATA_DIR, file), 'latin1'));
	expect(bytes.join('')).not.toMatch(/quagga|zebulon/i);
	await send();
});

test('purge removes what is older than asked for', async () => {
	await send({ partner: 'fresh' });
	expect(await run('purge')).toMatchObject({ code: 0, words: expect.stringContaining('Purged: 0') });
	expect(JSON.parse((await run('list', '--partner', 'fresh', '--json')).out)).toHaveLength(1);
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

test('deliveries lists the queue and tries again by hand', async () => {
	const receiver = await startReceiver();
	receiver.behave((response) => response.writeHead(500).end());
	const other = { DATA_DIR: join(folder, 'other') };
	const delivering = await startService({
		...other,
		WEBHOOK_URL: receiver.url,
		WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
	});
	const { reference } = (await (await postEnquiry(delivering.url, sampleEnquiry())).json()) as { reference: string };
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
	await delivering.end();
	expect((await runCommand(other, 'deliveries', '--retry', reference)).code).toBe(1);
	receiver.close();
});

describe('exit code 2 and the usage, for', () => {
	test.each([
		[[]],
		[['unknown']],
		[['constructor']],
		[['list', '--limit', '0']],
		[['list', '--limit', 'many']],
		[['list', '--since', 'yesterday']],
		[['list', '--colour']],
		[['list', 'extra']],
		[['show']],
		[['show', 'A', 'B']],
		[['show', 'A', '--email', 'b@example.com']],
		[['export']],
		[['export', '--format', 'xml']],
		[['erase', '--yes']],
		[['withdraw']],
		[['purge', '--older-than', 'x']],
		[['deliveries', '--state', 'lost']],
	])('%j', async (args) => {
		const { code, out, words } = await run(...args);
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(words).not.toMatch(/^\s+at /m);
		expect(words.length).toBeGreaterThan(10);
	});
});

describe('exit code 1 and a sentence, for', () => {
	test.each<[string, string[], RegExp]>([
		['an unknown reference', ['show', 'NONE'], /^There is no enquiry with the reference NONE\.\n$/],
		['an unknown person', ['show', '--email', 'nobody@example.com'], /^There is no enquiry from that address\.\n$/],
		['nobody to erase', ['erase', '--email', 'nobody@example.com', '--yes'], /^Nothing to erase/],
		['nobody to withdraw', ['withdraw', '--email', 'nobody@example.com'], /^There is no enquiry/],
		['nothing to retry', ['deliveries', '--retry', 'NONE'], /^Nothing to retry/],
	])('%s', async (_case, args, sentence) => {
		const { code, out, words } = await run(...args);
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(words).toMatch(sentence);
	});

	test('a folder without a store, which is not made', async () => {
		const { code, words } = await runCommand({ DATA_DIR: join(folder, 'nowhere') }, 'list');
		expect(code).toBe(1);
		expect(words).toMatch(/^There is no store in /);
		expect(readdirSync(folder)).not.toContain('nowhere');
	});
});
