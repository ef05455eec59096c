/** Works out the gestational week from the due date. */

import type { ChangeEvent } from 'react';
import { dueDateCopy } from '../../shared/content/en/form-copy.ts';
import * as figures from '../../shared/content/figures.ts';
import { gestationalWeek } from '../../shared/enquiry/gestation.ts';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import { keyedText } from '../text/keyed-text.tsx';

const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

export interface DueDateProps {
	/** The advice on the due date. */
	explanation: string | undefined;
	/** Called with a value of the week select: `NA` or `13` … `36`. */
	onWeek(week: string): void;
}

export function DueDate({ explanation, onWeek }: DueDateProps) {
	function workOut({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const week = gestationalWeek(currentTarget.value, singaporeToday());
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
