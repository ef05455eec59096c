/** Works out the gestational week from the due date. */

import type { ChangeEvent } from 'react';
import { dueDateCopy } from '#words/form-copy.ts';
import { weekAnswer } from '../../../shared/enquiry/gestation.ts';
import { keyedText } from '../../text/keyed-text.tsx';

interface DueDateProps {
	/** The advice on the due date. */
	explanation: string | undefined;
	/** Called with a value of the week select: `NA` or `13` … `36`. */
	onWeek(week: string): void;
}

export function DueDate({ explanation, onWeek }: DueDateProps) {
	function workOut({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const week = weekAnswer(currentTarget.value);
		if (week) onWeek(week);
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
