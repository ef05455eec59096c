/** Tests of the states of an enquiry. */

import { expect, test } from 'vitest';
import { type EnquiryAction, initialEnquiry, reduceEnquiry } from './enquiry-state.ts';

const receipt = { reference: 'ABC-123', receivedAt: '2026-11-21T00:00:00.000Z' };
const success: EnquiryAction = { type: 'success', receipt, storedPlan: 'plan-2' };
const submitting: EnquiryAction = { type: 'submitting' };
const stateAfter = (...actions: EnquiryAction[]) => actions.reduce(reduceEnquiry, initialEnquiry);
const invalid: EnquiryAction = {
	type: 'invalid',
	errors: [
		{ field: 'name', message: 'Name is required' },
		{ field: 'email', message: 'Please enter a valid email address' },
	],
};
const advised = { type: 'advised', advice: { dateOfBirth: 'Advice' }, week: '20' } as const;
const filled: EnquiryAction = { type: 'filled', week: '20' };

// Clauses: spec 4.1
test.each<[string, EnquiryAction[], object]>([
	['idle at first', [], { name: 'idle' }],
	['submitting without messages', [invalid, submitting], { name: 'submitting', errors: {} }],
	['a failure', [submitting, { type: 'late' }, { type: 'failure' }], { name: 'failure', errors: {} }],
	['idle when the page handles the enquiry itself', [invalid, { type: 'idle' }], { name: 'idle', errors: {} }],
	[
		'a receipt, with new fields and no advice',
		[advised, invalid, submitting, success],
		{ name: 'success', receipt, storedPlan: 'plan-2', fieldsKey: 1, errors: {}, advice: {} },
	],
	['the receipt, while the next enquiry is invalid', [success, invalid], { name: 'idle', receipt, fieldsKey: 1 }],
	['a message more for each invalid form', [invalid, invalid], { messageKey: 2 }],
	[
		'the week that the due date filled in, and the one selected since',
		[filled, { ...advised, week: '21' }],
		{ filled: { week: '20' }, selectedWeek: '21' },
	],
	['nothing announced before an answer', [advised], { live: 'off' }],
	['advice announced after an answer', [{ type: 'answered' }, advised], { live: 'polite' }],
	['nothing announced of what was filled in', [{ type: 'answered' }, filled, advised], { live: 'off' }],
])('%s', (_, actions, expected) => {
	expect(stateAfter(...actions)).toMatchObject(expected);
});

test('a corrected error goes; a field without one gets none', () => {
	const check = (message?: string): EnquiryAction => ({ type: 'checked', field: 'name', message });
	const right = stateAfter(invalid, check());
	expect(right.errors).toEqual({ name: undefined, email: 'Please enter a valid email address' });
	expect(stateAfter(invalid, check('Other')).errors.name).toBe('Other');
	expect(stateAfter(invalid, check(), check('Other')).errors.name).toBeUndefined();
	expect(stateAfter(check('Other')).errors).toEqual({});
});
