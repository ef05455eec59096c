/** Starts a mail server that keeps what it is sent, for tests that read the mail. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** One mail to one recipient, decoded. */
export interface ReceivedMail {
	to: string;
	subject: string;
	text: string;
	/** By their names in lower case. */
	headers: Record<string, string>;
}

export interface MailServer {
	/** For `SMTP_URL`. */
	url: string;
	/** Oldest first. */
	mails: ReceivedMail[];
	close(): Promise<void>;
}

/** @param gone the address that it has no mailbox for */
export async function startMailServer(gone?: string): Promise<MailServer> {
	const mails: ReceivedMail[] = [];
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		onRcptTo({ address }, _session, done) {
			done(address === gone ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
		},
		async onData(stream, { envelope }, done) {
			const { subject = '', text = '', headers } = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)));
			const byName = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
			for (const { address } of envelope.rcptTo) mails.push({ to: address, subject, text, headers: byName });
			done();
		},
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
