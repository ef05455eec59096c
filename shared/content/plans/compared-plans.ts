/** What the comparison of the plans has found. Values only: the build works them out for the widget. */

import { comparePlans } from './compare-plans.ts';

export const { recommendedPlanId, lowestStandaloneId, bestPlanIds } = comparePlans();
