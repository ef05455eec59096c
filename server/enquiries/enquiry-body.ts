/** Parses request bodies: JSON in UTF-8, or a posted form in the charset that the form names. */

import { isUtf8 } from 'node:buffer';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { charsetField, honeypotField } from '../../shared/enquiry/enquiry-api.ts';
import { readSentFields } from '../../shared/enquiry/enquiry-schema.ts';
import { answerFields, type EnquiryDraft, emptyDraft } from '../../shared/enquiry/fields.ts';
import { HttpError } from '../http/error-handler.ts';
import { wordsOf } from './enquiry-language.ts';

export const formType = 'application/x-www-form-urlencoded';

/** The answers of a posted form, its other fields as far as they are valid, and the honeypot. */
export type FormPost = EnquiryDraft & ReturnType<typeof readSentFields> & { [honeypotField]: string };

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
	return headers['content-type']?.toLowerCase().startsWith(formType) ?? false;
}

/** True if the body is compressed, or in a charset other than UTF-8 and its subset US-ASCII. */
export function isEncoded({ headers }: FastifyRequest): boolean {
	const charset = /;\s*charset="?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
	return !/^(utf-?8|us-ascii)$/i.test(charset) || !/^(identity)?$/i.test(headers['content-encoding'] ?? '');
}

/** Replaces Fastify's parsers: they decode leniently, so a name could be stored with letters replaced by U+FFFD. */
export function addBodyParsers(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('remove', 'remove');
	const parseJson: FastifyBodyParser<Buffer> = (request, body, done) =>
		isUtf8(body) ? parse(request, body.toString(), done) : done(unreadable());
	const parseForm: FastifyBodyParser<Buffer> = (_request, body, done) => {
		try {
			done(null, decodeForm(body));
		} catch {
			done(unreadable());
		}
	};
	app.removeContentTypeParser(['text/plain', 'application/json']);
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
	app.addContentTypeParser(formType, { parseAs: 'buffer' }, parseForm);
}

/**
 * Decodes by the charset that the form names, because browsers that ignore `accept-charset` use the charset of the form's page.
 *
 * @throws for an unknown charset, and for bytes that are invalid in the charset
 */
function decodeForm(body: Buffer): URLSearchParams {
	const encoded = body.toString('latin1');
	const decoder = new TextDecoder(new URLSearchParams(encoded).get(charsetField) || 'utf-8', { fatal: true });
	const decode = (text: string) => {
		const decoded = decoder.decode(percentDecoded(text.replaceAll('+', ' ')));
		return decoder.encoding === 'utf-8' ? decoded : withoutReferences(decoded);
	};
	const pairs = encoded.split('&').map((pair) => pair.split(/=(.*)/s, 2));
	return new URLSearchParams(pairs.map(([name = '', value = '']) => [decode(name), decode(value)]));
}

function percentDecoded(text: string): Buffer {
	const decode = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
	return Buffer.from(text.replace(/%([0-9a-f]{2})/gi, decode), 'latin1');
}

/** Decodes references such as `&#38472;`, which browsers send for characters that the form's charset lacks. */
function withoutReferences(text: string): string {
	return text.replace(/&#(\d+);/g, (reference, code) =>
		Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : reference,
	);
}

function unreadable(): HttpError {
	return new HttpError(400, 'The body has bytes that are not of its charset.');
}

/** @param referrer URL of the form's page, from which the page and the partner are taken if the form does not send them */
function readFormPost(body: URLSearchParams, referrer: string | undefined): FormPost {
	const one = (name: string) => body.get(name) ?? '';
	const typed = (name: string, kind: string) => (kind === 'checkboxes' ? body.getAll(name) : one(name));
	const answers: Record<string, unknown> = Object.fromEntries(
		Object.entries(answerFields).map(([name, { kind }]) => [name, typed(name, kind)]),
	);
	const sent = readSentFields({
		...Object.fromEntries(body),
		// The form of a built page has no field for the partner, so the partner is in the query of the page's URL.
		partner: one('partner') || URL.parse(referrer ?? '')?.searchParams.get('partner'),
		page: one('page') || referrer,
	});
	const wording = findWording(sent.consentVersion || wordsOf(sent.language).consent.currentConsent.version);
	return {
		...emptyDraft,
		...answers,
		...sent,
		consentVersion: wording?.version,
		// A checkbox without a value sends `on`. Consent counts only for a known wording: an unknown one was never shown.
		consent: ['true', 'on'].includes(one('consent')) && wording !== undefined,
		[honeypotField]: one(honeypotField),
	};
}

export function emptyPost(): FormPost {
	return readFormPost(new URLSearchParams(), undefined);
}

/** The posted form; undefined if the body is no form, or could not be parsed. */
export function postOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): FormPost | undefined {
	return body instanceof URLSearchParams ? readFormPost(body, headers.referer) : undefined;
}
