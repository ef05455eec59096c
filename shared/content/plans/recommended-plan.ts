/** The plan that the recommendation's rule marks. A value only: the build works it out for the widget. */

import { complications, dailyPercent, illnesses, leadingPlan } from './leading-plan.ts';
import type { PlanId } from './plans.ts';

const leaders = [complications, illnesses, dailyPercent].map((figure) => leadingPlan(figure)?.id);

/** The most conditions for mother and child, and the highest daily benefit; undefined if no plan leads in all three. */
export const recommendedPlanId: PlanId | undefined = new Set(leaders).size === 1 ? leaders[0] : undefined;
