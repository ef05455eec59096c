/** What the comparison marks. Values only: the build works them out for the widget. */

import { markPlans } from './mark-plans.ts';

export const { recommendedPlanId, lowestStandaloneId, bestPlanIds, sameForAll } = markPlans();
