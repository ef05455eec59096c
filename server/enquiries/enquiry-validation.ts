/** Validates an enquiry: the form's rules, and those that only the service can check. */

import * as formCopy from '../../shared/content/en/form-copy.ts';
import { honeypotField, type WrongField } from '../../shared/enquiry/enquiry-api.ts';
import { type Enquiry, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { parsePageAddress } from '../../shared/enquiry/page-address.ts';
import { findWording, wordsOf } from './enquiry-language.ts';

export interface ValidEnquiry {
	enquiry: Enquiry;
	/** Of the wording that the person agreed to. */
	consentVersion: string;
}

type Validation = ({ valid: true } & ValidEnquiry) | { valid: false; errors: WrongField[] };

export function checkEnquiry(input: object): Validation {
	const validation = validateEnquiry(input);
	const errors: WrongField[] = validation.valid ? [] : validation.errors;
	if (validation.valid && validation.enquiry.page !== undefined) {
		const page = parsePageAddress(validation.enquiry.page);
		if (page === undefined) errors.push({ field: 'page', message: 'Page must be an http or https address' });
		else validation.enquiry.page = page;
	}
	const consentVersion = validation.valid ? consentVersionOf(validation.enquiry) : '';
	if (validation.valid && !findWording(consentVersion)) {
		errors.push({ field: 'consentVersion', message: 'Consent version is not one of ours' });
	}
	if (isHoneypotFilled(input)) errors.push({ field: honeypotField, message: formCopy.honeypot });
	return validation.valid && errors.length === 0
		? { valid: true, enquiry: validation.enquiry, consentVersion }
		: { valid: false, errors };
}

/** Left out, it is the current one in the language of the form. */
function consentVersionOf({ consentVersion, language }: Enquiry): string {
	return consentVersion || wordsOf(language).consent.currentConsent.version;
}

function isHoneypotFilled(input: object): boolean {
	const value: unknown = (input as Record<string, unknown>)[honeypotField];
	return value !== undefined && value !== null && value !== '';
}
