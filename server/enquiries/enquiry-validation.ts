/** Validates an enquiry by the form's validation rules, and by further rules that only the service can check. */

import { findWording } from '../../shared/content/records/consent-wording.ts';
import * as formCopy from '../../shared/content/words/en/form-copy.ts';
import { honeypotField, type WrongField } from '../../shared/enquiry/enquiry-api.ts';
import { type Enquiry, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { framePage } from '../../shared/serving/page-files.ts';
import { wordsOf } from './enquiry-language.ts';

/** A valid enquiry with the version of the consent wording that the person agreed to. */
export type ConsentedEnquiry = Enquiry & { consentVersion: string };

type Validation = { valid: true; enquiry: ConsentedEnquiry } | { valid: false; errors: WrongField[] };

export function checkEnquiry(input: object): Validation {
	const validation = validateEnquiry(input);
	const checked = validation.valid ? checkConsent(validation.enquiry) : validation;
	if (!isHoneypotFilled(input)) return checked;
	const errors = checked.valid ? [] : checked.errors;
	return { valid: false, errors: [...errors, { field: honeypotField, message: formCopy.honeypot }] };
}

/** Checks the consent version; default: the current version in the enquiry's language. Drops `page` if it is the frame's URL. */
function checkConsent({ page, ...enquiry }: Enquiry): Validation {
	const consentVersion = enquiry.consentVersion || wordsOf(enquiry.language).consent.currentConsent.version;
	if (!findWording(consentVersion))
		return { valid: false, errors: [{ field: 'consentVersion', message: 'Consent version is not one of ours' }] };
	return { valid: true, enquiry: { ...enquiry, page: isFrame(page) ? undefined : page, consentVersion } };
}

/** True for the widget's own frame page, which the widget sends as `page` if its frame has no referrer. */
function isFrame(page: string | undefined): boolean {
	return page !== undefined && new URL(page).pathname === framePage;
}

function isHoneypotFilled(input: object): boolean {
	return ((input as Record<string, unknown>)[honeypotField] ?? '') !== '';
}
