/** The receipt and its link, as the service and a real mail server hand them on. */

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../../scripts/start-server.ts';
import { currentConsent } from '../../shared/content/en/consent.ts';
import { startReceiver } from '../testing/receiver.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, receiptOf, runCommand, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const mails: { to: string; text: string }[] = [];
const mailServer = new SMTPServer({
	authOptional: true,
	disabledCommands: ['STARTTLS'],
	async onData(stream, { envelope }, done) {
		let text = '';
		for await (const chunk of stream.setEncoding('utf8')) text += chunk;
		const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
		for (const { address } of envelope.rcptTo) mails.push({ to: address, text: plain });
		done();
	},
});
let service: ServerProcess;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
	await once(mailServer.listen(0, '127.0.0.1'), 'listening');
	receiver = await startReceiver();
	service = await startService({
		DATA_DIR: folder,
		...receiver.environment,
		SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
		ENQUIRY_MAIL_TO: 'adviser@advisers.example',
		RECEIPT_MAIL: '1',
		PUBLIC_ORIGIN: 'https://quotes.example',
	});
});
afterAll(async () => {
	await service.end();
	receiver.close();
	await new Promise<void>((resolve) => mailServer.close(() => resolve()));
	rmSync(folder, { recursive: true });
});

const receipts = (to: string) => mails.filter((mail) => mail.to === to);
const typed = { name: 'Buy Now evil.example', additionalInfo: 'Visit evil.example' };

async function receiptFor(email: string) {
	const { reference } = await receiptOf(await postEnquiry(service.url, sampleEnquiry({ ...typed, email })));
	await expect.poll(() => receipts(email), { timeout: 10_000 }).toHaveLength(1);
	const text = receipts(email)[0]?.text ?? '';
	const link = /https:\/\/quotes\.example(\S+)/.exec(text)?.[1] ?? '';
	return { reference, text, url: `${service.url}${link}` };
}

const withdrawnAt = async (reference: string) =>
	JSON.parse((await runCommand({ DATA_DIR: folder }, 'show', reference, '--json')).out).withdrawnAt;

test('the receipt has reference, consent and link, and nothing that was typed freely', async () => {
	const { reference, text, url } = await receiptFor('visitor@example.com');
	for (const words of [reference, currentConsent.text, 'Auto-Submitted: auto-generated']) expect(text).toContain(words);
	expect(text).not.toMatch(/evil|Buy Now/);
	expect(url).not.toContain('visitor');
	expect((await postEnquiry(service.url, sampleEnquiry({ email: 'Visitor@example.com' }))).status).toBe(201);
	await expect.poll(() => receipts('adviser@advisers.example'), { timeout: 10_000 }).toHaveLength(2);
	expect(receipts('Visitor@example.com')).toEqual([]);
});

test('the link shows a button and changes nothing; the button withdraws, and receivers are told', async () => {
	const { reference, url } = await receiptFor('leaving@example.com');
	const page = await fetch(url);
	expect(page.status).toBe(200);
	expect(Object.fromEntries(page.headers)).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	});
	const body = await page.text();
	expect(body).toContain('<form method="post"');
	expect(body).not.toContain('leaving@');
	expect(await withdrawnAt(reference)).toBeNull();
	const form = { 'content-type': 'application/x-www-form-urlencoded' };
	expect((await fetch(url, { method: 'POST', headers: form })).status).toBe(200);
	expect(await withdrawnAt(reference)).toMatch(/Z$/);
	const told = () => receiver.received.map(({ body: sent }) => JSON.parse(sent));
	await expect
		.poll(told, { timeout: 10_000 })
		.toContainEqual({ type: 'enquiry.withdrawn', timestamp: expect.any(String), data: { reference } });
	expect(receipts('leaving@example.com')).toHaveLength(1);
});

test('a link that is not ours is refused', async () => {
	const { reference, url } = await receiptFor('staying@example.com');
	for (const wrong of [url.slice(0, -1), url.replace(reference, '0RT3K-9XQ2F-4HT7'), `${service.url}/withdraw`])
		for (const method of ['GET', 'POST']) expect((await fetch(wrong, { method })).status).toBe(404);
	expect(await withdrawnAt(reference)).toBeNull();
});
