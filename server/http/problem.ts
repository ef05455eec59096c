/** Refusals, as RFC 9457 describes them. */

import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem, WrongField } from '../../shared/enquiry/enquiry-api.ts';

/** Seconds after which a refused caller may try again. */
const retryAfterSeconds = 5;

export const problemType = 'application/problem+json; charset=utf-8';

export function problemOf(status: number, detail: string, errors?: WrongField[]): Partial<Problem> {
	return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, errors };
}

export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: WrongField[]): FastifyReply {
	return adviseRetry(reply, status)
		.code(status)
		.header('cache-control', 'no-store')
		.type(problemType)
		.send(JSON.stringify(problemOf(status, detail, errors)));
}

/** Says when to come back, where that helps. */
export function adviseRetry(reply: FastifyReply, status: number): FastifyReply {
	return status === 503 ? reply.header('retry-after', String(retryAfterSeconds)) : reply;
}
