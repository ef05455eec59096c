/** An enquiry's own page: the link is signed, the page changes nothing, its button withdraws consent. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import type { Words } from '../../shared/content/words.ts';
import { StoreUnavailable } from '../database/store-unavailable.ts';
import { formType } from '../enquiries/enquiry-body.ts';
import { wordsOf } from '../enquiries/enquiry-language.ts';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import { noScriptPage } from '../enquiries/no-script-form/form-answers.ts';
import { HttpError } from '../http/error-handler.ts';
import { html, type Page } from '../http/html.ts';
import type { DataRetention } from '../retention/data-retention.ts';
import { type EnquiryLinks, linkPaths } from './enquiry-links.ts';

interface ReplyParts {
	retention: DataRetention;
	store: EnquiryStore;
	links: EnquiryLinks;
	/** Called after receivers were put down to be told. */
	wakeDelivery: () => void;
}

export async function replyRoutes(app: FastifyInstance, parts: ReplyParts): Promise<void> {
	const { links, store, retention, wakeDelivery } = parts;
	// The button sends no fields.
	app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, _body, done) => done(null));
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
	});
	const verifyReference = ({ query }: FastifyRequest): string => {
		const { reference = '', signature = '' } = query as Record<string, string>;
		if (links.isSigned('enquiry', String(reference), String(signature))) return String(reference);
		throw new HttpError(404, 'The link is not valid.');
	};

	app.get(linkPaths.enquiry, { config: { errorPage } }, async (request, reply) => {
		verifyReference(request);
		const { language, receiptCopy } = wordsFor(request);
		const { title, text, button } = receiptCopy.withdrawalCopy;
		const content = html`<p>${text}</p>
<form method="post" action="${request.url}"><p><button type="submit">${button}</button></p></form>`;
		return reply.sendPage(200, noScriptPage(language, title, content));
	});

	app.post(linkPaths.enquiry, { config: { errorPage } }, async (request, reply) => {
		const reference = verifyReference(request);
		try {
			const record = await store.find(reference);
			// An erased enquiry leaves nothing to withdraw: the person is told the same.
			if (record) await retention.withdraw(record.email);
		} catch (error) {
			throw StoreUnavailable.from(error);
		}
		wakeDelivery();
		const { language, receiptCopy } = wordsFor(request);
		const { doneTitle, done } = receiptCopy.withdrawalCopy;
		return reply.sendPage(200, noScriptPage(language, doneTitle, html`<p>${done}</p>`));
	});
}

function wordsFor({ query }: FastifyRequest): Words {
	return wordsOf((query as Record<string, unknown>).language);
}

function errorPage(request: FastifyRequest, { statusCode }: HttpError): Page {
	const { language, space, receiptCopy } = wordsFor(request);
	const { invalidTitle, invalid, failedTitle, failed } = receiptCopy.withdrawalCopy;
	const address = html`<a href="mailto:${brand.privacyEmail}">${brand.privacyEmail}</a>`;
	const [title, text] = statusCode === 404 ? [invalidTitle, invalid] : [failedTitle, failed];
	return noScriptPage(language, title, html`<p>${text + space}${address}</p>`);
}
