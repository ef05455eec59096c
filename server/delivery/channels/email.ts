/** Channel that delivers by e-mail over SMTP (nodemailer). */

import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../../http/guards/network-address.ts';
import type { Channel } from './channel.ts';

interface MailConfig {
	smtpUrl: string;
	from: string;
}

export interface MailContent {
	replyTo?: string;
	subject: string;
	text: string;
	/** HTML with the same content as `text`. */
	html?: string;
}

/** Timeout for connecting to the mail server, and again for its greeting. */
const connectMs = 10_000;
/**
 * Timeout of an attempt, shorter than the lease. Long, because a slow server may accept a mail after the timeout, and the
 * retry would then send the mail twice.
 */
const attemptMs = 45_000;
/** Headers that suppress out-of-office replies (RFC 3834, Exchange, Gmail), because an adviser's would go to the visitor. */
const noAutoReplyHeaders = {
	'Auto-Submitted': 'auto-generated',
	'X-Auto-Response-Suppress': 'All',
	Precedence: 'bulk',
};

/** @param write composes the mail of an event */
export function createMailChannel<Event>(
	{ smtpUrl, from }: MailConfig,
	write: (event: Event) => MailContent & { to: string },
): Channel<Event> {
	const transport = createTransport({
		// Nodemailer applies the URL last, so the URL's query may override these settings, for example to allow an unencrypted
		// connection.
		url: smtpUrl,
		requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
		connectionTimeout: connectMs,
		greetingTimeout: connectMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
	return {
		verify: async () => void (await transport.verify()),
		async send(id, event, signal) {
			const { replyTo, ...mail } = write(event);
			const { response } = await transport.sendMail({
				...mail,
				from,
				...(replyTo && { replyTo: { name: '', address: replyTo } }),
				headers: noAutoReplyHeaders,
				// The same in every attempt, so that mail programs can merge duplicates.
				messageId: `<${id}@${domain}>`,
				signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
			});
			return response;
		},
	};
}
