/** Starts a mail server that stores received mail, for tests. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A decoded mail to one recipient. */
interface ReceivedMail {
	from: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Header values by lower-case name. */
	headers: Record<string, string>;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** @param options override the defaults: no encryption, no authentication, every mail accepted */
export async function startMailServer(options: SMTPServerOptions = {}) {
	const mails: ReceivedMail[] = [];
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
			const {
				subject = '',
				text = '',
				html = '',
				headers,
			} = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)));
			const byName = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
			const from = mailFrom ? mailFrom.address : '';
			for (const { address: to } of rcptTo) mails.push({ from, to, subject, text, html, headers: byName });
			done();
		},
		...options,
	});
	// A client that disconnects must not fail the test.
	await once(server.on('error', () => {}).listen(0, '127.0.0.1'), 'listening');
	const { port } = server.server.address() as AddressInfo;
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return {
		/** Value for `SMTP_URL`. */
		url: `smtp://127.0.0.1:${port}`,
		mails,
		close,
		[Symbol.asyncDispose]: close,
	};
}
