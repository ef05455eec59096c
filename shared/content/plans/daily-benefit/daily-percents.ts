/** What the plans pay for a day in hospital, in percent of the sum assured. */

import { dailyPercent } from '../leading-plan.ts';
import { plans } from '../plans.ts';

/** Each once, lowest first. */
export const dailyPercents = [...new Set(plans.map(dailyPercent))].toSorted((one, other) => one - other);
