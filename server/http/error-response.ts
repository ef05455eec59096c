/** What somebody is told whose request is not served. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForm, postOf } from '../enquiries/form-post.ts';
import { type FormAnswer, failureAnswer } from '../enquiries/html-form/form-answer.ts';
import { adviseRetry, sendProblem } from './problem.ts';

/** Sends an answer to the form in the site's look. */
export type SendFormAnswer = (reply: FastifyReply, status: number, answer: FormAnswer) => FastifyReply;

export type SendError = (request: FastifyRequest, reply: FastifyReply, status: number, detail: string) => FastifyReply;

/** A browser that sent a form gets a page, everybody else a problem with the detail. */
export function createErrorResponder(sendFormAnswer: SendFormAnswer): SendError {
	return (request, reply, status, detail) => {
		if (!isForm(request)) return sendProblem(reply, status, detail);
		return sendFormAnswer(adviseRetry(reply, status), status, failureAnswer(postOf(request)));
	};
}
