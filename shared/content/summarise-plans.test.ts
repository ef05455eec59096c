/** What sets a plan apart, as it follows from the figures of all that are compared. */

import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { type Plan, plans } from './plans.ts';
import { distinctions, summarisePlans } from './summarise-plans.ts';
import { words } from './words.ts';

const plan = (id: string, bundled: boolean, premium: number, complications: number, illnesses: number, daily: 1 | 2) =>
	({
		id,
		name: id,
		bundlingRequired: bundled ? 'Yes' : 'Not Required',
		minSumAssured: 5_000,
		premium,
		pregnancyComplications: complications,
		congenitalIllnesses: illnesses,
		dailyHospitalisation: daily,
	}) as unknown as Plan;

/** The plans of the specification. */
const four = [
	plan('plan-1', true, 409, 15, 26, 2),
	plan('plan-2', true, 408, 10, 23, 1),
	plan('plan-3', false, 482, 10, 23, 1),
	plan('plan-4', false, 440, 14, 24, 1),
] as const;

test.each<{ case: string; compared: readonly Plan[]; expected: string[] }>([
	{
		case: 'the four of the specification',
		compared: four,
		expected: [
			'mostConditions twiceTheDailyBenefit',
			'lowestPremiumIfBundled',
			'standalone',
			'lowestPremiumOfStandalone mostConditionsOfStandalone',
		],
	},
	{
		case: 'a premium shared with another is the lowest of none',
		compared: [{ ...four[0], premium: 408 }, four[1]],
		expected: ['mostConditions twiceTheDailyBenefit', 'none'],
	},
	{
		case: 'a fifth plan, cheapest and sold on its own',
		compared: [...four, plan('plan-5', false, 400, 9, 20, 1)],
		expected: [
			'mostConditions twiceTheDailyBenefit',
			'none',
			'standalone',
			'mostConditionsOfStandalone',
			'lowestPremium',
		],
	},
	{
		case: 'most of one list alone is not the most conditions',
		compared: [four[0], { ...four[3], congenitalIllnesses: 27 }],
		expected: ['twiceTheDailyBenefit lowestPremiumIfBundled', 'standalone'],
	},
])('$case', ({ compared, expected }) => {
	expect(compared.map((each) => distinctions(each, compared).join(' '))).toEqual(expected);
});

test('plans are counted in words, and beyond them in digits', () => {
	const numbers = ['one', 'two', 'three', 'four'];
	const apart = () => new Proxy({} as never, { get: () => '' });
	const count = (compared: readonly Plan[]) => summarisePlans({ space: ' ', numbers, apart }, compared).planCount;
	expect([count(four), count([...four, four[0]])]).toEqual(['four', '5']);
});

describe.each(languages)('in %s', (language) => {
	test('every plan has its special benefits', () => {
		const { specialBenefits } = words[language].planSummary;
		expect(Object.keys(specialBenefits)).toEqual(plans.map(({ id }) => id));
		expect(Object.values(specialBenefits)).not.toContain('');
	});
});
