/** The transitions between the states of an enquiry. */

import { describe, expect, test } from 'vitest';
import { type EnquiryAction, initialEnquiry, reduceEnquiry } from './enquiry-state.ts';

const receipt = { reference: 'ABC-123', receivedAt: '2026-11-21T00:00:00.000Z' };
const success: EnquiryAction = { type: 'success', receipt, plan: 'plan-2' };
const stateAfter = (...actions: EnquiryAction[]) => actions.reduce(reduceEnquiry, initialEnquiry);
const refused: EnquiryAction = {
	type: 'refused',
	errors: [
		{ field: 'name', message: 'Name is required' },
		{ field: 'email', message: 'Please enter a valid email address' },
	],
};

describe('reduceEnquiry', () => {
	// Clauses: spec 4.1
	test('goes from idle to submitting to success', () => {
		expect(stateAfter()).toMatchObject({ name: 'idle' });
		expect(stateAfter({ type: 'submitting' })).toMatchObject({ name: 'submitting' });
		expect(stateAfter({ type: 'submitting' }, success)).toMatchObject({ name: 'success', receipt });
	});

	// Clauses: spec 4.1
	test('goes from submitting to failure, and from there to submitting again', () => {
		expect(stateAfter({ type: 'submitting' }, { type: 'failure' })).toMatchObject({ name: 'failure' });
		expect(stateAfter({ type: 'failure' }, { type: 'submitting' })).toMatchObject({ name: 'submitting' });
	});

	test('holds one message per field when validation fails, and counts the transitions', () => {
		const state = stateAfter(refused, refused);
		expect(state.errors).toEqual({
			name: { message: 'Name is required', isCorrected: false },
			email: { message: 'Please enter a valid email address', isCorrected: false },
		});
		expect(state.revision).toBe(2);
	});

	test('keeps the message of a field that is valid by now, marked, and updates it while it is not', () => {
		const corrected: EnquiryAction = { type: 'corrected', field: 'name', message: undefined };
		const right = stateAfter(refused, corrected);
		expect(right.errors.name).toEqual({ message: 'Name is required', isCorrected: true });
		expect(right.errors.email?.isCorrected).toBe(false);
		const other = stateAfter(refused, corrected, { type: 'corrected', field: 'name', message: 'Other' });
		expect(other.errors.name).toEqual({ message: 'Other', isCorrected: false });
	});

	test('clears messages and receipt when the next enquiry is sent', () => {
		expect(stateAfter(refused, { type: 'submitting' }).errors).toEqual({});
		expect(stateAfter(success, { type: 'submitting' }).receipt).toBeUndefined();
	});

	test('keeps the last receipt while errors in the next enquiry are shown', () => {
		expect(stateAfter(success, refused)).toMatchObject({ name: 'idle', receipt });
	});

	test('gives the next enquiry new fields, without advice or errors', () => {
		const advised: EnquiryAction = { type: 'advised', advice: { dateOfBirth: 'Advice' } };
		expect(stateAfter(advised, refused, { type: 'submitting' })).toMatchObject({
			generation: 0,
			advice: advised.advice,
		});
		const stored = stateAfter(advised, { type: 'submitting' }, success);
		expect(stored).toMatchObject({ generation: 1, advice: {}, errors: {}, storedPlan: 'plan-2' });
		expect(reduceEnquiry(stored, refused)).toMatchObject({ generation: 1, storedPlan: 'plan-2' });
	});

	test('is idle again when the page handles the enquiry itself', () => {
		expect(stateAfter(refused, { type: 'idle' })).toMatchObject({ name: 'idle', errors: {} });
	});
});
