/** The enquiry as the form sends it with JavaScript off: read into the same shape as the JSON, and given a key. */

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type EnquiryDraft, emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';
import { pageAddress } from '../../shared/enquiry/page-address.ts';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';

export const formType = 'application/x-www-form-urlencoded';

export function isForm({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
	return headers['content-type']?.toLowerCase().startsWith(formType) ?? false;
}

type FormBody = Record<string, string | string[] | undefined>;

/** What was typed, and what the form carries along with it. */
export type FormPost = EnquiryDraft & {
	partner?: string;
	plan?: string;
	page?: string;
	consentVersion?: string;
	website?: string;
};

/** @param referrer the page the form stands on, which counts when the form does not say */
export function readFormPost(body: FormBody, referrer: string | undefined): FormPost {
	const one = (name: string) => [body[name] ?? ''].flat()[0] ?? '';
	const page = pageAddress(one('page') || (referrer ?? ''));
	const carried = ['partner', 'plan', 'consentVersion', 'website'].map((name) => [name, one(name)] as const);
	return {
		...emptyDraft,
		...Object.fromEntries(carried.filter(([, value]) => value !== '')),
		// Nobody typed it, so a strange one must not keep the enquiry from being sent.
		...(page && { page }),
		name: one('name'),
		dateOfBirth: one('dateOfBirth'),
		email: one('email'),
		mobilePhone: one('mobilePhone'),
		gestationalWeek: one('gestationalWeek'),
		pregnancyType: [body.pregnancyType ?? []].flat(),
		additionalInfo: one('additionalInfo'),
		consent: one('consent') !== '',
	};
}

/** A form has no key of its own: the same answers on the same day are the same enquiry, so reloading its answer stores nothing twice. */
export function formKey(enquiry: object): string {
	return `form-${createHash('sha256')
		.update(`${singaporeToday()} ${JSON.stringify(enquiry)}`)
		.digest('base64url')}`;
}
