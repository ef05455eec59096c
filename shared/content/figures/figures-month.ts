/** Latest month in which the figures of any plan were checked, such as `2025-01`. The month identifies the figures of a build. */

import { plans } from '../plans/plans.ts';

export const figuresMonth = plans
	.map(({ checked }) => checked)
	.toSorted()
	.at(-1) as string;
