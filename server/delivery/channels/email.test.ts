/** Tests of mail to a real SMTP server: what is sent, and how failures are reported. */

import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../scripts/testing/start-mail-server.ts';
import { fakeTimeouts } from '../../testing/fake-timeouts.ts';
import { leaseMs } from '../outbox.ts';
import { describeFailure } from './channel.ts';
import { createMailChannel } from './email.ts';

afterEach(() => void vi.restoreAllMocks());

async function start(options?: SMTPServerOptions): Promise<MailServer> {
	const server = await startMailServer(options);
	onTestFinished(() => void server.close());
	return server;
}

const noStop = new AbortController().signal;
const written = { to: '"Tan, Ana" <ana@advisers.example>', replyTo: 'mei@example.com', subject: 'Hello', text: 'Hi' };

function send(smtpUrl: string, { mail = {}, signal = noStop } = {}) {
	const config = { smtpUrl, from: 'site@quotes.example' };
	const channel = createMailChannel(config, () => ({ ...written, ...mail }));
	return channel.send('msg_1', {}, signal);
}

const failureOf = (sent: Promise<unknown>) => sent.then(() => expect.unreachable(), describeFailure);
const reasonOf = async (sent: Promise<unknown>) => (await failureOf(sent)).reason;

test('reaches its recipient; replies go to the person, and automatic replies are suppressed', async () => {
	const { url, mails } = await start();
	expect(await send(url)).toMatch(/^250 /);
	const headers = {
		to: '"Tan, Ana" <ana@advisers.example>',
		subject: 'Hello',
		'reply-to': 'mei@example.com',
		'message-id': '<msg_1@quotes.example>',
		'auto-submitted': 'auto-generated',
		'x-auto-response-suppress': 'All',
		precedence: 'bulk',
	};
	expect(mails).toMatchObject([{ from: 'site@quotes.example', to: 'ana@advisers.example', headers }]);
});

test('typed text cannot inject a header', async () => {
	const mail = { subject: 'Mei\r\nBcc: x@evil.example', replyTo: 'mei@example.com\r\nBcc: x@evil.example' };
	const { url, mails } = await start();
	await send(url, { mail });
	expect(mails).toHaveLength(1);
	expect(mails[0]?.headers).not.toHaveProperty('bcc');
});

const answering = (responseCode: number, words = 'Mei is unwanted') =>
	Object.assign(new Error(words), { responseCode });
const refuse = (code: number) => (_mailbox: unknown, _session: unknown, done: (error: Error) => void) =>
	done(answering(code, `5.1.1 <ana@advisers.example> ${'no such user; '.repeat(20)}`));
const words = `5.1.1 … ${'no such user; '.repeat(20)}`;
const cut = (answer: string) => `${answer.slice(0, 120)}…`;
const onData: SMTPServerOptions['onData'] = (stream, _session, done) =>
	stream.resume().on('end', () => done(answering(451)));
test.each<[string, SMTPServerOptions, string, boolean]>([
	['a mail, for now, without words that may quote it', { onData }, '451', false],
	['a recipient for good: no further try gains anything', { onRcptTo: refuse(550) }, cut(`550 ${words}`), true],
	['a recipient for now', { onRcptTo: refuse(450) }, cut(`450 ${words}`), false],
	['the sender, which is ours to settle', { onMailFrom: refuse(550) }, cut(`550 ${words}`), false],
])(
	'a refusal quotes the mail server, shortened and without addresses: %s',
	async (_case, options, answer, permanent) => {
		const failure = await failureOf(send((await start(options)).url));
		expect(failure).toMatchObject({ reason: `the mail server answered ${answer}`, permanent });
	},
);

test('an unreachable mail server and an untrusted one have different reasons', async () => {
	expect(await reasonOf(send('smtp://127.0.0.1:1'))).toBe('ECONNREFUSED');
	const { url } = await start({ secure: true });
	expect(await reasonOf(send(url.replace('smtp:', 'smtps:')))).toMatch(/CERT/);
});

test('nothing leaves the machine in plain text, unless the operator allows it', async () => {
	const { mails, ...server } = await start();
	const url = server.url.replace('127.0.0.1', '0.0.0.0');
	expect(await reasonOf(send(url))).toBe('the mail server does not encrypt (STARTTLS)');
	expect(mails).toHaveLength(0);
	await send(`${url}?requireTLS=false`);
	expect(mails).toHaveLength(1);
});

test('a mail server on this machine needs no trusted certificate', async () => {
	const { url, mails } = await start({ disabledCommands: ['AUTH'] });
	expect(await reasonOf(send(url))).toMatch(/CERT/);
	await send(`${url}?ignoreTLS=true`);
	expect(mails).toHaveLength(1);
});

test('a slow mail server is waited for, and aborted after 45 seconds', async () => {
	const looking: (() => void)[] = [];
	const hasMail = new EventEmitter();
	const { url } = await start({
		onData: (stream, _session, done) => stream.resume().on('end', () => hasMail.emit('mail', looking.push(done))),
	});
	const expireTimeouts = fakeTimeouts();
	for (const taken of [true, false]) {
		const arrived = once(hasMail, 'mail');
		const sent = send(url).catch((error) => describeFailure(error).reason);
		await arrived;
		expireTimeouts(taken ? 40_000 : 45_000);
		if (taken) looking[0]?.();
		expect(await sent).toMatch(taken ? /^250 / : /^no answer in time$/);
	}
	// The lease must outlast the attempt's timeout, or a second attempt would send the mail again.
	expect(leaseMs).toBeGreaterThan(45_000);
});

test.each<[string, (socket: Socket) => void]>([
	['says nothing', () => {}],
	[
		'never ends its answer',
		(socket) => {
			const drip = setInterval(() => socket.write('220-wait\r\n'), 20);
			socket.on('close', () => clearInterval(drip));
		},
	],
])('an attempt with a mail server that %s is aborted when the server stops', async (_case, behave) => {
	let closed: Promise<unknown> | undefined;
	const slow = createServer((socket) => {
		const ignoring = socket.on('error', () => {});
		closed = once(ignoring, 'close');
		behave(socket);
	});
	const stopping = new AbortController();
	await once(slow.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void slow.close());
	const { port } = slow.address() as AddressInfo;
	const sent = reasonOf(send(`smtp://127.0.0.1:${port}`, { signal: stopping.signal }));
	await once(slow, 'connection');
	stopping.abort();
	expect(await sent).toBe('the server was stopped');
	await closed;
});
