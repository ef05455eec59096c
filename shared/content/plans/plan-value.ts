/** Writes a plan's value of a compared field as text, in the language of the build. */

import { valueWords } from '#words/comparison-copy.ts';
import { specialBenefits } from '#words/plan-summary.ts';
import { formatDollars, formatPremium } from '../figures/money.ts';
import type { Plan, PlanField } from './plans.ts';

export function planValue(plan: Plan, field: PlanField): string {
	switch (field) {
		case 'bundlingRequired':
			return valueWords.bundlingRequired[plan[field]];
		case 'minSumAssured':
			return formatDollars(plan[field]);
		case 'premium':
			return formatPremium(plan[field]);
		case 'pregnancyComplications':
		case 'congenitalIllnesses':
		case 'dailyHospitalisation':
			return valueWords[field](plan[field]);
		case 'specialBenefits':
			return specialBenefits[plan.id] || '–';
		default:
			return plan[field];
	}
}
