/** Five questions to ask the adviser, shown on the enquiry's status page. */

import type { Words } from '../words/words.ts';
import { findPlan } from './plans.ts';

/** @param id a plan's id: empty if the visitor is not sure yet, unknown if the plan was withdrawn @param copy words in the reader's language */
export function adviserQuestions(id: string, copy: Words['adviserQuestionCopy']): readonly string[] {
	const plan = findPlan(id);
	const { secondPolicy, definition, time, excluded, paid } = copy;
	const bundling = plan && (plan.bundlingRequired === 'Yes' ? secondPolicy.needed : secondPolicy.notNeeded);
	return [bundling && plan ? bundling(plan.name) : secondPolicy.unsure, definition, time, excluded, paid];
}
