/** `POST /api/enquiries`: who may send, in which form, and what each outcome is answered with. */

import { isUtf8 } from 'node:buffer';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiriesPath, idempotencyHeader, maxBodyBytes, type WrongField } from '../../shared/enquiry/enquiry-api.ts';
import type { Config } from '../config.ts';
import { targetsFor } from '../delivery/targets.ts';
import { clientKey } from '../web/client-key.ts';
import type { OriginCheck } from '../web/origins.ts';
import { sendProblem } from '../web/problem.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { correctionAnswer, type FormAnswer, failureAnswer, successAnswer } from './form-answer.ts';
import { type FormPost, formKey, formType, isForm, parseForm, postOf, readFormPost } from './form-post.ts';
import { readEnquiry } from './read-enquiry.ts';

export interface EnquiryRoutes {
	store: Pick<EnquiryStore, 'add'>;
	config: Pick<Config, 'webhook' | 'mail' | 'partners' | 'rateLimitPerMinute'>;
	isAllowedOrigin: OriginCheck;
	/** Sends an answer in the site's look. */
	sendFormAnswer: (reply: FastifyReply, status: number, answer: FormAnswer) => FastifyReply;
	/** Called after an enquiry was stored. */
	onStored: (targets: readonly string[]) => void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Beyond this, in milliseconds and bytes, enquiries are sent away with 503 before memory grows; pages are still served. */
const pressure = { maxEventLoopDelay: 2000, maxHeapUsedBytes: 512 * 1024 * 1024, maxRssBytes: 1024 * 1024 * 1024 };
const rateLimitedClients = 20_000;

export async function enquiryRoutes(app: FastifyInstance, routes: EnquiryRoutes): Promise<void> {
	const { config, isAllowedOrigin } = routes;
	app.removeContentTypeParser(['text/plain', 'application/json']);
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, jsonParser(app));
	app.addContentTypeParser(formType, { parseAs: 'buffer' }, formParser);
	app.addHook('onRequest', async (request, reply) => {
		if (!isAllowedOrigin(request)) return refuse(routes, request, reply, 403, 'This origin may not send enquiries.');
		if (isEncoded(request)) return refuse(routes, request, reply, 415, refusals[415] as string);
	});
	await app.register(cors, {
		origin: true,
		methods: ['POST'],
		allowedHeaders: ['Content-Type', idempotencyHeader],
		exposedHeaders: ['Retry-After'],
		maxAge: 7200,
		cacheControl: 'no-store',
		strictPreflight: false,
	});
	await app.register(underPressure, pressure);
	await app.register(rateLimit, {
		max: config.rateLimitPerMinute,
		timeWindow: '1 minute',
		cache: rateLimitedClients,
		keyGenerator: clientKey,
		addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
		addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
	});

	app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
		const status = error.statusCode ?? 500;
		if (status >= 500) throw error;
		if (status === 413) takeTheRest(request, reply);
		return refuse(routes, request, reply, status, refusals[status] ?? 'The enquiry cannot be read.');
	});

	app.post(enquiriesPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
		if (isForm(request)) return answerForm(routes, request, reply);
		return answerJson(routes, request, reply);
	});
	app.route({
		method: ['GET', 'PUT', 'PATCH', 'DELETE'],
		url: enquiriesPath,
		// Before the body is read: what is in it makes no difference.
		onRequest: refuseMethod,
		handler: refuseMethod,
	});
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply) {
	reply.header('allow', 'POST, OPTIONS');
	return sendProblem(reply, 405, 'Enquiries are sent with POST.');
}

/** Compressed, or in letters other than those of UTF-8. */
function isEncoded({ headers }: FastifyRequest): boolean {
	const charset = /;\s*charset="?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
	return !/^(utf-?8|us-ascii)$/i.test(charset) || !/^(identity)?$/i.test(headers['content-encoding'] ?? '');
}

