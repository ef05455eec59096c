/** Answers errors as problem details (RFC 9457), or as a page on routes that people open in a browser. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem, WrongField } from '../../shared/enquiry/enquiry-api.ts';
import { securityHeaders } from '../../shared/serving/security-headers.ts';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import type { Log } from '../observability/log.ts';
import type { Page } from './html.ts';

export class HttpError extends Error {
	override name = 'HttpError';
	readonly statusCode: number;
	readonly errors: WrongField[] | undefined;

	/** @param detail for the client, without personal data */
	constructor(statusCode: number, detail: string, errors?: WrongField[]) {
		super(detail);
		this.statusCode = statusCode;
		this.errors = errors;
	}

	/** Status code and its text, such as `503 Service Unavailable`. */
	get status(): string {
		return `${this.statusCode} ${STATUS_CODES[this.statusCode] ?? ''}`;
	}
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Creates the error page. Returns undefined if the answer should be problem details. */
		errorPage?(request: FastifyRequest, error: HttpError): Page | undefined;
	}
}

/** `Retry-After` of errors with status 503. */
const retryAfterSeconds = 5;
/** Minimum interval of the log line about an unavailable store, because such a store may fail every request. */
const reportEveryMs = 10_000;
const problemType = 'application/problem+json; charset=utf-8';
/** Replaces the messages of Fastify's errors, which may quote the request. */
const details: Record<number, string> = {
	400: 'The body is not valid JSON.',
	415: 'Send application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
	429: 'Too many requests from this address: try again later.',
};

/** Logs failures of the service, which an operator can repair, but not failures of clients. */
export function handleErrors(app: FastifyInstance, log: Log): void {
	let reported = Number.NEGATIVE_INFINITY;
	const toHttpError = (error: Error & { statusCode?: number }, { routeOptions }: FastifyRequest) => {
		if (error instanceof HttpError) return error;
		if (error instanceof StoreUnavailable) {
			if (performance.now() - reported > reportEveryMs) {
				reported = performance.now();
				log.error({ advice: error.message, err: error.cause }, 'store unavailable');
			}
			return new HttpError(503, 'The service cannot take this now: try again soon.');
		}
		const { statusCode = 500 } = error;
		if (statusCode === 413) return new HttpError(413, `The body is larger than ${routeOptions.bodyLimit} bytes.`);
		if (statusCode >= 400 && statusCode < 500)
			return new HttpError(statusCode, details[statusCode] ?? 'The request cannot be served.');
		log.error({ err: error, route: routeOptions.url }, 'request failed');
		return new HttpError(500, 'Something went wrong on our side.');
	};
	app.setErrorHandler(async (thrown: Error, request, reply) => {
		const error = toHttpError(thrown, request);
		if (error.statusCode === 413) await drainBody(request, reply);
		if (error.statusCode === 503) reply.header('retry-after', String(retryAfterSeconds));
		const page = request.routeOptions.config?.errorPage?.(request, error);
		if (page) return reply.sendPage(error.statusCode, page);
		return reply
			.code(error.statusCode)
			.header('cache-control', 'no-store')
			.type(problemType)
			.send(JSON.stringify(problemOf(error.statusCode, error.message, error.errors)));
	});
}

/** Reads the rest of the body, because closing while the client sends would reset the connection and lose the answer. */
async function drainBody({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
	reply.removeHeader('connection');
	const arrived = new Promise((resolve) => raw.once('end', resolve).once('close', resolve));
	raw.resume();
	// With `Connection: close`, the connection is closed after the answer, so wait for the body before the answer.
	if (headers.connection === 'close') await arrived;
}

function problemOf(status: number, detail: string, errors?: WrongField[]): Partial<Problem> {
	return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, errors };
}

const parserErrors: Record<string, readonly [status: number, detail: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
	HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/** Answers requests that Node cannot parse or that arrive too slowly. Writes to the socket, because there is no reply object. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
	// After an earlier answer on this connection, the client could match this answer to another request, so send none.
	if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
	const [status, detail] = parserErrors[error.code ?? ''] ?? [400, 'The request is not valid HTTP.'];
	const body = JSON.stringify(problemOf(status, detail));
	const headers = {
		...securityHeaders,
		'Cache-Control': 'no-store',
		'Content-Type': problemType,
		'Content-Length': Buffer.byteLength(body),
		Connection: 'close',
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}
