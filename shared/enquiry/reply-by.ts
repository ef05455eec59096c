/** Deadline of the reply to an enquiry, from the reply time in `brand.json`. */

import { brand } from '../content/brand.ts';

export const promisedHours = brand.replyWithinHours;

/** @param receivedAt ISO 8601 @returns ISO 8601, UTC */
export function replyBy(receivedAt: string): string {
	return new Date(Date.parse(receivedAt) + promisedHours * 60 * 60 * 1000).toISOString();
}