/** Closed on somebody who is still sending, a connection would be reset, and the answer lost. */
function takeTheRest(request: FastifyRequest, reply: FastifyReply): void {
	reply.removeHeader('connection');
	request.raw.resume();
}

/** Read leniently, a name in another encoding would be stored with its letters replaced. */
function jsonParser(app: FastifyInstance): FastifyBodyParser<Buffer> {
	const parse = app.getDefaultJsonParser('remove', 'remove');
	return (request, body, done) => {
		if (isUtf8(body)) return parse(request, body.toString(), done);
		done(notUtf8());
	};
}

const formParser: FastifyBodyParser<Buffer> = (_request, body, done) => {
	const form = parseForm(body);
	done(form ? null : notUtf8(), form);
};

function notUtf8(): Error {
	return Object.assign(new Error('not UTF-8'), { statusCode: 400 });
}

const refusals: Record<number, string> = {
	400: 'The body is not valid JSON.',
	413: `The body is larger than ${maxBodyBytes} bytes.`,
	415: `Send the enquiry as application/json or ${formType}, in UTF-8 and not compressed.`,
	429: 'Too many enquiries from this address: try again later.',
};

async function answerJson(routes: EnquiryRoutes, request: FastifyRequest, reply: FastifyReply) {
	const { body } = request;
	if (request.headers['content-type'] === undefined) return sendProblem(reply, 415, refusals[415] as string);
	if (!isObject(body)) return sendProblem(reply, 400, 'The body is not a JSON object.');
	const key = request.headers['idempotency-key'];
	if (typeof key !== 'string' || !uuid.test(key)) {
		return sendProblem(reply, 400, `The header ${idempotencyHeader} must be a UUID, made once for each enquiry.`);
	}
	const reading = readEnquiry(body);
	if (!reading.valid) return sendProblem(reply, 422, 'Some fields are wrong.', reading.errors);

	const targets = targetsFor(routes.config, reading.enquiry.partner);
	const added = await routes.store.add({ ...reading, idempotencyKey: key.toLowerCase(), targets });
	if (added.outcome === 'conflict') {
		return sendProblem(reply, 409, `A different enquiry was already sent with this ${idempotencyHeader}.`);
	}
	if (added.outcome === 'stored') routes.onStored(targets);
	const { reference, receivedAt } = added;
	return reply
		.code(added.outcome === 'stored' ? 201 : 200)
		.header('cache-control', 'no-store')
		.send({ reference, receivedAt });
}

async function answerForm(routes: EnquiryRoutes, request: FastifyRequest, reply: FastifyReply) {
	const post = postOf(request) ?? readFormPost(new URLSearchParams(), request.headers.referer);
	const reading = readEnquiry(post);
	if (!reading.valid) return correct(routes, reply, post, reading.errors);

	const targets = targetsFor(routes.config, reading.enquiry.partner);
	const added = await routes.store.add({ ...reading, idempotencyKey: formKey(reading.enquiry), targets });
	if (added.outcome === 'conflict') return routes.sendFormAnswer(reply, 409, failureAnswer(post));
	if (added.outcome === 'stored') routes.onStored(targets);
	return routes.sendFormAnswer(reply, added.outcome === 'stored' ? 201 : 200, successAnswer(added.reference));
}

function correct(routes: EnquiryRoutes, reply: FastifyReply, post: FormPost, errors: readonly WrongField[]) {
	return routes.sendFormAnswer(reply, 422, correctionAnswer(post, errors));
}

/** A browser that sent a form gets a page, everybody else a problem. */
function refuse(routes: EnquiryRoutes, request: FastifyRequest, reply: FastifyReply, status: number, detail: string) {
	if (isForm(request)) return routes.sendFormAnswer(reply, status, failureAnswer(postOf(request)));
	return sendProblem(reply, status, detail);
}

function isObject(body: unknown): body is object {
	return typeof body === 'object' && body !== null && !Array.isArray(body);
}
