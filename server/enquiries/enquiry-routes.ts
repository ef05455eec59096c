/** Route `POST /api/enquiries`: checks the origin, parses, validates and stores the enquiry, and answers the request. */

import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { figuresMonth } from '../../shared/content/figures/figures-month.ts';
import {
	type EnquiryReceipt,
	type EnquiryWarning,
	enquiriesPath,
	idempotencyHeader,
	maxBodyBytes,
	testPartner,
} from '../../shared/enquiry/enquiry-api.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import type { Config } from '../config/config.ts';
import { isUnknownPartner, type Partner } from '../config/partners.ts';
import { recipientsFor } from '../delivery/recipients.ts';
import { HttpError } from '../http/error-handler.ts';
import { createRefusalLog, type OriginCheck } from '../http/guards/origins.ts';
import { networkOf } from '../http/guards/rate-limit.ts';
import { createHourlyThrottle } from '../observability/hourly-throttle.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { addBodyParsers, emptyPost, isEncoded, isForm, postOf } from './enquiry-body.ts';
import { checkEnquiry } from './enquiry-validation.ts';
import { correctionPage, failurePage, successPage } from './no-script-form/form-answers.ts';
import type { Added } from './store/add-enquiry.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import type { TestEnquiries } from './store/test-enquiries.ts';

export interface EnquiryRouteParts {
	store: EnquiryStore;
	tests: TestEnquiries;
	config: Config;
	partners: () => Partner[];
	mayEnquire: OriginCheck;
	/** @param origin origin of the link: PUBLIC_ORIGIN, or else that of the request's `Host` header; undefined without either */
	enquiryUrl: (enquiry: { reference: string; language: string | null }, origin: string | undefined) => string;
	metrics: Metrics;
	log: Log;
	/** Called after a new enquiry is stored, unless it is a test enquiry. */
	wakeDelivery: () => void;
}

const outdatedAfterMs = 90 * 24 * 60 * 60 * 1000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const statuses = { stored: 201, repeated: 200, conflict: 409 } as const satisfies Record<Added['outcome'], number>;

export async function enquiryRoutes(app: FastifyInstance, parts: EnquiryRouteParts): Promise<void> {
	const { store, tests, config, partners, mayEnquire, metrics, log, wakeDelivery } = parts;
	const partnerOrigins = () => partners().flatMap(({ origins }) => origins);
	const recordRefusal = createRefusalLog({ log, partnerOrigins, metrics });
	const mayLogNow = createHourlyThrottle();
	/** Limits a network to half of an hour's receipts, so that the network cannot use up the receipts of others. */
	const countReceipt = app.createRateLimit({
		max: Math.ceil(config.receiptMailPerHour / 2),
		timeWindow: '1 hour',
		keyGenerator: networkOf,
	});
	const isReceiptOver = async (request: FastifyRequest) => {
		const count = await countReceipt(request);
		return !count.isAllowed && count.isExceeded;
	};
	const ownOrigin = ({ protocol, headers: { host } }: FastifyRequest) =>
		config.publicOrigin || !host ? config.publicOrigin : `${protocol}://${host}`;
	addBodyParsers(app);
	await allowCrossOrigin(app);
	/**
	 * Refuses origins that may not send enquiries. Accepts a request without `Origin`: it comes from no other site, because browsers
	 * send this header with every cross-origin POST.
	 */
	const expectOrigin = (request: FastifyRequest, partner: unknown) => {
		const { origin, host } = request.headers;
		if (partner === testPartner || origin === undefined || mayEnquire(origin, host)) return;
		recordRefusal(origin, networkOf(request));
		throw new HttpError(403, 'Enquiries from this site are not taken: the operator has to register its origin first.');
	};
	app.addHook('onRequest', async (request) => {
		if (isEncoded(request)) throw unsupportedMediaType();
	});

	app.post(enquiriesPath, { bodyLimit: maxBodyBytes, config: { errorPage } }, async (request, reply) => {
		const post = isForm(request) ? (postOf(request) ?? emptyPost()) : undefined;
		const input = post ?? readJson(request);
		expectOrigin(request, 'partner' in input ? input.partner : undefined);
		const validation = checkEnquiry(input);
		const idempotencyKey = post ? undefined : readKey(request);
		if (!validation.valid) throw new HttpError(422, 'Some fields are wrong.', validation.errors);
		const { enquiry } = validation;
		const origin = request.headers.origin ?? null;
		const isTest = enquiry.partner === testPartner;
		const receiptMail = config.receiptMail && !isTest && !(await isReceiptOver(request));
		const recipients = recipientsFor({ ...config, partners: partners(), receiptMail }, enquiry.partner);
		const added = isTest
			? await tests.add({ enquiry, origin, idempotencyKey })
			: await store.add({ enquiry, origin, idempotencyKey, recipients, isLowPriority: request.isLowPriority });
		const status = statuses[added.outcome];
		if (added.outcome === 'conflict')
			throw new HttpError(status, `A different enquiry was already sent with this ${idempotencyHeader}.`);
		if (added.outcome === 'stored' && !isTest) wakeDelivery();
		const { reference, receivedAt } = added;
		const receipt: EnquiryReceipt = {
			reference,
			receivedAt,
			replyBy: replyBy(receivedAt),
			...(isTest
				? { test: true as const }
				: { enquiryUrl: parts.enquiryUrl({ reference, language: enquiry.language ?? null }, ownOrigin(request)) }),
		};
		if (post) return reply.sendPage(status, successPage(post, receipt));
		const warnings: EnquiryWarning[] = hasOutdatedFigures(enquiry.widgetVersion) ? ['outdated-figures'] : [];
		if (!isTest && isUnknownPartner(partners(), enquiry.partner)) {
			warnings.push('unknown-partner');
			if (mayLogNow(enquiry.partner, networkOf(request)))
				log.warn({ partner: enquiry.partner }, 'enquiries have a partner id that is not in PARTNERS_FILE');
		}
		if (warnings.length > 0) receipt.warnings = warnings;
		return reply.code(status).header('cache-control', 'no-store').send(receipt);
	});
	app.route({
		method: ['GET', 'PUT', 'PATCH', 'DELETE'],
		url: enquiriesPath,
		// Reject the method before the body is parsed.
		onRequest: rejectMethod,
		handler: rejectMethod,
	});
}

