/** Builds the Fastify app from plugins and routes. `run-service.ts` listens. */

import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { testPartner } from '../../shared/enquiry/enquiry-api.ts';
import { isUnknownPartner } from '../config/partners.ts';
import { type EnquiryRouteParts, enquiryRoutes } from '../enquiries/enquiry-routes.ts';
import { openApiDocument } from '../enquiries/openapi.ts';
import { answerClientError, handleErrors } from '../http/error-handler.ts';
import { createOriginCheck, originRoute } from '../http/guards/origins.ts';
import { limitRate } from '../http/guards/rate-limit.ts';
import { guardRequests, routableTarget } from '../http/guards/request-guards.ts';
import { serveMetrics } from '../http/metrics-route.ts';
import { addNoScriptAnswers } from '../http/no-script-answer.ts';
import { type BuiltSite, serveSite } from '../http/site-files.ts';
import type { Log } from '../observability/log.ts';
import { type ReplyParts, replyRoutes } from '../replies/reply-routes.ts';

type RouteParts = Omit<EnquiryRouteParts & ReplyParts, 'mayEnquire' | 'enquiryUrl' | 'onMissed'>;

export interface AppParts extends BuiltSite, RouteParts {
	/** Rejects with `StoreUnavailable` if the store is not writable. */
	checkHealth: () => Promise<void>;
	checkDeliveries: () => Promise<'ok' | 'late' | 'dead'>;
	checkReplies: () => Promise<'ok' | 'late' | 'unused'>;
}

/** Timeouts against Slowloris clients, in milliseconds. Node's defaults are a minute or more, and Fastify turns some off. */
const slowClients = {
	http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
	requestTimeout: 15_000,
	/** Idle timeout of a connection. */
	connectionTimeout: 30_000,
};

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { config, partners, log, checkHealth, siteRoot, buildRoot } = parts;
	const app = createApp(log, config.trustProxy);
	const partnerOrigins = () => partners().flatMap(({ origins }) => origins);
	const mayEnquire = createOriginCheck(config.publicOrigin, partnerOrigins);
	handleErrors(app, log);
	addNoScriptAnswers(app, buildRoot);
	guardRequests(app, log);
	const sendUncached = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);
	app.get('/livez', (_request, reply) => sendUncached(reply, { status: 'ok' }));
	app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
		await checkHealth();
		return sendUncached(reply, { status: 'ok' });
	});
	app.get('/healthz/deliveries', { logLevel: 'silent' }, async (_request, reply) => {
		const status = await parts.checkDeliveries();
		return sendUncached(reply.code(status === 'ok' ? 200 : 503), { status });
	});
	app.get('/healthz/replies', { logLevel: 'silent' }, async (_request, reply) => {
		const status = await parts.checkReplies();
		return sendUncached(reply.code(status === 'late' ? 503 : 200), { status });
	});
	app.get('/api/openapi.json', (_request, reply) => sendUncached(reply, openApiDocument));
	serveMetrics(app, parts.metrics, config);
	await app.register(async (limited) => {
		await limitRate(limited, config.rateLimitPerMinute);
		await limited.register(enquiryRoutes, {
			...parts,
			mayEnquire,
			enquiryUrl: (enquiry, origin) => parts.links.to('enquiry', enquiry, origin),
		});
		await limited.register(replyRoutes, { ...parts, onMissed: parts.metrics.missed });
		const isPartner = (id: string) => id === testPartner || !isUnknownPartner(partners(), id);
		await limited.register(originRoute, { mayEnquire, isPartner });
	});
	const originsOf = (id: string) =>
		id === testPartner ? ['*'] : (partners().find((partner) => partner.id === id)?.origins ?? []);
	await serveSite(app, { siteRoot, buildRoot }, originsOf);
	return app;
}

function createApp(log: Log, trustProxy: string[]): FastifyInstance {
	return fastify({
		loggerInstance: withoutInfoLines(log),
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: trustProxy.length > 0 ? trustProxy : false,
		...slowClients,
		// Small, because routes that accept a larger body set their own limit.
		bodyLimit: 1024,
		// The store closes last, so requests that arrive during the shutdown can still be served.
		return503OnClosing: false,
		routerOptions: { maxParamLength: 1024 },
		rewriteUrl: ({ url = '/' }) => routableTarget(url),
		clientErrorHandler: answerClientError,
	});
}

/** Drops Fastify's lines about listening at level `info`, because `run-service.ts` prints the address. */
function withoutInfoLines(log: Log): FastifyBaseLogger {
	return log.child({}, { level: log.level === 'info' ? 'warn' : log.level });
}
