/** The enquiry as the form sends it with JavaScript off: read into the same shape as the JSON. */

import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { currentConsent } from '../../shared/content/consent.ts';
import { askablePlanIds } from '../../shared/content/plans.ts';
import { honeypotField, partnerId } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { parsePageAddress } from '../../shared/enquiry/page-address.ts';
import { findWording } from './consent-wording.ts';

export const formType = 'application/x-www-form-urlencoded';

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
	return headers['content-type']?.toLowerCase().startsWith(formType) ?? false;
}

/** Undefined when the bytes, encoded ones included, are no UTF-8: letters would be stored replaced. */
export function parseForm(body: Buffer): URLSearchParams | undefined {
	const decode = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
	const bytes = body.toString('latin1').replace(/%([0-9a-f]{2})/gi, decode);
	return isUtf8(Buffer.from(bytes, 'latin1')) ? new URLSearchParams(body.toString()) : undefined;
}

/** What was typed, and what the form carries along with it. */
export type FormPost = EnquiryDraft & {
	partner?: string;
	plan?: string;
	page?: string;
	consentVersion?: string;
	[honeypotField]?: string;
};

/** @param referrer the page the form stands on, which counts when the form does not say */
export function readFormPost(body: URLSearchParams, referrer: string | undefined): FormPost {
	const one = (name: string) => body.get(name) ?? '';
	const wording = findWording(one('consentVersion') || currentConsent.version);
	const carried = {
		// Nobody typed these three, so a strange one must not keep the enquiry from being sent.
		partner: partnerId.test(one('partner')) && one('partner'),
		plan: askablePlanIds().includes(one('plan')) && one('plan'),
		page: parsePageAddress(one('page') || (referrer ?? '')),
		consentVersion: wording?.version,
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
		// What a ticked checkbox sends, with a value of its own or without. To words that are none of ours it is no consent.
		consent: ['true', 'on'].includes(one('consent')) && wording !== undefined,
	};
	return { ...Object.fromEntries(Object.entries(carried).filter(([, value]) => value)), ...answers };
}

/** What a form sent; undefined when it could not be read. */
export function postOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): FormPost | undefined {
	return body instanceof URLSearchParams ? readFormPost(body, headers.referer) : undefined;
}
