/** Whom each answer of “Which would you strike out?” strikes out, of the plans compared. */

import { expect, test } from 'vitest';
import { plans } from '../../shared/content/plans/plans.ts';
import { strikeQuestions } from './strike-out.ts';

const struckBy = (answer: string) => {
	const reason = strikeQuestions.flatMap(({ answers }) => answers).find(({ id }) => id === answer)?.reason;
	return reason && plans.filter(reason);
};
const listed = plans.map((plan) => plan.pregnancyComplications + plan.congenitalIllnesses);
const percents = plans.map(({ dailyHospitalisation }) => dailyHospitalisation);

test('without a second policy, the bundled plans', () => {
	expect(struckBy('second-no')).toEqual(plans.filter(({ bundlingRequired }) => bundlingRequired === 'Yes'));
});

test.each([
	['conditions worry most', 'worry-conditions', listed],
	['days in hospital worry most', 'worry-days', percents],
])('where %s, those with the fewest, and never the best', (_, answer, figures) => {
	const lowest = Math.min(...figures);
	const isDifferent = new Set(figures).size > 1;
	expect(struckBy(answer)).toEqual(plans.filter((_plan, index) => isDifferent && figures[index] === lowest));
});

test('a lower premium strikes out the dearest and keeps the cheapest; none that is comfortable, all', () => {
	const byPremium = plans.toSorted((one, other) => one.premium - other.premium);
	expect(struckBy('premium-low')).toContain(byPremium.at(-1));
	expect(struckBy('premium-low')).not.toContain(byPremium[0]);
	expect(struckBy('premium-no')).toEqual(plans);
});

test.each(['second-yes', 'premium-yes'])('the answer %s keeps all', (answer) => {
	expect(struckBy(answer)).toEqual([]);
});
