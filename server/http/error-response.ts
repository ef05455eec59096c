/** Error responses: problem details (RFC 9457), the form's HTML page, and the raw answer to what is not HTTP. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem, WrongField } from '../../shared/enquiry/enquiry-api.ts';
import { securityHeaders } from '../../shared/security-headers.ts';
import { isForm, postOf } from '../enquiries/enquiry-body.ts';
import { type FormAnswer, failureAnswer } from '../enquiries/html-form/form-answer.ts';

/** Sends an answer to the form in the site's look. */
export type SendFormAnswer = (reply: FastifyReply, status: number, answer: FormAnswer) => FastifyReply;

export type SendError = (request: FastifyRequest, reply: FastifyReply, status: number, detail: string) => FastifyReply;

/** Seconds until a retry, sent with every 503. */
const retryAfterSeconds = 5;
const problemType = 'application/problem+json; charset=utf-8';

/** A posted form is answered with a page, everything else with a problem. */
export function createErrorResponder(sendFormAnswer: SendFormAnswer): SendError {
	return (request, reply, status, detail) => {
		if (!isForm(request)) return sendProblem(reply, status, detail);
		return sendFormAnswer(setRetryAfter(reply, status), status, failureAnswer(postOf(request)));
	};
}

export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: WrongField[]): FastifyReply {
	return setRetryAfter(reply, status)
		.code(status)
		.header('cache-control', 'no-store')
		.type(problemType)
		.send(JSON.stringify(problemOf(status, detail, errors)));
}

function problemOf(status: number, detail: string, errors?: WrongField[]): Partial<Problem> {
	return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, errors };
}

function setRetryAfter(reply: FastifyReply, status: number): FastifyReply {
	return status === 503 ? reply.header('retry-after', String(retryAfterSeconds)) : reply;
}

const parserErrors: Record<string, readonly [status: number, detail: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
	HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/** Answers bytes that Node could not parse into a request: there is no reply object yet. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
	// After an earlier answer on this connection, the client would take this one for the answer to another request.
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
