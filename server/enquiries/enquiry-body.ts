/** Request bodies: JSON or a posted form, read into one shape. Only UTF-8, and not compressed. */

import { isUtf8 } from 'node:buffer';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { languages } from '../../shared/content/languages.ts';
import { acceptedPlanIds } from '../../shared/content/plans/plans.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { parsePageAddress } from '../../shared/enquiry/answers/page-address.ts';
import { honeypotField, partnerId } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import type { Enquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { wordsOf } from './enquiry-language.ts';

export const formType = 'application/x-www-form-urlencoded';

/** Typed answers, and the fields that the form adds. */
export type FormPost = EnquiryDraft &
	Partial<
		Pick<Enquiry, 'partner' | 'partnerTag' | 'plan' | 'page' | 'consentVersion' | 'language' | 'widgetVersion'>
	> & {
		[honeypotField]?: string;
	};

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
	return headers['content-type']?.toLowerCase().startsWith(formType) ?? false;
}

/** Compressed, or in another charset than UTF-8. */
export function isEncoded({ headers }: FastifyRequest): boolean {
	const charset = /;\s*charset="?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
	return !/^(utf-?8|us-ascii)$/i.test(charset) || !/^(identity)?$/i.test(headers['content-encoding'] ?? '');
}

/** Replaces Fastify's own parsers: they decode leniently, and would store a name with its letters replaced by U+FFFD. */
export function addBodyParsers(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('remove', 'remove');
	const parseJson: FastifyBodyParser<Buffer> = (request, body, done) =>
		isUtf8(body) ? parse(request, body.toString(), done) : done(notUtf8());
	const parseForm: FastifyBodyParser<Buffer> = (_request, body, done) =>
		isUtf8(percentDecoded(body)) ? done(null, new URLSearchParams(body.toString())) : done(notUtf8());
	app.removeContentTypeParser(['text/plain', 'application/json']);
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
	app.addContentTypeParser(formType, { parseAs: 'buffer' }, parseForm);
}

function percentDecoded(body: Buffer): Buffer {
	const decode = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
	return Buffer.from(body.toString('latin1').replace(/%([0-9a-f]{2})/gi, decode), 'latin1');
}

function notUtf8(): Error {
	return Object.assign(new Error('not UTF-8'), { statusCode: 400 });
}

/** @param referrer the page the form stands on, which counts when the form does not say */
function readFormPost(body: URLSearchParams, referrer: string | undefined): FormPost {
	const one = (name: string) => body.get(name) ?? '';
	// As in a link to the form, of which only a script could make a field.
	const partner = one('partner') || (URL.parse(referrer ?? '')?.searchParams.get('partner') ?? '');
	const language = languages.find((known) => known === one('language'));
	const wording = findWording(one('consentVersion') || wordsOf(language).consent.currentConsent.version);
	const carried = {
		// Nobody typed these, so a wrong value is dropped instead of refused.
		partner: partnerId.test(partner) && partner,
		partnerTag: partnerId.test(one('partnerTag')) && one('partnerTag'),
		plan: acceptedPlanIds().includes(one('plan')) && one('plan'),
		page: parsePageAddress(one('page') || (referrer ?? '')),
		consentVersion: wording?.version,
		language,
		widgetVersion: /^[\w.+-]{1,64}$/.test(one('widgetVersion')) && one('widgetVersion'),
		[honeypotField]: one(honeypotField),
	};
	const answers: EnquiryDraft = {
		name: one('name'),
		dateOfBirth: one('dateOfBirth'),
		email: one('email'),
		mobilePhone: one('mobilePhone'),
		gestationalWeek: one('gestationalWeek'),
		pregnancyType: body.getAll('pregnancyType'),
		additionalInfo: one('additionalInfo'),
		// A checkbox sends its value, or `on` without one. A wording that was never shown makes it no consent.
		consent: ['true', 'on'].includes(one('consent')) && wording !== undefined,
	};
	return { ...Object.fromEntries(Object.entries(carried).filter(([, value]) => value)), ...answers };
}

/** A form that sent nothing. */
export function emptyPost(): FormPost {
	return readFormPost(new URLSearchParams(), undefined);
}

/** What a form sent; undefined when it could not be parsed. */
export function postOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): FormPost | undefined {
	return body instanceof URLSearchParams ? readFormPost(body, headers.referer) : undefined;
}
