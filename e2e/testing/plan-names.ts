/** Names of the plans by position, read from the content, so that tests hold for an operator's names, too. */

import { plans } from '../../shared/content/plans/plans.ts';

export const [plan1, plan2, plan3, plan4] = plans.map(({ name }) => name) as [string, string, string, string];
