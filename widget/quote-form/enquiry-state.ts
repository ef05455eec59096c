/** The states of an enquiry being made: idle → submitting → success | failure. Pure: nothing here sends or shows anything. */

import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import type { FieldError } from '../../shared/enquiry/enquiry-schema.ts';

export type FieldErrors = Partial<Record<EnquiryField, string>>;

export interface EnquiryState {
	name: 'idle' | 'submitting' | 'success' | 'failure';
	errors: FieldErrors;
	/** Counts the states gone through, so that the same one twice is still news. */
	step: number;
	/** Of the enquiry sent last, until the next one is sent. */
	receipt?: EnquiryReceipt | undefined;
}

export type EnquiryAction =
	| { type: 'refused'; errors: readonly FieldError[] }
	| { type: 'corrected'; field: EnquiryField; message: string | undefined }
	/** Starts the state of this name, without mistakes. */
	| { type: EnquiryState['name']; receipt?: EnquiryReceipt };

export const initialEnquiry: EnquiryState = { name: 'idle', errors: {}, step: 0 };

export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
	const { step } = state;
	switch (action.type) {
		case 'refused':
			return { ...state, name: 'idle', errors: messageByField(action.errors), step: step + 1 };
		case 'corrected':
			return { ...state, errors: withMessage(state.errors, action.field, action.message) };
		default:
			return { ...initialEnquiry, name: action.type, receipt: action.receipt, step: step + 1 };
	}
}

function messageByField(errors: readonly FieldError[]): FieldErrors {
	return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

function withMessage(errors: FieldErrors, field: EnquiryField, message: string | undefined): FieldErrors {
	const { [field]: _, ...others } = errors;
	return message ? { ...errors, [field]: message } : others;
}
