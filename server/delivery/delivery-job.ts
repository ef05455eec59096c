/** What is to be delivered where, as rows of the outbox. */

import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DeliveryTable } from '../database/tables.ts';

/** Why a delivery ended that nobody has to look after. */
export const consentWithdrawn = 'consent withdrawn';

/** After three days of failure a delivery is given up. */
const deliveryDays = 3;
const day = 24 * 60 * 60 * 1000;

export function createDeliveries(
	{ reference, receivedAt }: { reference: string; receivedAt: string },
	targets: readonly string[],
): Insertable<DeliveryTable>[] {
	return targets.map((target) => ({
		id: `msg_${randomUUID().replaceAll('-', '')}`,
		reference,
		target,
		state: 'pending',
		attempts: 0,
		due_at: receivedAt,
		give_up_at: giveUpAt(Date.parse(receivedAt)),
		finished_at: null,
		last_error: null,
	}));
}

export function giveUpAt(start: number): string {
	return new Date(start + deliveryDays * day).toISOString();
}
