/** Reducer of an enquiry's states: idle → submitting (→ late) → success | failure; idle again if invalid or canceled. */

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
	/** `late`: submitting takes longer than `stillTryingAfterMs` (`use-enquiry.ts`). */
	name: 'idle' | 'submitting' | 'late' | 'success' | 'failure';
	/** Errors by field. A corrected field has no error. */
	errors: FieldErrors;
	advice: Advice;
	/**
	 * `aria-live` of the advice: `off` until the visitor answers, and after code filled in answers. It must change before the text
	 * does, because Firefox would apply the new value too late.
	 */
	live: 'polite' | 'off';
	/** React key of message and toast. Each step of sending increments it, so that an equal message is announced again. */
	messageKey: number;
	/** React key of the fields. It increments when an enquiry is stored, so that React renders new, empty fields. */
	fieldsKey: number;
	/** True if a draft with edited fields was restored. */
	isRestored: boolean;
	/**
	 * A new object whenever code fills in answers (draft, `prefill()`, due date helper), so that effects that depend on it run again.
	 * `week` is the week of the due date, if `prefill()` gave one.
	 */
	filled?: { week: string | undefined };
	/** The selected week at the last check, or `filled.week` if answers were filled in since. */
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
			// A field without an error gets none here: it is validated on the next submit.
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
