/** Enquiries written together in one transaction: each key once, each new enquiry with its deliveries. */

import type { Kysely } from 'kysely';
import type { Enquiry } from '../../shared/enquiry/enquiry-schema.ts';
import type { Clock } from '../database/clock.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { Tables } from '../database/tables.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import {
	createRecord,
	type EnquiryRecord,
	fromRow,
	isSameEnquiry,
	type RecordRow,
	recordRows,
	toRow,
} from './enquiry-record.ts';
import { formKey } from './form-key.ts';
import { createReference } from './reference.ts';

export interface NewEnquiry {
	/** None: it came as a form. */
	idempotencyKey: string | undefined;
	enquiry: Enquiry;
	consentVersion: string;
	/** Where it is to be delivered. */
	targets: readonly string[];
}

export type Added =
	| { outcome: 'stored' | 'repeated'; reference: string; receivedAt: string }
	/** The key already belongs to a different enquiry. */
	| { outcome: 'conflict' };

/** The key belongs to an enquiry that cannot be read: this one is refused, and no other. */
interface Unreadable {
	outcome: 'unreadable';
	error: unknown;
}

/** An enquiry on its way into the store, with the reference it has if its key is new. */
export interface Candidate {
	key: string;
	record: EnquiryRecord;
	targets: readonly string[];
}

export function createCandidate(
	{ idempotencyKey, enquiry, consentVersion, targets }: NewEnquiry,
	encryption: FieldEncryption,
): Candidate {
	const now = new Date();
	return {
		key: idempotencyKey ?? formKey(enquiry, encryption),
		record: createRecord(enquiry, consentVersion, createReference(now.getTime()), now),
		targets,
	};
}

/**
 * Writes the enquiries whose key is new, with their deliveries. Every candidate carries a reference of its own,
 * so the reference that stands under its key afterwards tells whether it was this one that got in.
 */
export async function addBatch(
	db: Kysely<Tables>,
	clock: Clock,
	batch: Candidate[],
	encryption: FieldEncryption,
): Promise<(Added | Unreadable)[]> {
	// Two servers that write the same keys in the same order cannot wait for each other in a circle.
	const inKeyOrder = batch.toSorted((one, other) => (one.key < other.key ? -1 : 1));
	await db
		.insertInto('enquiries')
		.values(inKeyOrder.map(({ record, key }) => toRow(record, key, encryption)))
		.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
		.execute();

	const keys = [...new Set(batch.map((candidate) => candidate.key))];
	const standing = await db
		.selectFrom('enquiries')
		.select(['idempotency_key', 'reference'])
		.where('idempotency_key', 'in', keys)
		.execute();
	const references = new Map(standing.map((row) => [row.idempotency_key, row.reference]));
	const isStored = ({ key, record }: Candidate) => references.get(key) === record.reference;

	const deliveries = batch
		.filter(isStored)
		.flatMap(({ record: { reference }, targets }) =>
			targets.map((target) => ({ reference, target, event: 'created' as const })),
		);
	await addDeliveries(db, clock, deliveries);

	const added: (Added | Unreadable)[] = [];
	for (const candidate of batch) {
		const { reference, receivedAt } = candidate.record;
		added.push(
			isStored(candidate)
				? { outcome: 'stored', reference, receivedAt }
				: compareWithStored(candidate, await findRow(db, references.get(candidate.key)), encryption),
		);
	}
	return added;
}

function findRow(db: Kysely<Tables>, reference = ''): Promise<RecordRow> {
	return recordRows(db).where('reference', '=', reference).executeTakeFirstOrThrow();
}

function compareWithStored({ record }: Candidate, row: RecordRow, encryption: FieldEncryption): Added | Unreadable {
	try {
		const stored = fromRow(row, encryption);
		if (!isSameEnquiry(stored, record)) return { outcome: 'conflict' };
		return { outcome: 'repeated', reference: stored.reference, receivedAt: stored.receivedAt };
	} catch (error) {
		return { outcome: 'unreadable', error };
	}
}
