/** The month of the newest check of a plan's figures: which edition of them a build shows. */

import { plans } from '../plans/plans.ts';

export const figuresMonth = plans
	.map(({ checked }) => checked)
	.toSorted()
	.at(-1) as string;
