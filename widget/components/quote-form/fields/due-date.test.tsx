/** @vitest-environment jsdom */
/** Tests of calculating the gestational week from a due date. */

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { dueDateCopy } from '#words/form-copy.ts';
import { singaporeToday } from '../../../../shared/enquiry/answers/calendar-days.ts';
import { DueDate } from './due-date.tsx';

afterEach(cleanup);

const day = 24 * 60 * 60 * 1000;
const dueInWeek = (week: number) =>
	new Date(Date.parse(singaporeToday()) + (40 - week) * 7 * day).toISOString().slice(0, 10);

function enter(dueDate: string) {
	const onWeek = vi.fn();
	render(<DueDate onWeek={onWeek} explanation={undefined} live="polite" />);
	const input = screen.getByLabelText<HTMLInputElement>(dueDateCopy.label);
	fireEvent.input(input, { target: { value: dueDate } });
	// A browser fires `input` and `change`. Preact listens for `change`; preact/compat and React listen for `input`.
	fireEvent(input, new Event('change', { bubbles: true }));
	return onWeek;
}

test.each([
	[12, 'NA'],
	[13, '13'],
	[36, '36'],
	[37, 'NA'],
	[42, 'NA'],
])('week %i is selected as %s', (week, option) => {
	expect(enter(dueInWeek(week))).toHaveBeenCalledExactlyOnceWith(option);
});

test.each([dueInWeek(-1), '0002-04-10', '0202-04-10'])('%s selects nothing', (dueDate) => {
	expect(enter(dueDate)).not.toHaveBeenCalled();
});

// In a part of a date field (such as the day), Firefox announces only the group, not the field's name and description.
test('its group is named by the label and the explanation of the date', () => {
	render(<DueDate onWeek={() => {}} explanation="20 weeks" live="polite" />);
	const { elements } = screen.getByRole<HTMLFieldSetElement>('group', { name: /^Due date.*20 weeks$/ });
	expect([...elements]).toEqual([screen.getByLabelText(dueDateCopy.label)]);
});
