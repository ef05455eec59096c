/** Latest month in which figures of a plan were checked, such as `2025-01`. The widget sends it with enquiries. */

import { plans } from '../plans/plans.ts';

export const figuresMonth = plans
	.map(({ checked }) => checked)
	.toSorted()
	.at(-1) as string;
