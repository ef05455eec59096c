/** Puts the five questions for the adviser on the receipt, made from the plan, the week and the pregnancy of the enquiry. */

import type { Language } from '../../../shared/content/languages.ts';
import { type AskedAbout, adviserQuestions } from '../../../shared/content/plans/adviser-questions.ts';
import { formatDay } from '../../../shared/content/words/format-date.ts';
import { lastDayToApply, weekAnswer } from '../../../shared/enquiry/answers/gestation.ts';
import { questionWordsIn } from '../../islands/words-by-language.ts';

export interface Sent extends Omit<AskedAbout, 'lastDay'> {
	dueDate?: string | undefined;
}

/** Fetched once a page. */
export async function questionWords(page: Document) {
	const language =
		(Object.keys(questionWordsIn) as Language[]).find((known) => known === page.documentElement.lang) ?? 'en';
	return { language, ...(await questionWordsIn[language]()) };
}

export async function putQuestions(widget: HTMLElement, { dueDate, ...asked }: Sent): Promise<void> {
	const page = widget.ownerDocument;
	const { language, adviserQuestionCopy } = await questionWords(page);
	// The form may say another week than its due date.
	const isDated = dueDate && weekAnswer(dueDate) === asked.week;
	const lastDay = isDated ? formatDay(lastDayToApply(dueDate), language) : undefined;
	widget.querySelector('.receipt-questions')?.remove();
	const section = page.createElement('section');
	section.className = 'receipt-questions';
	section.slot = 'receipt';
	const title = page.createElement('h3');
	title.textContent = adviserQuestionCopy.title;
	const list = page.createElement('ol');
	for (const question of adviserQuestions({ ...asked, lastDay }, adviserQuestionCopy))
		list.appendChild(page.createElement('li')).textContent = question;
	section.append(title, list);
	widget.append(section);
}
