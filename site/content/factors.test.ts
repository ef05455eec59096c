/** The best options named in the factors table really are the best of the plans compared. */

import { expect, test } from 'vitest';
import { plans } from '../../shared/content/plans.ts';
import { factors } from './factors.ts';

// Clauses: spec 3.8
test('there are seven factors', () => {
	expect(factors).toHaveLength(7);
});

// Clauses: spec 2.16
test.each([
	['Pregnancy complications', [...plans].sort((a, b) => b.pregnancyComplications - a.pregnancyComplications)[0]],
	['Congenital illnesses', [...plans].sort((a, b) => b.congenitalIllnesses - a.congenitalIllnesses)[0]],
	['Daily hospitalisation', [...plans].sort((a, b) => b.dailyHospitalisation - a.dailyHospitalisation)[0]],
	['Premium', [...plans].sort((a, b) => a.premium - b.premium)[0]],
])('the best option for %s is the plan that leads there', (name, best) => {
	expect(factors.find(({ factor }) => factor === name)?.bestOption).toContain(best?.name);
});

test('the plans named for bundling need none', () => {
	const standalone = plans.filter((plan) => plan.bundlingRequired === 'Not Required').map((plan) => plan.name);
	expect(factors[0].bestOption).toBe(standalone.join(' and '));
});
