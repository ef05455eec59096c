/** Tests of the leading plan, the recommended plan, the lowest premium, the best values and the plans' distinctions. */

import { expect, test } from 'vitest';
import { specifiedPlans } from '../../testing/specified-plans.ts';
import { languages } from '../languages.ts';
import { words } from '../words/words.ts';
import {
	type ComparedPlans,
	comparePlans,
	complications,
	dailyPercent,
	distinctions,
	leadingPlan,
	summarisePlans,
} from './compare-plans.ts';
import { type Plan, plans } from './plans.ts';

const four = specifiedPlans;
const [plan1, plan2, plan3, plan4] = four;
const apart = () => new Proxy({} as never, { get: () => '' });

test('the plan above all others leads, and none where two share the first place', () => {
	expect(leadingPlan(complications, four)?.id).toBe('plan-1');
	expect(leadingPlan(dailyPercent, [plan2, plan3])).toBeUndefined();
});

// Clauses: spec 2.16
test('of the four plans of the specification the first is recommended, the fourth has the lowest premium of those sold on their own', () => {
	expect(comparePlans(specifiedPlans)).toEqual({
		recommendedPlanId: 'plan-1',
		lowestStandaloneId: 'plan-4',
		bestPlanIds: {
			premium: ['plan-4'],
			pregnancyComplications: ['plan-1'],
			congenitalIllnesses: ['plan-1'],
			dailyHospitalisation: ['plan-1'],
		},
	} satisfies ComparedPlans);
});

test('the lowest premium of bundled plans has no mark: another premium is paid with it', () => {
	const { lowestStandaloneId, bestPlanIds } = comparePlans([plan1, plan2]);
	expect([lowestStandaloneId, bestPlanIds.premium]).toEqual([undefined, []]);
});

test('a best value that two plans share marks both, and one that all share marks none', () => {
	const twin = { ...plan4, pregnancyComplications: plan1.pregnancyComplications };
	const { bestPlanIds, recommendedPlanId } = comparePlans([plan1, twin, plan3]);
	expect(bestPlanIds.pregnancyComplications).toEqual(['plan-1', 'plan-4']);
	expect(recommendedPlanId).toBeUndefined();
	const alike = comparePlans([plan2, plan3]).bestPlanIds;
	expect([alike.pregnancyComplications, alike.congenitalIllnesses, alike.dailyHospitalisation]).toEqual([[], [], []]);
});

test.each<[string, readonly Plan[], string[]]>([
	[
		'the four of the specification',
		four,
		['mostConditions twiceTheDailyBenefit', 'lowestPremiumOfBundled', 'standalone', 'mostConditionsOfStandalone'],
	],
	[
		'the recommended plan, whose mark does not say that it has the lowest premium of those sold on their own',
		[{ ...four[0], bundlingRequired: 'Not Required' }, four[1], four[2]],
		['mostConditions twiceTheDailyBenefit lowestPremiumOfStandalone', 'lowestPremiumOfBundled', 'standalone'],
	],
	[
		'a premium shared with another is the lowest of none',
		[{ ...four[0], premium: 408 }, four[1]],
		['mostConditions twiceTheDailyBenefit', ''],
	],
	[
		'a fifth plan, cheapest and sold on its own',
		[...four, { ...four[2], id: 'plan-5', premium: 400, pregnancyComplications: 9, congenitalIllnesses: 20 }],
		[...['mostConditions twiceTheDailyBenefit', '', 'standalone'], ...['mostConditionsOfStandalone', 'lowestPremium']],
	],
	[
		'most of one list alone is not the most conditions',
		[four[0], { ...four[3], congenitalIllnesses: 27 }],
		['twiceTheDailyBenefit lowestPremiumOfBundled', 'standalone'],
	],
])('%s', (_case, compared, expected) => {
	expect(compared.map((each) => distinctions(each, compared).join(' '))).toEqual(expected);
});

test('plans are counted in words, and beyond them in digits', () => {
	const numbers = ['one', 'two', 'three', 'four'];
	const count = (compared: readonly Plan[]) =>
		summarisePlans({ language: 'en', space: ' ', numbers, apart }, compared).planCount;
	expect([count(four), count([...four, four[0]])]).toEqual(['four', '5']);
});

test('the plans compared are listed with their insurers, unless the names say all of them', () => {
	const compared = [four[0], { ...four[1], insurer: 'Acme Life' }, four[2]];
	const listed = (plans: readonly Plan[]) =>
		summarisePlans({ language: 'en', space: ' ', numbers: [], apart }, plans).comparedPlans;
	expect([listed(compared), listed(four)]).toEqual(['Plan 1, Plan 2 (Acme Life) and Plan 3', '']);
});

test.each(languages)('in %s every plan has its special benefits', (language) => {
	const { specialBenefits } = words[language].planSummary;
	expect(Object.keys(specialBenefits)).toEqual(plans.map(({ id }) => id));
});
