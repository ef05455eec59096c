/** Works the gestational week out from the due date. */

import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import * as figures from '../../shared/content/figures.ts';
import { dueDateCopy } from '../../shared/content/form-copy.ts';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { gestationalWeek } from './gestation.ts';
import { useAfterClick } from './use-after-click.ts';

const firstWeek = figures.gestationalWeeks.from;
const lastWeek = figures.gestationalWeeks.to;

export interface DueDateProps {
	/** Receives a week as the select knows it: `NA` or `13` … `36`. */
	onWeek(week: string): void;
	/** There when an enquiry was stored: the form is empty again. */
	sent: object | undefined;
}

export function DueDate({ onWeek, sent }: DueDateProps) {
	const [explanation, setExplanation] = useState('');
	const afterClick = useAfterClick();

	useLayoutEffect(() => {
		if (sent) setExplanation('');
	}, [sent]);

	function workOut(event: ChangeEvent<HTMLInputElement>) {
		const input = event.currentTarget;
		const week = gestationalWeek(input.value, singaporeToday());
		const words = week === undefined ? dueDateCopy.impossible : dueDateCopy.week(week);
		// Sent meanwhile, the form is empty again; while a year is typed, it reads 0002, 0020, 0202.
		afterClick(() => setExplanation(input.value > '1' ? words : ''));
		if (week !== undefined) onWeek(week < firstWeek || week > lastWeek ? 'NA' : `${week}`);
	}

	return (
		<details part="due-date">
			<summary>{dueDateCopy.open}</summary>
			<label htmlFor="due-date" className="label">
				{dueDateCopy.label}
			</label>
			<input
				id="due-date"
				type="date"
				className="control"
				part="control"
				aria-describedby="due-date-week"
				onChange={workOut}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<p id="due-date-week" className="advice" aria-live="polite">
				{keyedText(explanation)}
			</p>
		</details>
	);
}
