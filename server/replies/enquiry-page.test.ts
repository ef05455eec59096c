/** Tests of the questions for the adviser. */

import { expect, test } from 'vitest';
import { languages } from '../../shared/content/languages.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { words } from '../../shared/content/words/words.ts';
import { adviserQuestions } from './enquiry-page.ts';

const copy = words.en.adviserQuestionCopy;
const bundled = plans.find(({ bundlingRequired }) => bundlingRequired === 'Yes') ?? expect.unreachable();
const standalone = plans.find(({ bundlingRequired }) => bundlingRequired !== 'Yes') ?? expect.unreachable();

test.each<[string, string, string]>([
	['a bundled plan', bundled.id, `Which second policy must I buy with ${bundled.name}`],
	['a standalone plan', standalone.id, `Is ${standalone.name} sold alone`],
	['no plan yet', '', copy.secondPolicy.unsure],
	['a plan that is gone', 'plan-99', copy.secondPolicy.unsure],
])('%s', (_case, plan, question) => {
	expect(adviserQuestions(plan, copy)[0]).toContain(question);
});

test.each(languages)('the five questions differ, and each ends with a question mark: %s', (language) => {
	const questions = adviserQuestions(bundled.id, words[language].adviserQuestionCopy);
	expect(new Set(questions).size).toBe(5);
	for (const question of questions) expect(question).toMatch(/[?？]$/);
});
