/** Five questions for the adviser: on the receipt, on the enquiry's own page, in the receipt's mail. */

import type { PregnancyType } from '../words/answers.ts';
import type { Words } from '../words/words.ts';
import { findPlan } from './plans.ts';

export interface AskedAbout {
	/** An id; empty or unknown: not sure yet. */
	plan: string;
	/** Completed weeks, such as `20`, where they are known. */
	week?: string | undefined;
	pregnancyTypes?: readonly PregnancyType[];
	/** The last day to apply as it is written, where the due date is known. */
	lastDay?: string | undefined;
}

/** @param copy the words of the reader's language */
export function adviserQuestions(
	{ plan: id, week = '', pregnancyTypes = [], lastDay }: AskedAbout,
	copy: Words['adviserQuestionCopy'],
): readonly string[] {
	const plan = findPlan(id);
	const { secondPolicy, definition, excluded, paid } = copy;
	const bundling = plan && (plan.bundlingRequired === 'Yes' ? secondPolicy.needed : secondPolicy.notNeeded);
	return [
		bundling && plan ? bundling(plan.name) : secondPolicy.unsure,
		definition,
		situationQuestion(week, pregnancyTypes, lastDay, copy.situation),
		excluded,
		paid,
	];
}

function situationQuestion(
	week: string,
	types: readonly PregnancyType[],
	lastDay: string | undefined,
	situation: Words['adviserQuestionCopy']['situation'],
): string {
	const isMultiple = types.some((type) => type.startsWith('multiple'));
	const isAssisted = types.some((type) => type.endsWith('ivf-iui'));
	if (isMultiple && isAssisted) return situation.both;
	if (isMultiple) return situation.multiple;
	if (isAssisted) return situation.assisted;
	if (!/^\d+$/.test(week)) return situation.time;
	return lastDay ? situation.timeUntil(week, lastDay) : situation.timeInWeek(week);
}
