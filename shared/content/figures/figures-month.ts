/** Month in which a plan's figures were last checked, such as `2025-01`. It identifies the figures that a build shows. */

import { plans } from '../plans/plans.ts';

export const figuresMonth = plans
	.map(({ checked }) => checked)
	.toSorted()
	.at(-1) as string;
