/** The states of an enquiry: idle → submitting → success | failure. A pure reducer without side effects. */

import type { PlanChoice } from '../../shared/content/plans.ts';
import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import type { FieldError } from '../../shared/enquiry/enquiry-schema.ts';
import type { Advice } from './advice.ts';

export interface ShownError {
	message: string;
	/** The answer is right by now. The message stays until the next submit, hidden, so that nothing moves while somebody types. */
	isCorrected: boolean;
}

export type FieldErrors = Partial<Record<EnquiryField, ShownError>>;

export interface EnquiryState {
	name: 'idle' | 'submitting' | 'success' | 'failure';
	errors: FieldErrors;
	advice: Advice;
	/** Counts the transitions. As the messages' key it remounts and focuses the same message after another attempt. */
	revision: number;
	/** Counts the stored enquiries. As the fields' key it remounts and so empties them. */
	generation: number;
	/** Counts how often `prefill()` or a draft filled in the fields. */
	fills: number;
	/** A draft filled them in. */
	isRestored: boolean;
	/** The receipt of the last stored enquiry, until the next one is sent. */
	receipt?: EnquiryReceipt | undefined;
	/** The plan of the last stored enquiry. */
	storedPlan?: PlanChoice | undefined;
}

export type EnquiryAction =
	| { type: 'refused'; errors: readonly FieldError[] }
	| { type: 'corrected'; field: EnquiryField; message: string | undefined }
	| { type: 'advised'; advice: Advice }
	| { type: 'filled'; kept?: Pick<EnquiryState, 'isRestored' | 'receipt' | 'storedPlan'> | undefined }
	| { type: 'success'; receipt: EnquiryReceipt; plan: PlanChoice }
	| { type: 'idle' | 'submitting' | 'failure' };

export const initialEnquiry: EnquiryState = {
	name: 'idle',
	errors: {},
	advice: {},
	revision: 0,
	generation: 0,
	fills: 0,
	isRestored: false,
};

export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
	const revision = state.revision + 1;
	switch (action.type) {
		case 'refused':
			return { ...state, name: 'idle', errors: messageByField(action.errors), revision };
		case 'corrected':
			return { ...state, errors: withMessage(state.errors, action.field, action.message) };
		case 'advised':
			return { ...state, advice: action.advice };
		case 'filled':
			return { ...state, ...action.kept, fills: state.fills + 1 };
		case 'success':
			return {
				...initialEnquiry,
				name: 'success',
				revision,
				generation: state.generation + 1,
				receipt: action.receipt,
				storedPlan: action.plan,
			};
		default:
			return { ...state, name: action.type, errors: {}, receipt: undefined, revision };
	}
}

function messageByField(errors: readonly FieldError[]): FieldErrors {
	return Object.fromEntries(errors.map(({ field, message }) => [field, { message, isCorrected: false }]));
}

function withMessage(errors: FieldErrors, field: EnquiryField, message = ''): FieldErrors {
	return { ...errors, [field]: { message: message || errors[field]?.message, isCorrected: !message } };
}
