/** “Which would you strike out?”: three questions, and which plans each answer strikes out, found in the plans' figures. */

import { formatPremium } from '../../shared/content/figures/money.ts';
import {
	cheapness,
	conditions,
	dailyPercent,
	isStandalone,
	type PlanFigure,
} from '../../shared/content/plans/leading-plan.ts';
import { type Plan, plans } from '../../shared/content/plans/plans.ts';

interface StrikeAnswer {
	readonly id: string;
	readonly label: string;
	/** For the enquiry, if the visitor lets it. */
	readonly line: string;
	/** Why a plan is struck out; undefined for a plan that stays. */
	readonly reason: (plan: Plan) => string | undefined;
}

interface StrikeQuestion {
	readonly name: string;
	readonly question: string;
	readonly answers: readonly StrikeAnswer[];
}

const premiums = plans.map(({ premium }) => premium);
const [lowest, highest] = [Math.min(...premiums), Math.max(...premiums)];
const middle = (lowest + highest) / 2;

const keepsAll = () => undefined;

export const strikeQuestions: readonly StrikeQuestion[] = [
	{
		name: 'second-policy',
		question: 'Would you buy a second policy?',
		answers: [
			{ id: 'second-yes', label: 'Yes', line: 'I would buy a second policy.', reason: keepsAll },
			{
				id: 'second-no',
				label: 'No',
				line: 'I do not want a second policy.',
				reason: (plan) => (isStandalone(plan) ? undefined : 'needs a second policy'),
			},
		],
	},
	{
		name: 'worry',
		question: 'What worries you more?',
		answers: [
			{
				id: 'worry-conditions',
				label: 'Conditions',
				line: 'The conditions listed matter most to me.',
				reason: (plan) => lowestIn(conditions, plan) && `lists only ${conditions(plan)} conditions`,
			},
			{
				id: 'worry-days',
				label: 'Days in hospital',
				line: 'Cash for days in hospital matters most to me.',
				reason: (plan) => lowestIn(dailyPercent, plan) && `pays only ${dailyPercent(plan)}% a day`,
			},
		],
	},
	{
		name: 'premium',
		question: `Is a premium of ${formatPremium(lowest)} to ${formatPremium(highest)} comfortable?`,
		answers: [
			{ id: 'premium-yes', label: 'Yes', line: 'These premiums are comfortable for me.', reason: keepsAll },
			{
				id: 'premium-low',
				label: `Up to ${formatPremium(middle)}`,
				line: `I would pay a premium of up to ${formatPremium(middle)}.`,
				reason: (plan) => (-cheapness(plan) > middle ? `costs more than ${formatPremium(middle)}` : undefined),
			},
			{
				id: 'premium-no',
				label: 'No',
				line: 'These premiums are more than I can comfortably pay.',
				reason: () => 'costs more than is comfortable',
			},
		],
	},
];

/** Whether a plan is among the lowest in a figure in which the plans differ. */
function lowestIn(figure: PlanFigure, plan: Plan): true | undefined {
	const values = plans.map(figure);
	const least = Math.min(...values);
	return figure(plan) === least && Math.max(...values) > least ? true : undefined;
}
