/** What arrived, checked: the rules of the form, and the ones only the service can hold. */

import { consentWordings, currentConsent } from '../../shared/content/consent.ts';
import { type Enquiry, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { cleanPageAddress } from './page-address.ts';

/** Left empty by people, because they do not see it; filled in by programs that fill in everything. */
export const honeypot = { field: 'website', message: 'Leave this field empty' } as const;

export interface WrongField {
	field: string;
	message: string;
}

export type Reading =
	| { valid: true; enquiry: Enquiry; consentVersion: string }
	| { valid: false; errors: WrongField[] };

export function readEnquiry(input: object): Reading {
	const validation = validateEnquiry(input);
	const errors: WrongField[] = validation.valid ? [] : validation.errors;
	if (validation.valid && validation.enquiry.page !== undefined) {
		const page = cleanPageAddress(validation.enquiry.page);
		if (page === null) errors.push({ field: 'page', message: 'Page must be an http or https address' });
		else validation.enquiry.page = page;
	}
	const consentVersion = (validation.valid && validation.enquiry.consentVersion) || currentConsent.version;
	if (!consentWordings.some((wording) => wording.version === consentVersion)) {
		errors.push({ field: 'consentVersion', message: 'Consent version is not one of ours' });
	}
	if (isHoneypotFilled(input)) errors.push(honeypot);
	return validation.valid && errors.length === 0
		? { valid: true, enquiry: validation.enquiry, consentVersion }
		: { valid: false, errors };
}

function isHoneypotFilled(input: object): boolean {
	const value: unknown = (input as Record<string, unknown>)[honeypot.field];
	return value !== undefined && value !== null && value !== '';
}
