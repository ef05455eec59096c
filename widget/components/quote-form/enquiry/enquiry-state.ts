/** The states of an enquiry: idle → submitting (→ late) → success | failure; idle again if it is invalid. A pure reducer. */

import type { PlanChoice } from '../../../../shared/content/plans/plans.ts';
import type { EnquiryReceipt } from '../../../../shared/enquiry/enquiry-api.ts';
import type { FieldError } from '../../../../shared/enquiry/enquiry-schema.ts';
import type { EnquiryField } from '../../../../shared/enquiry/fields.ts';
import type { Advice } from '../fields/advice.ts';

type FieldErrors = Partial<Record<EnquiryField, string | undefined>>;

interface Stored {
	receipt: EnquiryReceipt;
	storedPlan: PlanChoice;
}

export interface EnquiryState extends Partial<Stored> {
	/** `late`: submitting takes longer than usual. */
	name: 'idle' | 'submitting' | 'late' | 'success' | 'failure';
	/** Errors by field. A corrected field has no error. */
	errors: FieldErrors;
	advice: Advice;
	/** `aria-live` of the advice: `off` until the visitor answers, and again after answers were filled in. The attribute must change before the text changes, or Firefox applies the new value too late. */
	live: 'polite' | 'off';
	/** React key of the message. Each step of sending increments the key, so that an equal message is announced again. */
	messageKey: number;
	/** React key of the fields. It increments when an enquiry is stored, so that React renders new, empty fields. */
	fieldsKey: number;
	/** True if a draft filled in the fields. */
	isRestored: boolean;
	/**
	 * Set to a new object whenever code fills in answers (draft, `prefill()`, due date), so that effects that depend on it run
	 * again. `week` is set if a due date was among the answers.
	 */
	filled?: { week: string | undefined };
	/** Week selected when the form was last filled in or checked. */
	selectedWeek?: string | undefined;
}

export type EnquiryAction =
	| { type: 'invalid'; errors: readonly FieldError[] }
	| { type: 'checked'; field: EnquiryField; message: string | undefined }
	| { type: 'advised'; advice: Advice; week: string }
	| { type: 'restored'; state: Pick<EnquiryState, 'isRestored' | 'receipt' | 'storedPlan'> }
	| { type: 'filled'; week: string | undefined }
	| ({ type: 'success' } & Stored)
	| { type: 'idle' | 'submitting' | 'late' | 'failure' | 'answered' };

export const initialEnquiry: EnquiryState = {
	name: 'idle',
	errors: {},
	advice: {},
	live: 'off',
	messageKey: 0,
	fieldsKey: 0,
	isRestored: false,
};

export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
	const messageKey = state.messageKey + 1;
	switch (action.type) {
		case 'invalid': {
			const errors = Object.fromEntries(action.errors.map(({ field, message }) => [field, message]));
			return { ...state, name: 'idle', errors, messageKey };
		}
		case 'checked': {
			// A field without an error gets no error here, because it is validated on the next submit.
			if (!state.errors[action.field]) return state;
			return { ...state, errors: { ...state.errors, [action.field]: action.message } };
		}
		case 'advised':
			return { ...state, advice: action.advice, selectedWeek: action.week };
		case 'restored':
			return { ...state, ...action.state };
		case 'filled':
			return { ...state, filled: action, selectedWeek: action.week, live: 'off' };
		case 'answered':
			return { ...state, live: 'polite' };
		case 'success': {
			const { type: name, ...stored } = action;
			return { ...initialEnquiry, ...stored, name, messageKey, fieldsKey: state.fieldsKey + 1 };
		}
		default:
			return { ...state, name: action.type, errors: {}, messageKey };
	}
}
