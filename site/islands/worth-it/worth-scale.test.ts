/** Tests of what an event costs, and what plans with a daily benefit of 1% or 2% pay. Expected amounts are calculated by hand. */

import { expect, test, vi } from 'vitest';
import { worthScale } from './worth-scale.ts';

vi.mock('../../../shared/content/plans/compare-plans.ts', () => ({ dailyPercents: [1, 2] }));
vi.mock('../../../shared/content/figures/figures.ts', async (importOriginal) => ({
	...(await importOriginal<object>()),
	deliveryBill: { from: 8800, to: 20_000 },
	newbornIntensiveCarePerDay: 750,
}));

const none = { from: 0, to: 0 };

test.each([
	['a normal birth', 'normal-birth', 7, 5000, { intensiveCare: none, lumpSum: none, dailyCash: none }],
	[
		'a complication of the mother, 7 days',
		'complication',
		7,
		5000,
		{ intensiveCare: none, lumpSum: { from: 5000, to: 5000 }, dailyCash: { from: 350, to: 700 } },
	],
	[
		'an illness of the baby, 30 days',
		'illness',
		30,
		25_000,
		{
			intensiveCare: { from: 0, to: 22_500 },
			lumpSum: { from: 25_000, to: 25_000 },
			dailyCash: { from: 7500, to: 15_000 },
		},
	],
	[
		'intensive care alone',
		'intensive-care',
		1,
		10_000,
		{ intensiveCare: { from: 0, to: 750 }, lumpSum: none, dailyCash: { from: 100, to: 200 } },
	],
] as const)('%s', (_, happening, days, sumAssured, amounts) => {
	expect(worthScale({ happening, days, sumAssured })).toMatchObject({ birth: { from: 8800, to: 20_000 }, ...amounts });
});
