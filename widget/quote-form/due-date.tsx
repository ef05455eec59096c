/** Works the gestational week out from the due date, and says what a week outside the window means. */

import { type FormEvent, useState } from 'react';
import { figures } from '../../shared/content/figures.ts';
import { dueDateCopy } from '../../shared/content/form-copy.ts';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import { gestationalWeek, startOfWeek } from './gestation.ts';
import './due-date.css';

const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

interface DueDateProps {
	/** Receives a week as the select knows it: `NA` or `13` … `36`. */
	onWeek(week: string): void;
}

export function DueDate({ onWeek }: DueDateProps) {
	const [explanation, setExplanation] = useState('');

	function workOut(event: FormEvent<HTMLInputElement>) {
		const dueDate = event.currentTarget.value;
		const week = dueDate ? gestationalWeek(dueDate, singaporeToday()) : undefined;
		setExplanation(dueDate ? explain(week, dueDate) : '');
		if (week !== undefined) onWeek(week < firstWeek || week > lastWeek ? 'NA' : `${week}`);
	}

	return (
		<details className="due-date" part="due-date">
			<summary>{dueDateCopy.open}</summary>
			<label htmlFor="due-date">{dueDateCopy.label}</label>
			<input id="due-date" type="date" part="control" aria-describedby="due-date-week" onInput={workOut} />
			<p id="due-date-week" className="advice" aria-live="polite">
				{explanation}
			</p>
		</details>
	);
}

function explain(week: number | undefined, dueDate: string): string {
	if (week === undefined) return dueDateCopy.impossible;
	if (week < firstWeek) return dueDateCopy.tooEarly(week, longDay(startOfWeek(firstWeek, dueDate)));
	return week > lastWeek ? dueDateCopy.tooLate(week) : dueDateCopy.inRange(week);
}

/** `2026-12-03` → `3 December 2026`. */
function longDay(day: string): string {
	return new Date(day).toLocaleDateString('en-SG', { dateStyle: 'long', timeZone: 'UTC' });
}
