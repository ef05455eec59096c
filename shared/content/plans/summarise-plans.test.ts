/** Tests of the plans' distinctions, which are derived from the figures of all compared plans. */

import { expect, test } from 'vitest';
import { specifiedPlans } from '../../testing/specified-plans.ts';
import { languages } from '../languages.ts';
import { words } from '../words/words.ts';
import { type Plan, plans } from './plans.ts';
import { distinctions, summarisePlans } from './summarise-plans.ts';

const four = specifiedPlans;
const apart = () => new Proxy({} as never, { get: () => '' });

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

test('the plans compared are listed, each with its insurer where the name does not say it', () => {
	const compared = [four[0], { ...four[1], insurer: 'Acme Life' }, four[2]];
	const listed = summarisePlans({ language: 'en', space: ' ', numbers: [], apart }, compared);
	expect(listed.comparedPlans).toBe('Plan 1, Plan 2 (Acme Life) and Plan 3');
});

test.each(languages)('in %s every plan has its special benefits', (language) => {
	const { specialBenefits } = words[language].planSummary;
	expect(Object.keys(specialBenefits)).toEqual(plans.map(({ id }) => id));
});
