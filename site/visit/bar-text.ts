/** Text of the header's bar for a due date, in two halves: “Week 20 ·”, “apply until 23 March”. Empty for an impossible date. */

import type { Language } from '../../shared/content/languages.ts';
import { formatDayOfYear } from '../../shared/content/words/format-date.ts';
import { singaporeToday } from '../../shared/enquiry/answers/calendar-days.ts';
import { applicationTiming } from '../islands/in-time/application-timing.ts';
import { inTimeWords } from '../islands/words-by-language.ts';

export async function barText(dueDate: string, language: Language): Promise<string[]> {
	const timing = applicationTiming(dueDate, singaporeToday());
	if (!timing) return [];
	const { stage, week, firstDay, lastDay } = timing;
	const { bar } = (await inTimeWords[language]()).inTimeCopy;
	return halves(
		stage === 'closed'
			? bar.over(week)
			: stage === 'early'
				? bar.from(week, formatDayOfYear(firstDay, language))
				: bar.until(week, formatDayOfYear(lastDay, language)),
	);
}

/** Splits the text after the dot (·), at which the text wraps if it needs two lines. */
function halves(text: string): string[] {
	return text.replace(' · ', '\u00a0·\n').split('\n');
}
