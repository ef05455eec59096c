/** What the plans pay for a day in hospital, in percent of the sum assured. A value only: the build works it out for the widget. */

import { dailyPercent } from './leading-plan.ts';
import { plans } from './plans.ts';

/** Each once, lowest first. */
export const dailyPercents = [...new Set(plans.map(dailyPercent))].toSorted((one, other) => one - other);
