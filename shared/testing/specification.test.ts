/**
 * Tests words and figures of the specification against literals. Most other tests import these values from the product, and so
 * would not notice a change. Whoever changes a value on purpose changes it here, too.
 */

import { expect, test } from 'vitest';
import { planValue } from '../content/plans/plan-value.ts';
import type { Plan } from '../content/plans/plans.ts';
import { mobilePlaceholder, mobilePrefix } from '../content/words/answers.ts';
import { faq } from '../content/words/en/faq.ts';
import * as formCopy from '../content/words/en/form-copy.ts';
import { validateEnquiry } from '../enquiry/enquiry-schema.ts';
import { specifiedPlans } from './specified-plans.ts';

// Clauses: spec 5.1 9.1, wcag 3.3.4
test('each rule of the form has its message, one a field, in form order', () => {
	const broken = validateEnquiry({ additionalInfo: 'a'.repeat(601), mobilePhone: '8123 45' });
	expect(broken.valid ? [] : broken.errors).toEqual([
		{ field: 'name', message: 'Name is required' },
		{ field: 'dateOfBirth', message: 'Date of birth is required' },
		{ field: 'email', message: 'Please enter a valid email address' },
		{ field: 'mobilePhone', message: 'Please enter a valid mobile number' },
		{ field: 'gestationalWeek', message: 'Please select gestational week or enter NA' },
		{ field: 'pregnancyType', message: 'Please select at least one option' },
		{ field: 'additionalInfo', message: 'Maximum 600 characters allowed' },
		{ field: 'consent', message: 'You must agree to the terms' },
	]);
});

// Clauses: spec 3.2 3.3
test('the form offers NA, the weeks 13 to 36 and five types of pregnancy', () => {
	expect(formCopy.gestationalWeekOptions.map(({ label }) => label)).toEqual([
		'NA - Not pregnant currently',
		...Array.from({ length: 24 }, (_, index) => `${13 + index} weeks`),
	]);
	expect(Object.values(formCopy.pregnancyTypeLabels)).toEqual([
		'Single Baby Natural',
		'Single Baby IVF/IUI',
		'Twin or more Natural',
		'Twin or more IVF/IUI',
		'Not Pregnant Yet',
	]);
});

// Clauses: spec 3.4
test('a number is shown with +65, and how it is written', () => {
	expect([mobilePrefix, mobilePlaceholder]).toEqual(['+65', '8123 4567']);
});

// Clauses: spec 8.1 8.2
test('the button and the toasts have the specified texts', () => {
	expect([formCopy.submit, formCopy.submitting]).toEqual(['Get Free Quote', 'Submitting...']);
	expect(formCopy.toasts).toEqual({
		success: {
			title: 'Form Submitted Successfully!',
			text: 'Thank you for your inquiry. Our team will contact you within 24 hours.',
		},
		failure: { title: 'Submission Failed', text: 'Please try again or contact us directly.' },
	});
});

// Clauses: spec 2.17
test('the values of the four plans are written as they were given', () => {
	const figures = ['pregnancyComplications', 'congenitalIllnesses', 'dailyHospitalisation'] as const;
	const fields = ['bundlingRequired', 'minSumAssured', 'premium', ...figures] as const;
	const row = (plan: Plan) => fields.map((field) => planValue(plan, field));
	expect(specifiedPlans.map(row)).toEqual([
		['Yes', 'S$5,000', 'S$409.00', '15 conditions', '26 conditions', '2% of sum assured daily'],
		['Yes', 'S$5,000', 'S$408.00', '10 conditions', '23 conditions', '1% of sum assured daily'],
		['Not Required', 'S$5,000', 'S$482.00', '10 conditions', '23 conditions', '1% of sum assured daily'],
		['Not Required', 'S$5,000', 'S$440.00', '14 conditions', '24 conditions', '1% of sum assured daily'],
	]);
});

// Clauses: spec 3.8 9.3
test('there are fourteen questions', () => {
	expect(Object.keys(faq)).toHaveLength(14);
});
