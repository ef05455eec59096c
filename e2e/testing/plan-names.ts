/** The plans by their place, whatever an operator calls them. */

import { plans } from '../../shared/content/plans/plans.ts';

export const [plan1, plan2, plan3, plan4] = plans.map(({ name }) => name) as [string, string, string, string];
