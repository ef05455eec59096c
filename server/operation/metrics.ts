/** What to watch, in Prometheus text, for those who may read it. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { enquiriesPath } from '../../shared/enquiry/enquiry-api.ts';
import type { Database } from '../database/database.ts';
import { consentWithdrawn } from '../delivery/delivery-job.ts';
import { readAddress } from '../web/read-address.ts';

export interface Metrics {
	registry: Registry;
	answered(status: number, seconds: number): void;
	delivered(target: string, outcome: 'delivered' | 'failed' | 'dead'): void;
	recipientsRefused(count: number): void;
}

export function createMetrics({ db }: Pick<Database, 'db'>): Metrics {
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
	const refused = new Counter({
		name: 'mail_recipients_refused_total',
		help: 'Recipients that the mail server refused of mails that it took for others',
		registers: [registry],
	});
	new Gauge({
		name: 'deliveries_open',
		help: 'Deliveries in the outbox that are pending or dead; withdrawn consent aside',
		labelNames: ['target', 'state'],
		registers: [registry],
		async collect() {
			this.reset();
			const counts = await db
				.selectFrom('deliveries')
				.select(({ fn }) => ['target', 'state', fn.countAll<number>().as('count')])
				.where('state', '!=', 'done')
				.where(({ eb, or }) => or([eb('last_error', 'is', null), eb('last_error', '!=', consentWithdrawn)]))
				.groupBy(['target', 'state'])
				.execute()
				// A store that is away must not take the other figures with it.
				.catch(() => []);
			for (const { target, state, count } of counts) this.set({ target, state }, count);
		},
	});
	return {
		registry,
		answered: (status, seconds) => answers.observe({ status }, seconds),
		delivered: (target, outcome) => attempts.inc({ target, outcome }),
		recipientsRefused: (count) => refused.inc(count),
	};
}

/** @param allowed addresses and CIDRs; everybody else finds nothing here */
export function serveMetrics(app: FastifyInstance, { registry, answered }: Metrics, allowed: readonly string[]): void {
	const networks = allowed.map((network) => ipaddr.parseCIDR(asCidr(network)));
	app.addHook('onResponse', async (request, reply) => {
		if (request.routeOptions.url === enquiriesPath) answered(reply.statusCode, reply.elapsedTime / 1000);
	});
	app.get('/metrics', async (request, reply) => {
		if (!mayRead(request, networks)) return reply.callNotFound();
		return reply
			.type(registry.contentType)
			.header('cache-control', 'no-store')
			.send(await registry.metrics());
	});
}

function asCidr(network: string): string {
	if (network.includes('/')) return network;
	return `${network}/${ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128}`;
}

/** A proxy on this machine comes from loopback too: what it passes on from outside is told by its header. */
function mayRead({ ip, headers, socket }: FastifyRequest, networks: [ipaddr.IPv4 | ipaddr.IPv6, number][]): boolean {
	const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
	if (forwarded && ip === socket.remoteAddress) return false;
	const address = readAddress(ip);
	if (!address) return false;
	return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
