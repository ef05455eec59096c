/** Routes of the enquiry's page and of the page to record a reply. Links are signed, and a GET changes nothing. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Words } from '../../shared/content/words/words.ts';
import type { Config } from '../config/config.ts';
import type { Partner } from '../config/partners.ts';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { recipientsFor } from '../delivery/recipients.ts';
import { formType, isForm } from '../enquiries/enquiry-body.ts';
import { wordsOf } from '../enquiries/enquiry-language.ts';
import { contact, noScriptPage, privacyContact } from '../enquiries/no-script-form/form-answers.ts';
import { phoneOf } from '../enquiries/store/enquiry-record.ts';
import type { EnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { HttpError } from '../http/error-handler.ts';
import { html, type Page } from '../http/html.ts';
import type { Log } from '../observability/log.ts';
import type { DataRetention } from '../retention/data-retention.ts';
import { answeredErrorPage, answeredPage, undoMs } from './answered-page.ts';
import { type EnquiryLinks, type LinkPurpose, linkPaths } from './enquiry-links.ts';
import { consentRecord, enquiryPage, recordPath } from './enquiry-page.ts';
import type { Replies } from './replies.ts';

export interface ReplyParts {
	config: Config;
	partners: () => Partner[];
	store: EnquiryStore;
	outbox: Outbox;
	retention: DataRetention;
	replies: Replies;
	links: EnquiryLinks;
	log: Log;
	onMissed: () => void;
	wakeDelivery: () => void;
}

/** Size limit of a body posted to record a reply. A receiver's tool may post all its data of a customer, which is ignored. */
const ignoredBodyBytes = 64 * 1024;

export async function replyRoutes(app: FastifyInstance, parts: ReplyParts): Promise<void> {
	const { links, store, retention, replies } = parts;
	app.addHook('onRequest', async (_request, answer) => {
		answer.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
	});
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
		done(null, new URLSearchParams(String(body))),
	);
	// Accepts any body, because receivers' tools send various ones. The link's signature authorises the request.
	app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
	const verify = async (purpose: LinkPurpose, { query }: FastifyRequest): Promise<string> => {
		const { reference = '', signature = '' } = query as Record<string, string>;
		if (await links.isSigned(purpose, String(reference), String(signature))) return String(reference);
		throw new HttpError(404, 'The link is not valid.');
	};
	const operators = () => recipientsFor({ ...parts.config, partners: [], receiptMail: false }, undefined);
	const companies = () => ({ ...parts.config, partners: parts.partners() });
	const find = async (purpose: LinkPurpose, request: FastifyRequest) => store.find(await verify(purpose, request));

	app.get(linkPaths.enquiry, { config: { errorPage } }, async (request, answer) => {
		const record = await find('enquiry', request);
		const words = wordsFor(request);
		const { title, notFound } = words.enquiryPageCopy;
		const content = html`<p>${notFound}</p>\n<p>${contact(words)}</p>`;
		if (!record) return answer.sendPage(200, noScriptPage(words.language, title, content));
		const deliveries = await parts.outbox.listFor([record.reference]);
		const progress = { record, deliveries, ...(await replies.missedStatus(record.reference)) };
		return answer.sendPage(200, enquiryPage(progress, companies(), queryOf(request), words));
	});

	app.post(linkPaths.enquiry, { config: { errorPage } }, async (request, answer) => {
		const record = await find('enquiry', request).catch(StoreUnavailable.rethrow);
		const { reference = '' } = record ?? {};
		const action = actionOf(request);
		if (action === 'missed' && (await replies.recordMissed(reference, operators()).catch(StoreUnavailable.rethrow))) {
			parts.onMissed();
			parts.log.warn({ reference }, 'a person says that nobody has made contact');
		}
		// Match address and phone, because a stranger can send an enquiry under another person's address.
		if (record && action === 'withdraw')
			await retention.withdraw({ email: record.email, phone: phoneOf(record) }).catch(StoreUnavailable.rethrow);
		parts.wakeDelivery();
		// Redirect, so that a reload does not repeat the action.
		return answer.redirect(`${linkPaths.enquiry}?${queryOf(request)}`, 303);
	});

	app.get(recordPath, { config: { errorPage } }, async (request, answer) => {
		const record = await find('enquiry', request);
		const text = record && consentRecord(record, wordsFor(request));
		if (!text) throw new HttpError(404, 'There is no such consent.');
		return answer
			.type('text/plain; charset=utf-8')
			.header('content-disposition', `attachment; filename="consent-${record.reference}.txt"`)
			.send(text);
	});

	// Receipts of earlier versions contain links to this path.
	app.route({
		method: ['GET', 'POST'],
		url: '/withdraw',
		handler: async (request, answer) => answer.redirect(`${linkPaths.enquiry}?${queryOf(request)}`, 308),
	});

	app.get(linkPaths.answered, { config: { errorPage: errorPageForAdvisers } }, async (request, answer) => {
		const record = await find('answered', request);
		if (!record) throw new HttpError(404, 'There is no such enquiry any more.');
		const { now } = await replies.missedStatus(record.reference);
		return answer.sendPage(200, answeredPage(record, now, queryOf(request)));
	});

	// No rate limit, because a receiver may report a day's replies at once. Only signed links are accepted.
	const unlimited = { errorPage: errorPageForAdvisers, rateLimit: false } as const;
	app.post(linkPaths.answered, { bodyLimit: ignoredBodyBytes, config: unlimited }, async (request, answer) => {
		const reference = await verify('answered', request).catch(StoreUnavailable.rethrow);
		if (isForm(request) && actionOf(request) === 'undo')
			await replies.clear(reference, undoMs).catch(StoreUnavailable.rethrow);
		else {
			const answeredAt = await replies.record(reference).catch(StoreUnavailable.rethrow);
			if (!answeredAt) throw new HttpError(404, 'There is no such enquiry any more.');
			if (!isForm(request)) return answer.send({ reference, answeredAt });
		}
		return answer.redirect(`${linkPaths.answered}?${queryOf(request)}`, 303);
	});
}

function queryOf({ url }: FastifyRequest): string {
	return url.split('?')[1] ?? '';
}

function actionOf({ body }: FastifyRequest): string | null | undefined {
	return (body as URLSearchParams | undefined)?.get('action');
}

function wordsFor({ query }: FastifyRequest): Words {
	return wordsOf((query as Record<string, unknown>).language);
}

function errorPage(request: FastifyRequest, { statusCode, status }: HttpError): Page {
	const words = wordsFor(request);
	const { language, space, withdrawalCopy, enquiryPageCopy, unexpectedError, formCopy } = words;
	const { invalidTitle, invalid, failedTitle, failed } = withdrawalCopy;
	const isWithdrawal = actionOf(request) === 'withdraw';
	if (statusCode !== 404 && !isWithdrawal) {
		const reach = html`<p>${formCopy.noScriptCopy.reach + space}${contact(words)}</p>`;
		if (statusCode === 429) return noScriptPage(language, enquiryPageCopy.tooMany, reach);
		return noScriptPage(language, unexpectedError, html`<p>${status}</p>${reach}`);
	}
	const [title, text] = statusCode === 404 ? [invalidTitle, invalid] : [failedTitle, failed];
	return noScriptPage(language, title, html`<p>${text + space}${privacyContact}</p>`);
}

function errorPageForAdvisers(request: FastifyRequest, { statusCode, message }: HttpError): Page | undefined {
	if (request.method === 'POST' && !isForm(request)) return;
	return answeredErrorPage(statusCode, message);
}
