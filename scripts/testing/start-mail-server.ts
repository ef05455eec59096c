/** Starts a mail server that keeps what it is sent, for tests that read the mail. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** One mail to one recipient, decoded. */
interface ReceivedMail {
	to: string;
	subject: string;
	text: string;
	/** By their names in lower case. */
	headers: Record<string, string>;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** @param gone the address that it has no mailbox for */
export async function startMailServer(gone?: string) {
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
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return {
		/** For `SMTP_URL`. */
		url: `smtp://127.0.0.1:${port}`,
		/** Oldest first. */
		mails,
		close,
		[Symbol.asyncDispose]: close,
	};
}
