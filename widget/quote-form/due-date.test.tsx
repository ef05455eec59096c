/** The week that a due date selects, and what is said about it. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { dueDateCopy } from '../../shared/content/form-copy.ts';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import { DueDate } from './due-date.tsx';

afterEach(cleanup);

const day = 24 * 60 * 60 * 1000;
const dueInWeek = (week: number) =>
	new Date(Date.parse(singaporeToday()) + (40 - week) * 7 * day).toISOString().slice(0, 10);

function enter(dueDate: string) {
	const onWeek = vi.fn();
	const { rerender } = render(<DueDate onWeek={onWeek} sent={undefined} />);
	fireEvent.change(screen.getByLabelText(dueDateCopy.label), { target: { value: dueDate } });
	return { onWeek, send: () => rerender(<DueDate onWeek={onWeek} sent={{}} />) };
}

test.each([
	[12, 'NA'],
	[13, '13'],
	[36, '36'],
	[37, 'NA'],
	[42, 'NA'],
])('week %i is offered as %s, and named', async (week, offered) => {
	const { onWeek } = enter(dueInWeek(week));
	expect(onWeek).toHaveBeenCalledExactlyOnceWith(offered);
	expect(await screen.findByText(dueDateCopy.week(week))).toBeTruthy();
});

test('a date that is no due date selects nothing, and is said to be none', async () => {
	const { onWeek } = enter(dueInWeek(-1));
	expect(onWeek).not.toHaveBeenCalled();
	expect(await screen.findByText(dueDateCopy.impossible)).toBeTruthy();
});

test.each(['0002', '0020', '0202'])('nothing is said of a year that is typed as far as %s', (year) => {
	vi.useFakeTimers();
	const { onWeek } = enter(`${year}-04-10`);
	act(() => void vi.runAllTimers());
	expect(onWeek).not.toHaveBeenCalled();
	expect(screen.queryByText(dueDateCopy.impossible)).toBeNull();
	vi.useRealTimers();
});

test('what was said goes once the enquiry is sent', async () => {
	const { send } = enter(dueInWeek(20));
	expect(await screen.findByText(dueDateCopy.week(20))).toBeTruthy();
	send();
	expect(screen.queryByText(dueDateCopy.week(20))).toBeNull();
});

test('nothing is said any more about a date that was sent at once', () => {
	vi.useFakeTimers();
	const { send } = enter(dueInWeek(20));
	// The form around it is reset as it is sent.
	(screen.getByLabelText(dueDateCopy.label) as HTMLInputElement).value = '';
	send();
	act(() => {
		vi.runAllTimers();
	});
	vi.useRealTimers();
	expect(screen.queryByText(dueDateCopy.week(20))).toBeNull();
});
