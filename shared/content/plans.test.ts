/** What is said about the plans is true of their figures. */

import { describe, expect, test } from 'vitest';
import * as figures from './figures.ts';
import { askablePlanIds, type Plan, planIds, plans, recommendedPlanId } from './plans.ts';

test('an enquiry may be about every plan compared, and each id is one plan, compared or withdrawn', () => {
	const ids = askablePlanIds();
	expect(ids).toEqual(expect.arrayContaining([...planIds]));
	expect(ids).toEqual([...new Set(ids)]);
});

test.each(plans)('$name lies within what is said of the market', (plan) => {
	const within = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to;
	expect(within(plan.premium, figures.premium)).toBe(true);
	expect(within(plan.pregnancyComplications, figures.marketComplications)).toBe(true);
	expect(within(plan.congenitalIllnesses, figures.marketCongenitalIllnesses)).toBe(true);
});

test('sold on its own, a plan costs more than a bundled one, as the questions and answers say', () => {
	const premiums = (bundling: Plan['bundlingRequired']) =>
		plans.filter((plan) => plan.bundlingRequired === bundling).map(({ premium }) => premium);
	expect(Math.min(...premiums('Not Required'))).toBeGreaterThan(Math.max(...premiums('Yes')));
});

describe('the recommended plan, as its rule says', () => {
	test.each<[string, (plan: Plan) => number]>([
		['lists the most pregnancy complications', (plan) => plan.pregnancyComplications],
		['lists the most congenital illnesses', (plan) => plan.congenitalIllnesses],
		['pays the highest daily hospital benefit', (plan) => plan.dailyHospitalisation],
	])('%s', (_claim, figure) => {
		const highest = Math.max(...plans.map(figure));
		expect(plans.filter((plan) => figure(plan) === highest).map(({ id }) => id)).toEqual([recommendedPlanId]);
	});
});
