/** Tests of the factors for choosing a plan, and their best options. */

import { expect, test } from 'vitest';
import {
	cheapness,
	complications,
	dailyPercent,
	illnesses,
	isStandalone,
} from '../../shared/content/plans/compare-plans.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { factors } from './factors.ts';

// Clauses: spec 3.8
test('there are seven factors', () => {
	expect(factors).toHaveLength(7);
});

// Clauses: spec 2.16
test.each([
	['Pregnancy complications', complications, plans],
	['Congenital illnesses', illnesses, plans],
	['Daily hospitalisation', dailyPercent, plans],
	['Premium', cheapness, plans.filter(isStandalone)],
])('the best option for %s is the plan that leads there', (name, figure, among) => {
	const option = factors.find(({ factor }) => factor === name)?.bestOption;
	const highest = Math.max(...among.map(figure));
	for (const plan of plans) expect(option?.includes(plan.name)).toBe(among.includes(plan) && figure(plan) === highest);
});

test('the plans named for bundling need none', () => {
	const standalone = plans.filter((plan) => plan.bundlingRequired === 'Not Required').map((plan) => plan.name);
	for (const name of standalone) expect(factors[0]?.bestOption).toContain(name);
});
