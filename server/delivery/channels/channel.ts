/** Interface of a delivery channel, and the description of its failures. */

import { KeyMissing, ValueDamaged } from '../../database/field-encryption.ts';

export interface Failure {
	/** Stored and shown, so it must hold no personal data. */
	reason: string;
	/** How long the receiver asked to wait, `longestRetryAfterMs` at most. */
	retryAfterMs?: number;
	/** True if no further attempt can succeed. */
	permanent?: boolean;
}

/** Limit of a receiver's `Retry-After`; a longer wait would outlast the delivery. */
export const longestRetryAfterMs = 24 * 60 * 60 * 1000;

export interface Channel<Event> {
	/**
	 * Rejects with `DeliveryFailed` or a network error.
	 *
	 * @param id stable through every attempt
	 * @returns what the receiver answered
	 */
	send(id: string, event: Event, signal: AbortSignal): Promise<unknown>;
	/** Checks whether the receiver can be reached, without sending. Rejects like `send`. */
	verify?(): Promise<void>;
	/** Limit of attempts that start within a minute. Default: none. */
	perMinute?: number;
}

/** The receiver refused the delivery. The message is stored, so it holds no personal data. */
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
	/** What a failed connection to a mail server failed with: its code says no more than that it did. */
	originalCode: string;
	/** What a mail server answered, in its own words, and to which command. */
	responseCode: number;
	response: string;
	command: string;
	/** Why an attempt was aborted. */
	cause: { name?: string } | undefined;
}

/** What a mail server says of the recipient and of the mail; its other answers are about us, and an operator may settle them. */
const aboutMail = ['RCPT TO', 'DATA'];

/** Why an attempt failed, without anything that a receiver has from the enquiry: its answer may quote it. */
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
		// Until it has the content of the mail, a mail server has nothing of the enquiry that it could quote.
		const words = response !== undefined && command !== 'DATA' ? quoted(response) : responseCode;
		return `the mail server answered ${words}`;
	}
	return originalCode ?? code ?? name ?? 'unknown failure';
}

/** Length limit in characters; enough to name the rule that refused the mail. */
const longestQuote = 120;

/** On one line, without addresses, and no more than a sentence. */
function quoted(answer: string): string {
	const withoutAddresses = answer
		.replace(/\s+/g, ' ')
		.replace(/<?[^\s<>]+>?/g, (word) => (word.includes('@') ? '…' : word));
	return withoutAddresses.length > longestQuote ? `${withoutAddresses.slice(0, longestQuote)}…` : withoutAddresses;
}
