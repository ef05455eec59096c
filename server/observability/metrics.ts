/** What to watch, counted and timed in Prometheus's terms. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AttemptOutcome } from '../delivery/delivery-worker.ts';
import type { Outbox } from '../delivery/outbox.ts';

export interface Metrics {
	registry: Registry;
	answered(status: number, seconds: number): void;
	delivered(target: string, outcome: AttemptOutcome): void;
}

export function createMetrics(outbox: Pick<Outbox, 'countOpen'>): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const answers = new Histogram({
		name: 'enquiry_answer_seconds',
		help: 'Time to answer POST /api/enquiries, by status',
		labelNames: ['status'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
		registers: [registry],
	});
	const attempts = new Counter({
		name: 'delivery_attempts_total',
		help: 'Delivery attempts, by target and outcome',
		labelNames: ['target', 'outcome'],
		registers: [registry],
	});
	new Gauge({
		name: 'deliveries_open',
		help: 'Deliveries in the outbox that are pending or dead; withdrawn consent aside',
		labelNames: ['target', 'state'],
		registers: [registry],
		async collect() {
			this.reset();
			// A store that is away must not take the other figures with it.
			const counts = await outbox.countOpen().catch(() => []);
			for (const { target, state, count } of counts) this.set({ target, state }, count);
		},
	});
	return {
		registry,
		answered: (status, seconds) => answers.observe({ status }, seconds),
		delivered: (target, outcome) => attempts.inc({ target, outcome }),
	};
}
