/** What somebody is told whose request is not served. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { adviseRetry, sendProblem } from '../web/problem.ts';
import { type FormAnswer, failureAnswer } from './form-answer.ts';
import { isForm, postOf } from './form-post.ts';

/** Sends an answer to the form in the site's look. */
export type SendFormAnswer = (reply: FastifyReply, status: number, answer: FormAnswer) => FastifyReply;

export type Refuse = (request: FastifyRequest, reply: FastifyReply, status: number, detail: string) => FastifyReply;

/** A browser that sent a form gets a page, everybody else a problem with the detail. */
export function createRefusal(sendFormAnswer: SendFormAnswer): Refuse {
	return (request, reply, status, detail) => {
		if (!isForm(request)) return sendProblem(reply, status, detail);
		return sendFormAnswer(adviseRetry(reply, status), status, failureAnswer(postOf(request)));
	};
}
