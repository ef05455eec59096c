/** Five questions for the adviser, on the enquiry's own page. */

import type { Words } from '../words/words.ts';
import { findPlan } from './plans.ts';

/** @param id of a plan; empty or unknown: not sure yet @param copy the words of the reader's language */
export function adviserQuestions(id: string, copy: Words['adviserQuestionCopy']): readonly string[] {
	const plan = findPlan(id);
	const { secondPolicy, definition, time, excluded, paid } = copy;
	const bundling = plan && (plan.bundlingRequired === 'Yes' ? secondPolicy.needed : secondPolicy.notNeeded);
	return [bundling && plan ? bundling(plan.name) : secondPolicy.unsure, definition, time, excluded, paid];
}
