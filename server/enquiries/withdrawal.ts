/** Withdrawing consent by the link in a receipt: the link is signed, its page changes nothing, its button withdraws. */

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import type { Words } from '../../shared/content/words.ts';
import type { Database } from '../database/database.ts';
import type { SendFormAnswer } from '../http/error-response.ts';
import type { DataRetention } from './data-retention.ts';
import { formType } from './enquiry-body.ts';
import { wordsOf } from './enquiry-language.ts';
import type { EnquiryRecord } from './enquiry-record.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { type FormAnswer, formAnswer } from './html-form/form-answer.ts';
import { html } from './html-form/html.ts';

const path = '/withdraw';

export type WithdrawalLinks = Awaited<ReturnType<typeof createWithdrawalLinks>>;

interface WithdrawalParts {
	retention: DataRetention;
	store: EnquiryStore;
	withdrawalLinks: WithdrawalLinks;
	sendFormAnswer: SendFormAnswer;
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
	const { withdrawalLinks, sendFormAnswer } = parts;
	// The button sends no fields.
	app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, _body, done) => done(null));
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
	});
	const readLink = (query: unknown) => {
		const { reference = '', signature = '', language } = query as Record<string, string>;
		const isSigned = withdrawalLinks.isSigned(String(reference), String(signature));
		return { reference: isSigned ? String(reference) : undefined, words: wordsOf(language) };
	};

	app.get(path, async ({ query, url }, reply) => {
		const { reference, words } = readLink(query);
		if (!reference) return sendFormAnswer(reply, 404, invalidLink(words));
		const { title, text, button } = words.receiptCopy.withdrawalCopy;
		const content = html`<p>${text}</p>
<form method="post" action="${url}"><p><button type="submit">${button}</button></p></form>`;
		return sendFormAnswer(reply, 200, formAnswer(words.language, title, content));
	});

	app.post(path, async ({ query }, reply) => {
		const { reference, words } = readLink(query);
		if (!reference) return sendFormAnswer(reply, 404, invalidLink(words));
		const record = await parts.store.find(reference);
		// An erased enquiry leaves nothing to withdraw: the person is told the same.
		if (record) await parts.retention.withdraw(record.email);
		parts.onStored();
		const { doneTitle, done } = words.receiptCopy.withdrawalCopy;
		return sendFormAnswer(reply, 200, formAnswer(words.language, doneTitle, html`<p>${done}</p>`));
	});
}

function invalidLink({ language, receiptCopy: { withdrawalCopy } }: Words): FormAnswer {
	const address = html`<a href="mailto:${brand.privacyEmail}">${brand.privacyEmail}</a>`;
	return formAnswer(language, withdrawalCopy.invalidTitle, html`<p>${withdrawalCopy.invalid} ${address}</p>`);
}

function isEqual(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
