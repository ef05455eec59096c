/** Mail on its way to a real SMTP server: what is sent, and every way in which it fails. */

import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { holdTimeouts } from '../../testing/hold-timeouts.ts';
import { leaseTime } from '../outbox.ts';
import { describeFailure } from './channel.ts';
import { createMailChannel } from './email.ts';

interface Mail {
	from: string;
	to: string[];
	/** As it came, but its long lines unbroken. */
	text: string;
}

const mails: Mail[] = [];
const closing: (() => void)[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	mails.length = 0;
	for (const close of closing.splice(0)) close();
});

async function listen(server: SMTPServer | Server): Promise<number> {
	await once(server.on('error', () => {}).listen(0, '127.0.0.1'), 'listening');
	closing.push(() => server.close(() => {}));
	return ((server instanceof SMTPServer ? server.server : server).address() as AddressInfo).port;
}

/** @returns its URL */
async function startSmtp(options: SMTPServerOptions = {}): Promise<string> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
			const text = (await Array.fromAsync(stream.setEncoding('utf8'))).join('').replaceAll('=\r\n', '');
			mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
			done();
		},
		...options,
	});
	return `smtp://127.0.0.1:${await listen(server)}`;
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

test('reaches its recipient; answering reaches the person, and no program answers by itself', async () => {
	expect(await send(await startSmtp())).toMatch(/^250 /);
	expect(mails).toMatchObject([{ from: 'site@quotes.example', to: ['ana@advisers.example'] }]);
	expect(mails[0]?.text.split('\r\n')).toEqual(
		expect.arrayContaining([
			'To: "Tan, Ana" <ana@advisers.example>',
			'Subject: Hello',
			'Reply-To: mei@example.com',
			'Message-ID: <msg_1@quotes.example>',
			'Auto-Submitted: auto-generated',
			'X-Auto-Response-Suppress: All',
			'Precedence: bulk',
		]),
	);
});

test('nothing that a person typed becomes a header', async () => {
	const mail = { subject: 'Mei\r\nBcc: x@evil.example', replyTo: 'mei@example.com\r\nBcc: x@evil.example' };
	await send(await startSmtp(), { mail });
	expect(mails[0]?.text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/im);
	expect(mails[0]?.to).toHaveLength(1);
});

const answering = (responseCode: number) => Object.assign(new Error('Mei is unwanted'), { responseCode });
const refuse = (code: number) => (_mailbox: unknown, _session: unknown, done: (error: Error) => void) =>
	done(answering(code));
const onData: SMTPServerOptions['onData'] = (stream, _session, done) =>
	stream.resume().on('end', () => done(answering(451)));
test.each<[string, SMTPServerOptions, number, boolean]>([
	['a mail, for now', { onData }, 451, false],
	['a recipient for good: no further try gains anything', { onRcptTo: refuse(550) }, 550, true],
	['a recipient for now', { onRcptTo: refuse(450) }, 450, false],
	['the sender, which is ours to settle', { onMailFrom: refuse(550) }, 550, false],
])('a refusal is told by its number, not by words that quote the mail: %s', async (_case, options, code, permanent) => {
	const failure = await failureOf(send(await startSmtp(options)));
	expect(failure).toMatchObject({ reason: `the mail server answered ${code}`, permanent });
});

test('a mail server that cannot be reached, or trusted, is told apart', async () => {
	expect(await reasonOf(send('smtp://127.0.0.1:1'))).toBe('ECONNREFUSED');
	const port = await listen(new SMTPServer({ secure: true }));
	expect(await reasonOf(send(`smtps://127.0.0.1:${port}`))).toMatch(/CERT/);
});

test('nothing leaves the machine in plain text, unless the operator says so', async () => {
	const url = (await startSmtp()).replace('127.0.0.1', '0.0.0.0');
	expect(await reasonOf(send(url))).toBe('the mail server does not encrypt (STARTTLS)');
	expect(mails).toHaveLength(0);
	await send(`${url}?requireTLS=false`);
	expect(mails).toHaveLength(1);
});

test('a mail server on this machine need not be trusted to encrypt, if it is not asked to', async () => {
	const url = await startSmtp({ disabledCommands: [] });
	expect(await reasonOf(send(url))).toMatch(/CERT/);
	await send(`${url}?ignoreTLS=true`);
	expect(mails).toHaveLength(1);
});

test('a mail server that looks long at a mail is waited for, and left after 45 seconds', async () => {
	const looking: (() => void)[] = [];
	const hasMail = new EventEmitter();
	const url = await startSmtp({
		onData: (stream, _session, done) => stream.resume().on('end', () => hasMail.emit('mail', looking.push(done))),
	});
	const pass = holdTimeouts();
	for (const taken of [true, false]) {
		const arrived = once(hasMail, 'mail');
		const sent = send(url).catch((error) => describeFailure(error).reason);
		await arrived;
		pass(taken ? 40_000 : 45_000);
		if (taken) looking[0]?.();
		expect(await sent).toMatch(taken ? /^250 / : /^no answer in time$/);
	}
	// Once the lease has ended, another attempt sends the mail again.
	expect(leaseTime).toBeGreaterThan(45_000);
});

test.each<[string, (socket: Socket) => void]>([
	['says nothing', () => {}],
	[
		'never comes to an end',
		(socket) => {
			const drip = setInterval(() => socket.write('220-wait\r\n'), 20);
			socket.on('close', () => clearInterval(drip));
		},
	],
])('a mail server that %s is left when the server stops', async (_case, behave) => {
	let closed: Promise<unknown> | undefined;
	const slow = createServer((socket) => {
		const ignoring = socket.on('error', () => {});
		closed = once(ignoring, 'close');
		behave(socket);
	});
	const stopping = new AbortController();
	const sent = reasonOf(send(`smtp://127.0.0.1:${await listen(slow)}`, { signal: stopping.signal }));
	await once(slow, 'connection');
	stopping.abort();
	expect(await sent).toBe('the server was stopped');
	await closed;
});
