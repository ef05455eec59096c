/** Metrics in Prometheus's text format. */

import { statSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { lastBackupFailed, newestBackup } from '../database/backups.ts';
import type { Database } from '../database/database.ts';

/** Limit of refused origins with a series of their own, because senders can invent origins. */
const maxOrigins = 50;

export type Metrics = ReturnType<typeof createMetrics>;

interface OpenDeliveries {
	longestWaiting(): Promise<{ since: string; now: string } | undefined>;
	countOpen(): Promise<{ recipient: string; state: string; count: number }[]>;
}

/** The count is undefined if no reply was ever recorded. */
interface LateReplies {
	countLate(): Promise<number | undefined>;
}

export function createMetrics(
	{ db, clock }: Database,
	outbox: OpenDeliveries,
	replies: LateReplies,
	backupDir?: string,
) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const counter = (name: string, help: string, ...labelNames: string[]) =>
		new Counter({ name, help, labelNames, registers });
	const answers = new Histogram({
		name: 'enquiry_answer_seconds',
		help: 'Time to answer POST /api/enquiries, by status',
		labelNames: ['status'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
		registers,
	});
	const attempts = counter('delivery_attempts_total', 'Delivery attempts, by target and outcome', 'target', 'outcome');
	const refusedOrigins = counter(
		'enquiries_refused_origin_total',
		'Enquiries refused for the origin of their page; `other` where one network makes up many',
		'origin',
	);
	const missed = counter('enquiries_missed_total', 'People who said that nobody has called');
	const origins = new Set<string>();
	new Gauge({
		name: 'deliveries_open',
		help: 'Deliveries that are pending, or dead and neither retried nor dismissed; receipts aside',
		labelNames: ['target', 'state'],
		registers,
		async collect() {
			this.reset();
			// If the store is down, the other metrics are still reported.
			const counts = await outbox.countOpen().catch(() => []);
			for (const { recipient, state, count } of counts) this.set({ target: recipient, state }, count);
		},
	});
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
	const gaugeOf = (name: string, help: string, read: () => Promise<number | undefined>) =>
		new Gauge({
			name,
			help,
			registers,
			async collect() {
				const value = await read().catch(() => undefined);
				if (value === undefined) this.remove();
				else this.set(value);
			},
		});
	const partnersFile = gauge(
		'partners_file_in_force',
		'0 while PARTNERS_FILE is wrong or cannot be read, and the partners are those of before',
	);
	partnersFile.set(1);
	gaugeOf(
		'enquiry_oldest_undelivered_seconds',
		'How long the enquiry that has waited longest for a receiver has waited; 0 when none does',
		async () => {
			const waiting = await outbox.longestWaiting();
			return waiting ? (Date.parse(waiting.now) - Date.parse(waiting.since)) / 1000 : 0;
		},
	);
	gaugeOf(
		'enquiries_unanswered_late',
		'Enquiries without a recorded reply whose promise ends within four hours or has ended; none while nobody records replies',
		replies.countLate,
	);
	gaugeOf('enquiry_last_received_timestamp_seconds', 'Time of the last enquiry received, if there is one', async () => {
		const received = db.selectFrom('enquiries').select(({ fn }) => fn.max('received_at').as('last'));
		// Ignores enquiries with a future time, stored while the clock was ahead: they would silence the alert `NoEnquiries`.
		const { last } = await received.where('received_at', '<=', clock()).executeTakeFirstOrThrow();
		return last ? Date.parse(last) / 1000 : undefined;
	});
	gaugeOf('backup_newest_timestamp_seconds', 'Time of the newest back-up in BACKUP_DIR; 0 without any', async () => {
		const newest = backupDir && newestBackup(backupDir);
		if (newest) return statSync(newest).mtimeMs / 1000;
		return backupDir ? 0 : undefined;
	});
	gaugeOf('backup_failed', '1 while the last back-up into BACKUP_DIR failed', async () =>
		backupDir ? Number(lastBackupFailed(backupDir)) : undefined,
	);
	return {
		registry,
		/** @param isNamed true to give the origin a series, which may displace the series of the least recently named origin */
		refusedOrigin(origin: string, isNamed: boolean) {
			if (isNamed) {
				origins.delete(origin);
				origins.add(origin);
			}
			const [oldest = origin] = origins;
			if (origins.size > maxOrigins) {
				origins.delete(oldest);
				refusedOrigins.remove({ origin: oldest });
			}
			refusedOrigins.inc({ origin: origins.has(origin) ? origin : 'other' });
		},
		/** Counts another spelling of a partner's registered origin. Such spellings are few, so their series are never dropped. */
		refusedPartner(origin: string) {
			origins.delete(origin);
			refusedOrigins.inc({ origin });
		},
		missed: () => missed.inc(),
		partnersFile: (isInForce: boolean) => partnersFile.set(isInForce ? 1 : 0),
		answered: (status: number, seconds: number) => answers.observe({ status }, seconds),
		delivered: (target: string, outcome: string) => attempts.inc({ target, outcome }),
	};
}
