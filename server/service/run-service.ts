/** Runs the service: reads the environment, opens the store, listens, and shuts down in order. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brand } from '../../shared/content/brand.ts';
import { type Config, readConfig, readinessWarnings } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { type Partner, watchPartners } from '../config/partners.ts';
import { productVersion, projectRoot, siteRoot } from '../config/project-root.ts';
import { markChange } from '../database/copy-store.ts';
import { cacheBriefly, createHealthCheck } from '../database/failures/health-check.ts';
import { markStore } from '../database/failures/lost-store.ts';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import { startDeliveryWorker } from '../delivery/delivery-worker.ts';
import { schedule } from '../delivery/scheduler.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import { shutDownInOrder } from '../http/lifecycle/graceful-shutdown.ts';
import { listen } from '../http/lifecycle/listen.ts';
import { builtOrigin } from '../http/site-files.ts';
import { createChannels } from '../notifications/channels.ts';
import { loadEvent } from '../notifications/enquiry-event.ts';
import { createHourlyThrottle } from '../observability/hourly-throttle.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createEnquiryLinks } from '../replies/enquiry-links.ts';
import { startReminders } from '../replies/replies.ts';
import { startDailyPurge } from '../retention/data-retention.ts';
import { buildApp } from './app.ts';
import { openService } from './open-service.ts';

const printedAsLocalhost = ['localhost', '127.0.0.1', '0.0.0.0', '::'];

/**
 * Never rejects: if the service cannot start, prints the reason and ends the process.
 *
 * @param startEmpty true to create an empty store even if there was a store with enquiries before
 */
export async function runService(startEmpty: boolean): Promise<void> {
	try {
		await start(readConfig(process.env), startEmpty);
	} catch (error) {
		console.error(startFailure(error));
		process.exit(1);
	}
}

async function start(config: Config, startEmpty: boolean): Promise<void> {
	const log = createLog(config.logLevel);
	const buildRoot = join(projectRoot, 'build');
	const onLostConnection = (error: Error) => log.warn({ err: error }, 'lost a connection to PostgreSQL');
	const mayLogNow = createHourlyThrottle();
	const onReached = () =>
		mayLogNow('receipts') && log.warn('no receipts are sent now: RECEIPT_MAIL_PER_HOUR is reached');
	const { database, store, tests, outbox, replies, retention, warnings } = await openService(config, {
		onLostConnection,
		receipts: { perHour: config.receiptMailPerHour, onReached },
		startEmpty,
		onEndingNotRecorded: (advice) => log.error({ advice }, 'an ending could not be written beside the back-ups'),
	});
	await store.verifyKeys();
	await markChange(database);
	const mark = () =>
		markStore(config, (advice) => mayLogNow('marker') && log.warn({ advice }, 'the store could not be marked'));
	if (await store.firstReceived()) mark();
	const metrics = createMetrics(database, outbox, replies, config.backupDir);
	const origin = config.publicOrigin ?? brand.url;
	const links = await createEnquiryLinks(database, config.encryptionKeys, origin);
	let channels = createChannels(config, links);
	const onChange = (changed: Partner[]) => {
		channels = createChannels({ ...config, partners: changed }, links);
	};
	const { partners, stop: stopWatchingPartners } = watchPartners(config, log, onChange, metrics.partnersFile);
	const answeredUrl = (record: EnquiryRecord) => links.to('answered', record);
	const app = await buildApp({
		config,
		partners,
		log,
		store,
		tests,
		checkHealth: createHealthCheck(database),
		checkDeliveries: cacheBriefly(() => outbox.status()),
		checkReplies: cacheBriefly(() => replies.status()),
		siteRoot,
		buildRoot,
		metrics,
		retention,
		outbox,
		replies,
		links,
		wakeDelivery() {
			mark();
			deliveries.wake();
		},
	});
	await app.ready();
	await listen(app.server, config.host, config.port);
	const deliveries = startDeliveryWorker({
		outbox,
		channels: () => channels,
		load: (delivery) => loadEvent({ store, partners: partners(), answeredUrl }, delivery),
		log,
		onOutcome: metrics.delivered,
	});
	const stopPurge = startDailyPurge(retention, config.retentionDays, log);
	const stopTests = schedule(60 * 60 * 1000, log, 'old test enquiries were not removed', async () => {
		await tests.removeOld();
	});
	const stopReminders = startReminders(replies, config.replyReminder, log, deliveries.wake);
	shutDownInOrder(app, log, async () => {
		stopWatchingPartners();
		await stopPurge();
		await stopTests();
		await stopReminders();
		await deliveries.stop();
		await database.close();
		log.info('closed');
	});
	for (const warning of [...readinessWarnings(config, builtOrigin(siteRoot)), ...(await warnings())])
		console.error(warning);
	console.log(`Listening on ${publicUrl(app.server, config.host)} (version ${productVersion()})`);
}

function publicUrl(server: Server, host: string): string {
	const { port } = server.address() as AddressInfo;
	const name = printedAsLocalhost.includes(host) ? 'localhost' : host;
	return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function startFailure(error: unknown): string {
	if (error instanceof ConfigError || error instanceof StoreUnavailable) return error.message;
	return `The service cannot start: ${error instanceof Error ? error.message : error}`;
}
