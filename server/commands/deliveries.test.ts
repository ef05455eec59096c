/** `deliveries`: the queue, and what is sent again by hand. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test, vi } from 'vitest';
import { startReceiver, webhookSecret } from '../testing/receiver.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, receiptOf, runCommand, startService } from '../testing/service.ts';
import { storeEnquiry } from '../testing/stored-enquiry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

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

test('a test goes the way of a delivery, and what the receiver answered is said', async () => {
	const receiver = await startReceiver();
	const place = { DATA_DIR: join(folder, 'tested'), ...receiver.environment };
	await storeEnquiry(place);
	const sendTest = (target: string) => runCommand(place, 'deliveries', '--test', target);
	expect(await sendTest('webhook')).toEqual({ code: 0, out: '', words: 'webhook took the test: HTTP 204.\n' });
	const [{ headers, body } = expect.unreachable()] = receiver.received;
	expect(new Webhook(webhookSecret).verify(body, headers)).toMatchObject({
		type: 'enquiry.test',
		data: { name: 'Test, not a person', consent: { given: true } },
	});
	receiver.behave((response) => response.writeHead(500).end());
	expect(await sendTest('webhook')).toMatchObject({ code: 1, words: 'webhook did not take the test: HTTP 500.\n' });
	expect(await sendTest('email:a@b.example')).toMatchObject({ code: 2, words: expect.stringContaining(': webhook.') });
	expect((await runCommand(place, 'deliveries', '--json')).out).toBe('[]\n');
	receiver.close();
});
