/** What is said about the plans is true of their figures: which one is recommended, and what sets each apart. */

import { describe, expect, test } from 'vitest';
import { planCount } from './en/plan-words.ts';
import * as figures from './figures.ts';
import { askablePlanIds, type Plan, planIds, plans, recommendedPlanId } from './plans.ts';
import { words } from './words.ts';

const [plan1, plan2, plan3, plan4] = plans;
const standalone = plans.filter((plan) => plan.bundlingRequired === 'Not Required');

test('texts say how many there are', () => {
	expect(planCount).toBe(['two', 'three', 'four', 'five', 'six'][plans.length - 2]);
	expect(plans.map(({ id }) => id)).toEqual(planIds);
});

test.each([
	{ language: 'zh-Hans', numbers: ['2', '3', '4', '5', '6'] },
	{ language: 'ms', numbers: ['dua', 'tiga', 'empat', 'lima', 'enam'] },
	{ language: 'ta', numbers: ['இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு'] },
] as const)('and so in $language', ({ language, numbers }) => {
	expect(words[language].planWords.planCount).toBe(numbers[plans.length - 2]);
});

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
	const bundled = plans.filter((plan) => plan.bundlingRequired === 'Yes');
	const dearest = Math.max(...bundled.map(({ premium }) => premium));
	for (const { premium } of standalone) expect(premium).toBeGreaterThan(dearest);
});

/** The one plan above all others in a figure; undefined where two share the first place. */
function leader(among: readonly Plan[], figure: (plan: Plan) => number): Plan | undefined {
	const highest = Math.max(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === highest);
	return leaders.length === 1 ? leaders[0] : undefined;
}

const cheapest = (among: readonly Plan[]) => leader(among, (plan) => -plan.premium);

describe('the recommended plan, as its rule says', () => {
	test.each<[string, (plan: Plan) => number]>([
		['lists the most pregnancy complications', (plan) => plan.pregnancyComplications],
		['lists the most congenital illnesses', (plan) => plan.congenitalIllnesses],
		['pays the highest daily hospital benefit', (plan) => plan.dailyHospitalisation],
	])('%s', (_claim, figure) => {
		expect(leader(plans, figure)?.id).toBe(recommendedPlanId);
	});
});

describe('the special benefits, and the final decision between the first plan and the last', () => {
	test('the first plan, which is bundled, has the longest lists and twice the daily benefit', () => {
		expect(plan1.bundlingRequired).toBe('Yes');
		expect(leader(plans, (plan) => plan.pregnancyComplications)).toBe(plan1);
		expect(leader(plans, (plan) => plan.congenitalIllnesses)).toBe(plan1);
		for (const other of [plan2, plan3, plan4]) expect(plan1.dailyHospitalisation).toBe(2 * other.dailyHospitalisation);
	});

	test('the second plan has the lowest premium of the four', () => {
		expect(cheapest(plans)).toBe(plan2);
	});

	test('the third plan is sold on its own', () => {
		expect(standalone).toContain(plan3);
	});

	test('the fourth plan has the lowest premium and the most conditions of those sold on their own', () => {
		expect(standalone).toContain(plan4);
		expect(cheapest(standalone)).toBe(plan4);
		expect(leader(standalone, (plan) => plan.pregnancyComplications)).toBe(plan4);
		expect(leader(standalone, (plan) => plan.congenitalIllnesses)).toBe(plan4);
	});
});
