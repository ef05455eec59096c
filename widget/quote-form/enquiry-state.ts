/** The states of an enquiry being made: idle → submitting → success | failure. Pure: nothing here sends or shows anything. */

import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import type { FieldError } from '../../shared/enquiry/enquiry-schema.ts';

export type FieldErrors = Partial<Record<EnquiryField, string>>;

export interface EnquiryState {
	name: 'idle' | 'submitting' | 'success' | 'failure';
	errors: FieldErrors;
	/** Counts outcomes, so that the same outcome twice is still news. */
	outcome: number;
	/** Of the enquiry sent last, until the next one is sent. */
	receipt?: EnquiryReceipt;
}

export type EnquiryAction =
	| { type: 'refused'; errors: readonly FieldError[] }
	| { type: 'corrected'; field: EnquiryField; message: string | undefined }
	| { type: 'sent' }
	| { type: 'canceled' }
	| { type: 'stored'; receipt: EnquiryReceipt }
	| { type: 'failed' };

export const initialEnquiry: EnquiryState = { name: 'idle', errors: {}, outcome: 0 };

export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
	const { outcome } = state;
	switch (action.type) {
		case 'refused':
			return { ...state, name: 'idle', errors: messageByField(action.errors), outcome: outcome + 1 };
		case 'corrected':
			return { ...state, errors: withMessage(state.errors, action.field, action.message) };
		case 'sent':
			return { ...initialEnquiry, name: 'submitting', outcome };
		case 'canceled':
			return { ...initialEnquiry, outcome };
		case 'stored':
			return { ...initialEnquiry, name: 'success', receipt: action.receipt, outcome: outcome + 1 };
		case 'failed':
			return { ...initialEnquiry, name: 'failure', outcome: outcome + 1 };
	}
}

function messageByField(errors: readonly FieldError[]): FieldErrors {
	return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

function withMessage(errors: FieldErrors, field: EnquiryField, message: string | undefined): FieldErrors {
	const { [field]: _, ...others } = errors;
	return message ? { ...errors, [field]: message } : others;
}
