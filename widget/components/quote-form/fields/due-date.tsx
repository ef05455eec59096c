/** The due date helper: calculates the gestational week from the due date. */

import type { ChangeEvent } from 'react';
import { dueDateCopy } from '#words/form-copy.ts';
import { weekAnswer } from '../../../../shared/enquiry/answers/gestation.ts';
import { keyedText } from '../../text/keyed-text.tsx';
import { DateLegend, type FieldStates } from './field.tsx';

interface DueDateProps extends Pick<FieldStates, 'live'> {
	explanation: string | undefined;
	/** Called with a value of the select of gestational weeks: `NA`, or a week such as `13`. */
	onWeek(week: string): void;
}

export function DueDate({ explanation, live, onWeek }: DueDateProps) {
	function workOut({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const week = weekAnswer(currentTarget.value);
		if (week) onWeek(week);
	}

	return (
		<details part="due-date">
			<summary>{dueDateCopy.open}</summary>
			<fieldset>
				<DateLegend
					label={
						<label htmlFor="due-date" className="label">
							{dueDateCopy.label}
						</label>
					}
				>
					<span className="advice" aria-live={live}>
						{keyedText(explanation)}
					</span>
				</DateLegend>
				<input
					id="due-date"
					type="date"
					className="control"
					part="control"
					onChange={workOut}
					onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
				/>
			</fieldset>
		</details>
	);
}
