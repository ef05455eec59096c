/** Interface of a delivery channel, and the description of its failures. */

import { KeyMissing, ValueDamaged } from '../../database/field-encryption.ts';

export interface Failure {
	/** Stored and shown reason of the failure, which must contain no personal data. */
	reason: string;
	/** Wait that the receiver asked for, limited to `longestRetryAfterMs`. */
	retryAfterMs?: number;
	/** True if further attempts are useless: the delivery is dead at once. */
	permanent?: boolean;
}

/** Limit of a receiver's `Retry-After`, so that the delivery is retried before it is given up. */
export const longestRetryAfterMs = 24 * 60 * 60 * 1000;

export interface Channel<Event> {
	/**
	 * Rejects with `DeliveryFailed`, or with an error of the network or of the mail server.
	 *
	 * @param id the same in every attempt
	 * @returns the receiver's answer
	 */
	send(id: string, event: Event, signal: AbortSignal): Promise<unknown>;
	/** Checks whether the receiver can be reached, without sending an event. Rejects like `send`. */
	verify?(): Promise<void>;
	/** Limit of attempts that start within a minute. Default: none. */
	perMinute?: number;
}

/** The receiver or the SSRF guard refused the delivery. The message is stored, so it must contain no personal data. */
export class DeliveryFailed extends Error {
	override name = 'DeliveryFailed';
	/** How long the receiver asked to wait. */
	readonly retryAfterMs: number;

	constructor(message: string, retryAfterMs = 0) {
		super(message);
		this.retryAfterMs = retryAfterMs;
	}
}

interface NetworkError {
	name: string;
	code: string;
	/** Error code of a failed connection to a mail server. Nodemailer then sets a generic `code`. */
	originalCode: string;
	/** Code and text of a mail server's answer, and the SMTP command that was answered. */
	responseCode: number;
	response: string;
	command: string;
	/** Reason for an abort. */
	cause: { name?: string } | undefined;
}

/**
 * SMTP commands whose refusal concerns the recipient or the mail. Other refusals, such as of MAIL FROM, concern this service,
 * and its operator may fix the cause.
 */
const aboutMail = ['RCPT TO', 'DATA'];

/** Describes a failed attempt without quoting answers that may contain personal data of the enquiry. */
export function describeFailure(error: unknown): Failure {
	const { command = '', responseCode = 0 } = error as Partial<NetworkError>;
	return {
		reason: reasonOf(error),
		retryAfterMs: error instanceof DeliveryFailed ? Math.min(error.retryAfterMs, longestRetryAfterMs) : 0,
		permanent: aboutMail.includes(command) && responseCode >= 500,
	};
}

function reasonOf(error: unknown): string {
	if (error instanceof DeliveryFailed) return error.message;
	if (error instanceof KeyMissing) return 'the enquiry cannot be read: check ENCRYPTION_KEY on this server';
	if (error instanceof ValueDamaged || error instanceof SyntaxError)
		return 'the enquiry cannot be read: its record was damaged or moved';
	const { name, code, originalCode, responseCode, response, command, cause } = error as Partial<NetworkError>;
	if (name === 'TimeoutError' || cause?.name === 'TimeoutError') return 'no answer in time';
	if (name === 'AbortError') return 'the server was stopped';
	if (code === 'ETLS' && responseCode !== undefined) return 'the mail server does not encrypt (STARTTLS)';
	if (responseCode !== undefined) {
		// Before DATA a mail server knows only addresses, which `quoted` removes, so its answer is safe to quote.
		const answer = response !== undefined && command !== 'DATA' ? quoted(response) : responseCode;
		return `the mail server answered ${answer}`;
	}
	return originalCode ?? code ?? name ?? 'unknown failure';
}

/** Length limit in characters. Most mail servers name the reason within this length. */
const longestQuote = 120;

/** Makes the answer one short line without addresses. */
function quoted(answer: string): string {
	const withoutAddresses = answer
		.replace(/\s+/g, ' ')
		.replace(/<?[^\s<>]+>?/g, (word) => (word.includes('@') ? '…' : word));
	return withoutAddresses.length > longestQuote ? `${withoutAddresses.slice(0, longestQuote)}…` : withoutAddresses;
}