/** Allows every origin by CORS, so that a page of an unregistered origin can read the 403. */
async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
	await app.register(cors, {
		origin: true,
		methods: ['POST'],
		// Allow every header, because monitoring scripts on partners' pages add their own headers to every request.
		allowedHeaders: ['Content-Type', idempotencyHeader, '*'],
		exposedHeaders: ['Retry-After'],
		maxAge: 7200,
		cacheControl: 'no-store',
		strictPreflight: false,
	});
}

async function rejectMethod(_request: FastifyRequest, reply: FastifyReply) {
	reply.header('allow', 'POST, OPTIONS');
	throw new HttpError(405, 'Enquiries are sent with POST.');
}

/** Page with the posted form, to correct or send again. Undefined for JSON, which is answered with problem details. */
function errorPage(request: FastifyRequest, { errors }: HttpError) {
	if (!isForm(request)) return;
	const post = postOf(request);
	return errors ? correctionPage(post ?? emptyPost(), errors) : failurePage(post);
}

function readJson({ headers, body }: FastifyRequest): object {
	if (headers['content-type'] === undefined) throw unsupportedMediaType();
	if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
	throw new HttpError(400, 'The body is not a JSON object.');
}

function readKey({ headers }: FastifyRequest): string {
	const key = headers[idempotencyHeader.toLowerCase()];
	if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase();
	throw new HttpError(400, `The header ${idempotencyHeader} must be a UUID, made once for each enquiry.`);
}

/** Not an `HttpError`, so that the error handler replaces the message with its own text for 415. */
function unsupportedMediaType(): Error {
	return Object.assign(new Error('unsupported media type'), { statusCode: 415 });
}

/**
 * True if the month of a widget's figures is not that of the served figures, and ended more than 90 days ago.
 *
 * @param version version of the widget, such as `1.0.0+2025-01`, which ends with the month in which its figures were checked
 */
export function hasOutdatedFigures(version = '', served = figuresMonth, now = Date.now()): boolean {
	const [, month, year, number] = /\+((\d{4})-(\d{2}))$/.exec(version) ?? [];
	// `number` is 1 for January, but Date.UTC counts months from 0, so this is the start of the next month.
	return month !== undefined && month !== served && now - Date.UTC(Number(year), Number(number)) > outdatedAfterMs;
}
