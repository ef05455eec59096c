/** What the bar at the top says of a due date, “Week 20 · apply until 23 March”, in its two halves. None for one that no pregnancy of today has. */

import type { Language } from '../../shared/content/languages.ts';
import { singaporeToday } from '../../shared/enquiry/answers/past-date.ts';
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
				? bar.from(week, withoutYear(firstDay, language))
				: bar.until(week, withoutYear(lastDay, language)),
	);
}

/** The dot ends the first line, where there are two. */
function halves(text: string): string[] {
	return text.replace(' · ', '\u00a0·\n').split('\n');
}

/** The day does not part from its month. */
function withoutYear(day: string, language: Language): string {
	return new Date(day)
		.toLocaleDateString(`${language}-SG`, { day: 'numeric', month: 'long', timeZone: 'UTC' })
		.replace(' ', '\u00a0');
}
