/** `POST /api/enquiries`: who may send, in which form, and what each outcome is answered with. */

import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiriesPath, idempotencyHeader, maxBodyBytes } from '../../shared/enquiry/enquiry-api.ts';
import type { Config } from '../config.ts';
import { targetsFor } from '../delivery/targets.ts';
import type { SendError, SendFormAnswer } from '../http/error-response.ts';
import type { OriginCheck } from '../http/origins.ts';
import { sendProblem } from '../http/problem.ts';
import { rateLimitKey } from '../http/rate-limit-key.ts';
import type { Added } from './enquiry-batch.ts';
import { addBodyParsers, isEncoded } from './enquiry-body.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { type EnquiryRead, readEnquiry } from './enquiry-validation.ts';
import { formType, isForm, postOf, readFormPost } from './form-post.ts';
import { correctionAnswer, failureAnswer, successAnswer } from './html-form/form-answer.ts';

export interface EnquiryRouteParts {
	store: Pick<EnquiryStore, 'add'>;
	config: Pick<Config, 'webhook' | 'mail' | 'partners' | 'rateLimitPerMinute'>;
	isAllowedOrigin: OriginCheck;
	sendFormAnswer: SendFormAnswer;
	sendError: SendError;
	/** Called after an enquiry was stored. */
	onStored: () => void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const rateLimitedClients = 20_000;
const noLimitHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const wrongOrigin = 'This origin may not send enquiries.';
const wrongMediaType = `Send the enquiry as application/json or ${formType}, in UTF-8 and not compressed.`;
/** What is said by status to a request whose body was not read. */
const refusals: Record<number, string> = {
	400: 'The body is not valid JSON.',
	413: `The body is larger than ${maxBodyBytes} bytes.`,
	415: wrongMediaType,
	429: 'Too many enquiries from this address: try again later.',
};
const statuses = { stored: 201, repeated: 200, conflict: 409 } as const satisfies Record<Added['outcome'], number>;

export async function enquiryRoutes(app: FastifyInstance, parts: EnquiryRouteParts): Promise<void> {
	const { isAllowedOrigin, sendError } = parts;
	addBodyParsers(app);
	app.addHook('onRequest', async (request, reply) => {
		if (!isAllowedOrigin(request)) return sendError(request, reply, 403, wrongOrigin);
		if (isEncoded(request)) return sendError(request, reply, 415, wrongMediaType);
	});
	await allowCrossOrigin(app);
	await limitRate(app, parts.config.rateLimitPerMinute);
	app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
		const status = error.statusCode ?? 500;
		if (status >= 500) throw error;
		if (status === 413) takeTheRest(request, reply);
		return sendError(request, reply, status, refusals[status] ?? 'The enquiry cannot be read.');
	});

	app.post(enquiriesPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
		if (isForm(request)) return answerForm(parts, request, reply);
		return answerJson(parts, request, reply);
	});
	app.route({
		method: ['GET', 'PUT', 'PATCH', 'DELETE'],
		url: enquiriesPath,
		// Before the body is read: what is in it makes no difference.
		onRequest: rejectMethod,
		handler: rejectMethod,
	});
}

async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
	await app.register(cors, {
		origin: true,
		methods: ['POST'],
		// Monitoring scripts on partners' pages add headers of their own to every request.
		allowedHeaders: ['Content-Type', idempotencyHeader, '*'],
		exposedHeaders: ['Retry-After'],
		maxAge: 7200,
		cacheControl: 'no-store',
		strictPreflight: false,
	});
}

async function limitRate(app: FastifyInstance, rateLimitPerMinute: number): Promise<void> {
	await app.register(rateLimit, {
		max: rateLimitPerMinute,
		timeWindow: '1 minute',
		// Once the body is read: whoever sends the form too often gets it back as it was typed.
		hook: 'preHandler',
		cache: rateLimitedClients,
		keyGenerator: rateLimitKey,
		addHeadersOnExceeding: noLimitHeaders,
		addHeaders: noLimitHeaders,
	});
}

async function rejectMethod(_request: FastifyRequest, reply: FastifyReply) {
	reply.header('allow', 'POST, OPTIONS');
	return sendProblem(reply, 405, 'Enquiries are sent with POST.');
}

/** Closed on somebody who is still sending, a connection would be reset, and the answer lost. */
function takeTheRest(request: FastifyRequest, reply: FastifyReply): void {
	reply.removeHeader('connection');
	request.raw.resume();
}

async function answerJson(parts: EnquiryRouteParts, request: FastifyRequest, reply: FastifyReply) {
	const { body } = request;
	if (request.headers['content-type'] === undefined) return sendProblem(reply, 415, wrongMediaType);
	if (!isObject(body)) return sendProblem(reply, 400, 'The body is not a JSON object.');
	const key = request.headers[idempotencyHeader.toLowerCase()];
	if (typeof key !== 'string' || !uuid.test(key)) {
		return sendProblem(reply, 400, `The header ${idempotencyHeader} must be a UUID, made once for each enquiry.`);
	}
	const reading = readEnquiry(body);
	if (!reading.valid) return sendProblem(reply, 422, 'Some fields are wrong.', reading.errors);

	const added = await add(parts, reading, key.toLowerCase());
	const status = statuses[added.outcome];
	if (added.outcome === 'conflict') {
		return sendProblem(reply, status, `A different enquiry was already sent with this ${idempotencyHeader}.`);
	}
	const { reference, receivedAt } = added;
	return reply.code(status).header('cache-control', 'no-store').send({ reference, receivedAt });
}

async function answerForm(parts: EnquiryRouteParts, request: FastifyRequest, reply: FastifyReply) {
	const post = postOf(request) ?? readFormPost(new URLSearchParams(), request.headers.referer);
	const reading = readEnquiry(post);
	if (!reading.valid) return parts.sendFormAnswer(reply, 422, correctionAnswer(post, reading.errors));

	const added = await add(parts, reading, undefined);
	const answer = added.outcome === 'conflict' ? failureAnswer(post) : successAnswer(added.reference);
	return parts.sendFormAnswer(reply, statuses[added.outcome], answer);
}

/** Stores the enquiry with its deliveries, and has them delivered. */
async function add(
	{ config, store, onStored }: EnquiryRouteParts,
	{ enquiry, consentVersion }: EnquiryRead,
	idempotencyKey: string | undefined,
): Promise<Added> {
	const targets = targetsFor(config, enquiry.partner);
	const added = await store.add({ enquiry, consentVersion, idempotencyKey, targets });
	if (added.outcome === 'stored') onStored();
	return added;
}

function isObject(body: unknown): body is object {
	return typeof body === 'object' && body !== null && !Array.isArray(body);
}
