/** The states of an enquiry: idle → submitting (→ late) → success | failure. A pure reducer without side effects. */

import type { PlanChoice } from '../../../shared/content/plans/plans.ts';
import type { EnquiryReceipt } from '../../../shared/enquiry/enquiry-api.ts';
import type { EnquiryField } from '../../../shared/enquiry/enquiry-draft.ts';
import type { FieldError } from '../../../shared/enquiry/enquiry-schema.ts';
import type { Advice } from '../fields/advice.ts';

export interface ShownError {
	message: string;
	/** The answer is right by now. The message keeps its room until the next submit, so that nothing moves while somebody types. */
	isCorrected: boolean;
}

export type FieldErrors = Partial<Record<EnquiryField, ShownError>>;

/** The last stored enquiry. */
interface Stored {
	receipt: EnquiryReceipt;
	storedPlan: PlanChoice;
}

export interface EnquiryState extends Partial<Stored> {
	/** `late`: submitting takes longer than usual. */
	name: 'idle' | 'submitting' | 'late' | 'success' | 'failure';
	errors: FieldErrors;
	advice: Advice;
	/** Counts the messages: as a key it remounts the same message after another attempt. */
	messageKey: number;
	/** Counts the stored enquiries: as the fields' key it remounts and so empties them. */
	fieldsKey: number;
	/** A draft filled in the fields. */
	isRestored: boolean;
	/** The week that a due date given by the page filled in, until another one is selected. */
	filledWeek?: string | undefined;
	/** The visitor started another enquiry: the form is back, the receipt collapsed above it. */
	isCollapsed: boolean;
}

export type EnquiryAction =
	| { type: 'refused'; errors: readonly FieldError[] }
	| { type: 'corrected'; field: EnquiryField; message: string | undefined }
	| { type: 'advised'; advice: Advice; week: string }
	| { type: 'restored'; kept: Pick<EnquiryState, 'isRestored' | 'receipt' | 'storedPlan'> }
	| { type: 'filled'; week: string | undefined }
	| ({ type: 'success' } & Stored)
	| { type: 'idle' | 'submitting' | 'late' | 'failure' | 'another' };

export const initialEnquiry: EnquiryState = {
	name: 'idle',
	errors: {},
	advice: {},
	messageKey: 0,
	fieldsKey: 0,
	isRestored: false,
	isCollapsed: false,
};

export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
	const messageKey = state.messageKey + 1;
	switch (action.type) {
		case 'refused':
			return { ...state, name: 'idle', errors: messageByField(action.errors), messageKey };
		case 'corrected':
			return { ...state, errors: withMessage(state.errors, action.field, action.message) };
		case 'advised':
			return {
				...state,
				advice: action.advice,
				filledWeek: state.filledWeek === action.week ? action.week : undefined,
			};
		case 'restored':
			return { ...state, ...action.kept, isCollapsed: action.kept.isRestored };
		case 'filled':
			return { ...state, filledWeek: action.week, isCollapsed: state.isCollapsed || Boolean(action.week) };
		case 'another':
			return { ...state, isCollapsed: true };
		case 'success': {
			const { type: name, ...stored } = action;
			return { ...initialEnquiry, ...stored, name, messageKey, fieldsKey: state.fieldsKey + 1 };
		}
		default:
			return { ...state, name: action.type, errors: {}, messageKey };
	}
}

function messageByField(errors: readonly FieldError[]): FieldErrors {
	return Object.fromEntries(errors.map(({ field, message }) => [field, { message, isCorrected: false }]));
}

/** A field without an error stays without one: it is validated on the next submit. */
function withMessage(errors: FieldErrors, field: EnquiryField, message = ''): FieldErrors {
	const shown = errors[field];
	return shown ? { ...errors, [field]: { message: message || shown.message, isCorrected: !message } } : errors;
}
