/** `POST /api/enquiries`: origin, body, validation, store, and the response to each outcome. */

import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiriesPath, idempotencyHeader, maxBodyBytes } from '../../shared/enquiry/enquiry-api.ts';
import type { Config } from '../config.ts';
import { targetsFor } from '../delivery/targets.ts';
import { type SendError, type SendFormAnswer, sendProblem } from '../http/error-response.ts';
import { createOriginCheck } from '../http/origins.ts';
import { limitRate } from '../http/rate-limit.ts';
import type { Added } from './enquiry-batch.ts';
import { addBodyParsers, formType, isEncoded, isForm, postOf, readFormPost } from './enquiry-body.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { type ConsentedEnquiry, checkEnquiry } from './enquiry-validation.ts';
import { correctionAnswer, failureAnswer, successAnswer } from './html-form/form-answer.ts';

interface EnquiryRouteParts {
	store: EnquiryStore;
	config: Config;
	sendFormAnswer: SendFormAnswer;
	sendError: SendError;
	/** Called after an enquiry was stored. */
	onStored: () => void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const wrongOrigin = 'This origin may not send enquiries.';
const wrongMediaType = `Send the enquiry as application/json or ${formType}, in UTF-8 and not compressed.`;
/** Details by status, for requests whose body was not read. */
const details: Record<number, string> = {
	400: 'The body is not valid JSON.',
	413: `The body is larger than ${maxBodyBytes} bytes.`,
	415: wrongMediaType,
	429: 'Too many enquiries from this address: try again later.',
};
const statuses = { stored: 201, repeated: 200, conflict: 409 } as const satisfies Record<Added['outcome'], number>;

export async function enquiryRoutes(app: FastifyInstance, parts: EnquiryRouteParts): Promise<void> {
	const { config, sendError } = parts;
	const isAllowedOrigin = createOriginCheck(config);
	addBodyParsers(app);
	app.addHook('onRequest', async (request, reply) => {
		if (!isAllowedOrigin(request)) return sendError(request, reply, 403, wrongOrigin);
		if (isEncoded(request)) return sendError(request, reply, 415, wrongMediaType);
	});
	await allowCrossOrigin(app);
	await limitRate(app, config.rateLimitPerMinute);
	app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
		const status = error.statusCode ?? 500;
		if (status >= 500) throw error;
		if (status === 413) drainBody(request, reply);
		return sendError(request, reply, status, details[status] ?? 'The enquiry cannot be read.');
	});

	app.post(enquiriesPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
		if (isForm(request)) return answerForm(parts, request, reply);
		return answerJson(parts, request, reply);
	});
	app.route({
		method: ['GET', 'PUT', 'PATCH', 'DELETE'],
		url: enquiriesPath,
		// Before the body is parsed: it makes no difference.
		onRequest: rejectMethod,
		handler: rejectMethod,
	});
}

async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
	await app.register(cors, {
		origin: true,
		methods: ['POST'],
		// Monitoring scripts on partners' pages add their own headers to every request.
		allowedHeaders: ['Content-Type', idempotencyHeader, '*'],
		exposedHeaders: ['Retry-After'],
		maxAge: 7200,
		cacheControl: 'no-store',
		strictPreflight: false,
	});
}

async function rejectMethod(_request: FastifyRequest, reply: FastifyReply) {
	reply.header('allow', 'POST, OPTIONS');
	return sendProblem(reply, 405, 'Enquiries are sent with POST.');
}

/** Closing while the client still sends would reset the connection, and the client would not see the answer. */
function drainBody(request: FastifyRequest, reply: FastifyReply): void {
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
	const validation = checkEnquiry(body);
	if (!validation.valid) return sendProblem(reply, 422, 'Some fields are wrong.', validation.errors);

	const added = await add(parts, request, validation.enquiry, key.toLowerCase());
	const status = statuses[added.outcome];
	if (added.outcome === 'conflict') {
		return sendProblem(reply, status, `A different enquiry was already sent with this ${idempotencyHeader}.`);
	}
	const { reference, receivedAt } = added;
	return reply.code(status).header('cache-control', 'no-store').send({ reference, receivedAt });
}

async function answerForm(parts: EnquiryRouteParts, request: FastifyRequest, reply: FastifyReply) {
	const post = postOf(request) ?? readFormPost(new URLSearchParams(), request.headers.referer);
	const validation = checkEnquiry(post);
	if (!validation.valid) return parts.sendFormAnswer(reply, 422, correctionAnswer(post, validation.errors));

	const added = await add(parts, request, validation.enquiry, undefined);
	const answer = added.outcome === 'conflict' ? failureAnswer(post) : successAnswer(post, added.reference);
	return parts.sendFormAnswer(reply, statuses[added.outcome], answer);
}

/** Stores the enquiry with its deliveries, and wakes their workers. */
async function add(
	{ config, store, onStored }: EnquiryRouteParts,
	{ headers }: FastifyRequest,
	enquiry: ConsentedEnquiry,
	idempotencyKey: string | undefined,
): Promise<Added> {
	const targets = targetsFor(config, enquiry.partner);
	const added = await store.add({ enquiry, origin: headers.origin ?? null, idempotencyKey, targets });
	if (added.outcome === 'stored') onStored();
	return added;
}

function isObject(body: unknown): body is object {
	return typeof body === 'object' && body !== null && !Array.isArray(body);
}
