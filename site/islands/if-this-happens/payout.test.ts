/** What a plan pays for an event. The amounts are worked out by hand. */

import { expect, test } from 'vitest';
import { payout } from './payout.ts';

const onePercent = { dailyHospitalisation: 1 };
const twoPercent = { dailyHospitalisation: 2 };

test.each([
	['a normal birth', 'normal-birth', twoPercent, 7, 5000, [0, 0, 0]],
	['a complication of the mother, 7 days', 'complication', twoPercent, 7, 5000, [5000, 700, 5700]],
	['a complication without a stay', 'complication', onePercent, 0, 10_000, [10_000, 0, 10_000]],
	['an illness of the baby, 30 days', 'illness', onePercent, 30, 25_000, [25_000, 7500, 32_500]],
	['more days than the benefit is paid for', 'illness', onePercent, 40, 25_000, [25_000, 7500, 32_500]],
	['intensive care alone', 'intensive-care', onePercent, 7, 5000, [0, 350, 350]],
] as const)('%s', (_, happening, plan, days, sumAssured, [lumpSum, daily, total]) => {
	expect(payout(plan, { happening, days, sumAssured })).toEqual({ lumpSum, daily, total });
});
