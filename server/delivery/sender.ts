/** A way to deliver an enquiry, and the one kind of failure that it reports. */

import { KeyMissing } from '../database/field-encryption.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

/** @param id stable through every attempt; rejects with `DeliveryFailed` or a network error */
export type Sender = (id: string, record: EnquiryRecord, signal: AbortSignal) => Promise<void>;

/** A webhook may take this long for one attempt, and a mail server to be reached and to greet, in milliseconds. */
export const attemptTime = 10_000;

/** The receiver did not take it; the message is kept with the delivery and holds no personal data. */
export class DeliveryFailed extends Error {
	override name = 'DeliveryFailed';
}

interface Failure {
	name: string;
	code: string;
	/** What a failed connection to a mail server failed with: its code says no more than that it did. */
	originalCode: string;
	/** Of a mail server. */
	responseCode: number;
	/** Why an attempt was aborted. */
	cause: { name?: string } | undefined;
}

/** Why an attempt failed, without anything a receiver could have put in: its answer may quote the enquiry. */
export function failureReason(error: unknown): string {
	if (error instanceof DeliveryFailed) return error.message;
	if (error instanceof KeyMissing) return 'the enquiry cannot be read: check ENCRYPTION_KEY on this server';
	const { name, code, originalCode, responseCode, cause } = error as Partial<Failure>;
	if (name === 'TimeoutError' || cause?.name === 'TimeoutError') return 'no answer in time';
	if (name === 'AbortError') return 'the server was stopped';
	if (code === 'ETLS' && responseCode !== undefined) return 'the mail server does not encrypt (STARTTLS)';
	if (responseCode !== undefined) return `the mail server answered ${responseCode}`;
	return originalCode ?? code ?? name ?? 'unknown failure';
}
