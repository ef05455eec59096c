/** The app in the test's own process with a temporary store, for tests that `inject` requests. */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createHealthCheck } from '../database/failures/health-check.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { EnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createEnquiryLinks } from '../replies/enquiry-links.ts';
import { type AppParts, buildApp } from '../service/app.ts';
import { openService } from '../service/open-service.ts';

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

type Changes = Partial<Omit<AppParts, 'config' | 'store'>> & {
	config?: Partial<Config>;
	store?: Partial<EnquiryStore>;
};

/** Config of a webhook that cannot be reached, because its port is closed. */
export const withReceiver = { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } };

/** Starts an app that is closed when the test ends. */
export async function startTestApp(changes?: Changes): Promise<TestApp> {
	const opened = await openTestApp(changes);
	onTestFinished(opened.close);
	return opened;
}

/** Starts one app for all tests of a file. */
export function shareTestApp(changes?: Changes, createLocation?: () => Promise<DatabaseLocation>): TestApp {
	const shared = {} as TestApp;
	beforeAll(async () => {
		Object.assign(shared, await openTestApp(changes, await createLocation?.()));
		return shared.close;
	});
	return shared;
}

async function openTestApp(changes: Changes = {}, location: DatabaseLocation = { dataDir: temporaryFolder() }) {
	const folder = location.dataDir;
	const service = await openService({ ...location, encryptionKeys: [] });
	const { database, store, outbox, replies } = service;
	const links = await createEnquiryLinks(database, [], 'https://quotes.example');
	const config = {
		...readConfig({}),
		partners: [{ id: 'acme-advisers', name: 'Acme', origins: ['https://partner.example'], webhook: null, mailTo: [] }],
		rateLimitPerMinute: 1_000_000,
		metricsAllow: ['127.0.0.0/8'],
		...changes.config,
	};
	const app = await buildApp({
		partners: () => config.partners,
		checkHealth: createHealthCheck(database),
		checkDeliveries: () => outbox.status(),
		checkReplies: () => replies.status(),
		...service,
		log: createLog('silent'),
		metrics: createMetrics(database, outbox, replies),
		wakeDelivery: () => {},
		links,
		siteRoot: join(folder, 'dist'),
		buildRoot: join(folder, 'build'),
		...changes,
		store: { ...store, ...changes.store },
		config,
	});
	return {
		...service,
		app,
		links,
		async close() {
			await app.close();
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Posts an enquiry as a browser sends the form without scripts. @param types pregnancy types */
export function postForm(app: FastifyInstance, fields: Record<string, string>, types: readonly string[] = []) {
	const body = new URLSearchParams(fields);
	for (const type of types) body.append('pregnancyType', type);
	return app.inject({
		method: 'POST',
		url: '/api/enquiries',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			origin: 'http://quotes.example',
			host: 'quotes.example',
			referer: 'http://quotes.example/maternity?utm_source=mail&secret=1',
		},
		payload: body.toString(),
	});
}

/** Posts an enquiry as the widget does. @param enquiry an object, or a body to send unchanged */
export function post(app: FastifyInstance, enquiry: unknown, headers: Record<string, string> = {}) {
	return app.inject({
		method: 'POST',
		url: '/api/enquiries',
		headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
		payload: typeof enquiry === 'string' || enquiry instanceof Buffer ? enquiry : JSON.stringify(enquiry),
	});
}
