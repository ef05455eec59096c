/** Results of comparing the plans. Exports only JSON values, so that the build can precompute them for the widget. */

import { comparePlans } from './compare-plans.ts';

export const { recommendedPlanId, lowestStandaloneId, bestPlanIds } = comparePlans();
