import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { words } from '../words/words.ts';
import { type AskedAbout, adviserQuestions } from './adviser-questions.ts';
import { plans } from './plans.ts';

const copy = words.en.adviserQuestionCopy;
const bundled = plans.find(({ bundlingRequired }) => bundlingRequired === 'Yes') ?? expect.unreachable();
const standalone = plans.find(({ bundlingRequired }) => bundlingRequired !== 'Yes') ?? expect.unreachable();

test.each<[string, AskedAbout, number, string]>([
	['a bundled plan', { plan: bundled.id }, 0, `Which second policy must I buy with ${bundled.name}`],
	['a standalone plan', { plan: standalone.id }, 0, `Is ${standalone.name} sold alone`],
	['no plan yet', { plan: '' }, 0, copy.secondPolicy.unsure],
	['a plan that is gone', { plan: 'plan-99' }, 0, copy.secondPolicy.unsure],
	['a week', { plan: '', week: '20' }, 2, 'I am 20 weeks pregnant: by which day'],
	['a due date', { plan: '', week: '20', lastDay: '23 March 2027' }, 2, 'these plans close on 23 March 2027: how long'],
	['no week', { plan: '', week: 'NA', pregnancyTypes: ['single-natural'] }, 2, copy.situation.time],
	['twins', { plan: '', week: '20', pregnancyTypes: ['multiple-natural'] }, 2, copy.situation.multiple],
	['IVF', { plan: '', pregnancyTypes: ['single-ivf-iui'] }, 2, copy.situation.assisted],
	['twins after IVF', { plan: '', pregnancyTypes: ['multiple-ivf-iui'] }, 2, copy.situation.both],
])('%s', (_case, asked, place, question) => {
	expect(adviserQuestions(asked, copy)[place]).toContain(question);
});

test.each(languages)('are five different ones, each of which asks: %s', (language) => {
	const questions = adviserQuestions({ plan: bundled.id, week: '20' }, words[language].adviserQuestionCopy);
	expect(new Set(questions).size).toBe(5);
	for (const question of questions) expect(question).toMatch(/[?？]$/);
});
