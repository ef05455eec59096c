/** What the plans pay for a day in hospital, in percent of the sum assured: each once, lowest first. */

import { dailyPercent } from '../../shared/content/leading-plan.ts';
import { plans } from '../../shared/content/plans.ts';

export const dailyPercents = [...new Set(plans.map(dailyPercent))].toSorted((one, other) => one - other);
