/** Withdrawing consent by the link in a receipt: the link is signed, its page changes nothing, its button withdraws. */

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import { withdrawalCopy as copy } from '../../shared/content/en/receipt-copy.ts';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { SendFormAnswer } from '../http/error-response.ts';
import { withdrawConsent } from './data-retention.ts';
import { formType } from './enquiry-body.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { html } from './html-form/html.ts';

const path = '/withdraw';

/** Signs and checks references. */
export interface LinkSigner {
	sign(reference: string): string;
	isSigned(reference: string, signature: string): boolean;
}

export interface WithdrawalParts {
	database: Pick<Database, 'db' | 'engine'>;
	encryption: FieldEncryption;
	store: Pick<EnquiryStore, 'find'>;
	signer: LinkSigner;
	sendFormAnswer: SendFormAnswer;
	/** Called after receivers were put down to be told. */
	onStored: () => void;
}

/** @param keys the encryption keys, newest first: links outlive a change of key. None: a secret of the store's own signs */
export async function createLinkSigner({ db }: Pick<Database, 'db'>, keys: readonly Buffer[]): Promise<LinkSigner> {
	const { secret } = await db.selectFrom('link_secret').select('secret').executeTakeFirstOrThrow();
	const secrets = keys.length > 0 ? keys : [Buffer.from(secret, 'base64')];
	const derived = secrets.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'withdrawal link', 32)));
	const signatures = (reference: string) =>
		derived.map((key) => createHmac('sha256', key).update(reference).digest('base64url'));
	return {
		sign: (reference) => signatures(reference)[0] as string,
		isSigned: (reference, signature) => signatures(reference).some((expected) => isEqual(expected, signature)),
	};
}

/** The link for one enquiry: it names nobody. */
export function withdrawalLink(origin: string, signer: LinkSigner, reference: string): string {
	const query = new URLSearchParams({ reference, signature: signer.sign(reference) });
	return `${origin}${path}?${query}`;
}

export async function withdrawalRoutes(app: FastifyInstance, parts: WithdrawalParts): Promise<void> {
	const { signer, sendFormAnswer } = parts;
	// The button sends no fields.
	app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, _body, done) => done(null));
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
	});
	const readLink = (query: unknown) => {
		const { reference = '', signature = '' } = query as Record<string, string>;
		return signer.isSigned(String(reference), String(signature)) ? String(reference) : undefined;
	};
	const sendInvalid = (reply: FastifyReply) =>
		sendFormAnswer(reply, 404, {
			title: copy.invalidTitle,
			body: section(
				copy.invalidTitle,
				html`<p>${copy.invalid} <a href="mailto:${brand.privacyEmail}">${brand.privacyEmail}</a>.</p>`,
			),
		});

	app.get(path, async ({ query, url }, reply) => {
		if (!readLink(query)) return sendInvalid(reply);
		const form = html`<p>${copy.text}</p>
<form method="post" action="${url}"><p><button type="submit">${copy.button}</button></p></form>`;
		return sendFormAnswer(reply, 200, { title: copy.title, body: section(copy.title, form) });
	});

	app.post(path, async ({ query }, reply) => {
		const reference = readLink(query);
		if (!reference) return sendInvalid(reply);
		const record = await parts.store.find(reference);
		// An erased enquiry leaves nothing to withdraw: the person is told the same.
		if (record) await withdrawConsent(parts.database, parts.encryption, record.email, new Date());
		parts.onStored();
		const body = section(copy.doneTitle, html`<p>${copy.done}</p>`);
		return sendFormAnswer(reply, 200, { title: copy.doneTitle, body });
	});
}

function section(title: string, content: ReturnType<typeof html>) {
	return html`<section class="enquiry-answer">
<h1>${title}</h1>
${content}
</section>`;
}

function isEqual(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
