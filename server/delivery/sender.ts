/** A way to deliver an enquiry, and the one kind of failure that it reports. */

import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

/** @param id stable through every attempt; rejects with `DeliveryFailed` or a network error */
export type Sender = (id: string, record: EnquiryRecord, signal: AbortSignal) => Promise<void>;

/** One attempt may take this long, in milliseconds. */
export const attemptTime = 10_000;

/** The receiver did not take it; the message is kept with the delivery and holds no personal data. */
export class DeliveryFailed extends Error {
	override name = 'DeliveryFailed';
}

/** Why an attempt failed, without anything a receiver could have put in: its answer may quote the enquiry. */
export function failureReason(error: unknown): string {
	if (error instanceof DeliveryFailed) return error.message;
	const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
	if (name === 'TimeoutError') return `no answer within ${attemptTime / 1000} seconds`;
	if (name === 'AbortError') return 'the server was stopped';
	if (responseCode !== undefined) return `the mail server answered ${responseCode}`;
	return code ?? name ?? 'unknown failure';
}
