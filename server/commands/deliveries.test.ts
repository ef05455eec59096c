/** Tests of `deliveries`, which lists the queue, and retries, sends and dismisses by hand. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Webhook } from 'standardwebhooks';
import { test as base } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { sqlitePath } from '../database/engines/sqlite.ts';
import { answer, startReceiver, webhookSecret } from '../testing/receiver.ts';
import { runCommand, startService, storeEnquiry } from '../testing/service.ts';

const folder = testFolder();
// Concurrent, because two tests wait for the delivery worker, which polls once a second.
const { concurrent: test } = base.extend('receiver', async ({ task: _ }, { onCleanup }) => {
	const receiver = await startReceiver();
	onCleanup(receiver.close);
	return receiver;
});

test('deliveries lists the queue and retries by hand', async ({ expect, receiver }) => {
	receiver.behave(answer(500));
	const environment = { DATA_DIR: join(folder, 'failing'), ...receiver.environment };
	const reference = await storeEnquiry(environment, {}, ['webhook']);
	const run = (...args: string[]) => runCommand(environment, ...args);
	const service = await startService(environment);
	await receiver.until(1);
	const pending = (await run('deliveries', '--state', 'pending')).out;
	expect(pending).toMatch(new RegExp(`^REFERENCE .*\n${reference} +webhook +pending `));
	// The receiver must still fail here, because `--retry` refuses a delivery that has succeeded, or is being sent.
	await expect.poll(async () => (await run('deliveries', '--retry', reference)).code).toBe(0);
	receiver.behave(answer(204));
	const done = async () => JSON.parse((await run('deliveries', '--state', 'done', '--json')).out);
	await expect.poll(done).toMatchObject([{ reference, finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
	const [{ finishedAt }] = await done();
	const inSingapore = new Date(finishedAt).toLocaleString('sv-SE', { timeZone: 'Asia/Singapore' });
	const row = new RegExp(`^${reference} +webhook +done +\\d+ +- +${inSingapore} +-$`, 'm');
	expect((await run('deliveries')).out).toMatch(row);
	expect((await run('show', reference)).out).toContain(`webhook done ${inSingapore}\n`);
	await service.end();
	expect((await run('deliveries', '--retry', reference)).code).toBe(1);
});

test('an undelivered enquiry is sent, and a finished delivery retried', async ({ expect, receiver }) => {
	const before = { DATA_DIR: join(folder, 'without-receiver') };
	const environment = { ...before, ...receiver.environment };
	const reference = await storeEnquiry(before, {}, ['email:gone@quotes.example']);
	const store = new DatabaseSync(sqlitePath(before.DATA_DIR));
	store.exec("update deliveries set state = 'dead', finished_at = created_at");
	store.close();
	const run = (...args: string[]) => runCommand(environment, ...args);
	const dead = async () => JSON.parse((await run('deliveries', '--state', 'dead', '--json')).out);
	const dismiss = ['deliveries', '--dismiss', reference];
	expect(await run(...dismiss)).toMatchObject({ code: 0, messages: expect.stringMatching(/^Dismissed: 1\./) });
	expect(await dead()).toMatchObject([{ reference, dismissedAt: expect.stringMatching(/Z$/) }]);
	expect((await run('deliveries')).out).toContain(' dead, dismissed ');
	expect(await run(...dismiss)).toMatchObject({ code: 1, messages: expect.stringMatching(/^Nothing to dismiss/) });
	const send = ['deliveries', '--send', reference];
	const unconfigured = { code: 1, messages: expect.stringMatching(/^No receiver is configured here/) };
	expect(await runCommand(before, ...send)).toMatchObject(unconfigured);
	expect(await run(...send)).toEqual({ code: 0, out: '', messages: 'Due now: 1.\n' });
	expect(await run(...send)).toMatchObject({ code: 1, messages: expect.stringMatching(/^Nothing to send/) });
	const service = await startService(environment);
	await receiver.until(1);
	const again = ['deliveries', '--retry-all', '--state', 'done', '--target', 'webhook', '--since', '2026-01-01'];
	await expect.poll(async () => (await run(...again)).messages).toBe('Due again now: 1.\n');
	expect((await run('deliveries', '--retry-all', '--target', 'webhook')).messages).toBe(
		'Nothing for webhook is dead.\n',
	);
	await receiver.until(2);
	expect((await run('withdraw', '--reference', reference)).code).toBe(0);
	await receiver.until(3);
	expect((await run('erase', '--reference', reference, '--yes')).code).toBe(0);
	await receiver.until(4);
	const types = receiver.received.map(({ body }) => JSON.parse(body).type);
	expect(types).toEqual(['enquiry.created', 'enquiry.created', 'enquiry.withdrawn', 'enquiry.erased']);
	await service.end();
});

test('a test is sent like a delivery, and the receiver’s answer is printed', async ({ expect, receiver }) => {
	const environment = { DATA_DIR: join(folder, 'tested'), ...receiver.environment };
	await storeEnquiry(environment);
	const sendTest = (target: string) => runCommand(environment, 'deliveries', '--test', target);
	expect(await sendTest('webhook')).toEqual({ code: 0, out: '', messages: 'webhook took the test: HTTP 204.\n' });
	const [{ headers, body } = expect.unreachable()] = receiver.received;
	const data = { name: 'Test, not a person', consent: { given: true } };
	expect(new Webhook(webhookSecret).verify(body, headers)).toMatchObject({ type: 'enquiry.test', data });
	receiver.behave(answer(500));
	expect(await sendTest('webhook')).toMatchObject({ code: 1, messages: 'webhook did not take the test: HTTP 500.\n' });
	expect(await sendTest('email:a@b.example')).toMatchObject({
		code: 2,
		messages: expect.stringContaining(': webhook.'),
	});
	expect((await runCommand(environment, 'deliveries', '--json')).out).toBe('[]\n');
});

test('deliveries to a target that is no longer configured are named, and dismissed together', async ({
	expect,
	receiver,
}) => {
	const environment = { DATA_DIR: join(folder, 'gone'), ...receiver.environment };
	const gone = 'email:gone@quotes.example';
	for (const email of ['a@b.example', 'b@b.example'])
		await storeEnquiry(environment, { email }, [gone, 'webhook', 'receipt']);
	const store = new DatabaseSync(sqlitePath(environment.DATA_DIR));
	store.exec("update deliveries set state = 'dead', finished_at = created_at");
	store.close();
	const run = (...args: string[]) => runCommand(environment, 'deliveries', ...args);
	const saysGone = `${gone} is gone: it is not configured here, and nothing is sent to it. To forget what was given up: deliveries --dismiss-all --target ${gone}. The targets configured here: webhook.\n`;
	expect(await run('--retry-all', '--target', gone)).toEqual({ code: 1, out: '', messages: saysGone });
	expect(await run('--retry-all')).toEqual({ code: 0, out: '', messages: `Due again now: 2.\n${saysGone}` });
	expect((await run('--retry-all', '--target', 'receipt')).messages).toBe('Due again now: 2.\n');
	const dead = async () => JSON.parse((await run('--state', 'dead', '--json')).out);
	expect(await dead()).toMatchObject(Array(2).fill({ target: gone, dismissedAt: null }));
	const messages = 'Dismissed: 2. Nobody is told of it any more.\n';
	expect(await run('--dismiss-all', '--target', gone)).toEqual({ code: 0, out: '', messages });
	expect(await dead()).toMatchObject(Array(2).fill({ target: gone, dismissedAt: expect.stringMatching(/Z$/) }));
	expect(await run('--retry-all')).toMatchObject({ code: 0, messages: 'Due again now: 0.\n' });
});

test('a new receiver is sent a partner’s enquiries since a time, except withdrawn ones', async ({
	expect,
	receiver,
}) => {
	const before = { DATA_DIR: join(folder, 'partner') };
	const add = (email: string, id = 'acme') => storeEnquiry(before, { email, partner: id });
	const references = [await add('a@b.example'), await add('b@b.example')];
	const [earlier] = [await add('earlier@b.example'), await add('other@b.example', 'other')];
	await add('withdrawn@b.example');
	await runCommand(before, 'withdraw', '--email', 'withdrawn@b.example');
	const store = new DatabaseSync(sqlitePath(before.DATA_DIR));
	store.prepare("update enquiries set received_at = '2026-01-01T00:00:00.000Z' where reference = ?").run(earlier);
	store.close();
	const environment = { ...before, ...receiver.environment };
	const send = () => runCommand(environment, 'deliveries', '--send', '--partner', 'acme', '--since', '2026-02-01');
	expect(await send()).toEqual({ code: 0, out: '', messages: 'Due now: 2.\n' });
	const queue = JSON.parse((await runCommand(environment, 'deliveries', '--json')).out);
	expect(queue.map(({ reference }: { reference: string }) => reference).sort()).toEqual(references.toSorted());
	expect(queue).toMatchObject(Array(2).fill({ target: 'webhook', state: 'pending' }));
	expect(await send()).toMatchObject({ code: 1, messages: expect.stringMatching(/^Nothing to send: /) });
});
