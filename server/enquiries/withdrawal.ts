/** Withdrawing consent by the link in a receipt: the link is signed, its page changes nothing, its button withdraws. */

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import type { Words } from '../../shared/content/words.ts';
import type { Database } from '../database/database.ts';
import { StoreUnavailable } from '../database/store-unavailable.ts';
import { HttpError } from '../http/error-handler.ts';
import { html, type Page } from '../http/html.ts';
import type { DataRetention } from './data-retention.ts';
import { formType } from './enquiry-body.ts';
import { wordsOf } from './enquiry-language.ts';
import type { EnquiryRecord } from './enquiry-record.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { noScriptPage } from './no-script-form/form-answers.ts';

const path = '/withdraw';

export type WithdrawalLinks = Awaited<ReturnType<typeof createWithdrawalLinks>>;

interface WithdrawalParts {
	retention: DataRetention;
	store: EnquiryStore;
	withdrawalLinks: WithdrawalLinks;
	/** Called after receivers were put down to be told. */
	onStored: () => void;
}

/**
 * @param keys the encryption keys, newest first: the first signs, or without one the store's secret; links outlive each change
 * @param origin where the links lead
 */
export async function createWithdrawalLinks({ db }: Database, keys: readonly Buffer[], origin: string) {
	const { secret } = await db.selectFrom('link_secret').select('secret').executeTakeFirstOrThrow();
	const secrets = [...keys, Buffer.from(secret, 'base64')];
	const derived = secrets.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'withdrawal link', 32)));
	const signatures = (reference: string) =>
		derived.map((key) => createHmac('sha256', key).update(reference).digest('base64url'));
	return {
		/** The link for one enquiry: it names nobody. */
		linkTo({ reference, language }: Pick<EnquiryRecord, 'reference' | 'language'>): string {
			const [signature = ''] = signatures(reference);
			return `${origin}${path}?${new URLSearchParams({ language: language ?? 'en', reference, signature })}`;
		},
		isSigned: (reference: string, signature: string) =>
			signatures(reference).some((expected) => isEqual(expected, signature)),
	};
}

export async function withdrawalRoutes(app: FastifyInstance, parts: WithdrawalParts): Promise<void> {
	const { withdrawalLinks, store, retention, onStored } = parts;
	// The button sends no fields.
	app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, _body, done) => done(null));
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
	});
	const verifyReference = ({ query }: FastifyRequest): string => {
		const { reference = '', signature = '' } = query as Record<string, string>;
		if (withdrawalLinks.isSigned(String(reference), String(signature))) return String(reference);
		throw new HttpError(404, 'The link is not valid.');
	};

	app.get(path, { config: { errorPage } }, async (request, reply) => {
		verifyReference(request);
		const { language, receiptCopy } = wordsFor(request);
		const { title, text, button } = receiptCopy.withdrawalCopy;
		const content = html`<p>${text}</p>
<form method="post" action="${request.url}"><p><button type="submit">${button}</button></p></form>`;
		return reply.sendPage(200, noScriptPage(language, title, content));
	});

	app.post(path, { config: { errorPage } }, async (request, reply) => {
		const reference = verifyReference(request);
		try {
			const record = await store.find(reference);
			// An erased enquiry leaves nothing to withdraw: the person is told the same.
			if (record) await retention.withdraw(record.email);
		} catch (error) {
			throw StoreUnavailable.from(error);
		}
		onStored();
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

function isEqual(one: string, other: string): boolean {
	const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
	return bytes.length === others.length && timingSafeEqual(bytes, others);
}
