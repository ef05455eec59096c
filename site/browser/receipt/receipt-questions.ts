/** Puts the five questions for the adviser on the receipt, made from the plan, the week and the pregnancy of the enquiry. */

import type { Language } from '../../../shared/content/languages.ts';
import type { AskedAbout } from '../../../shared/content/plans/adviser-questions.ts';
import type { PregnancyType } from '../../../shared/content/words/answers.ts';
import { readVisit, rememberInVisit } from '../../visit/visit.ts';

const wordsIn = {
	en: () => import('../../../shared/content/words/en/adviser-questions.ts'),
	'zh-Hans': () => import('../../../shared/content/words/zh-Hans/adviser-questions.ts'),
	ms: () => import('../../../shared/content/words/ms/adviser-questions.ts'),
	ta: () => import('../../../shared/content/words/ta/adviser-questions.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>;

export function putQuestionsOnReceipt(page: Document): void {
	let asked: AskedAbout;
	page.addEventListener('quote-widget:submit', ({ target, detail: { plan = '' } }) => {
		const { gestationalWeek, pregnancyType } = (target as HTMLElementTagNameMap['quote-widget']).values;
		asked = { plan, week: gestationalWeek, pregnancyTypes: pregnancyType as readonly PregnancyType[] };
	});
	page.addEventListener('quote-widget:success', ({ target }) => {
		rememberInVisit({ asked: JSON.stringify(asked) });
		putQuestions(target as HTMLElement, asked);
	});
	// A reload keeps the receipt. Without one, a widget does not show what is put into its slot.
	const { asked: before } = readVisit();
	if (!before) return;
	for (const widget of page.querySelectorAll<HTMLElement>('quote-widget[show~=form]'))
		putQuestions(widget, JSON.parse(before));
}

/** The words are fetched by those alone who have sent an enquiry. */
async function putQuestions(widget: HTMLElement, asked: AskedAbout): Promise<void> {
	const page = widget.ownerDocument;
	const language = Object.keys(wordsIn).find((known) => known === page.documentElement.lang) ?? 'en';
	const [{ adviserQuestions }, { adviserQuestionCopy }] = await Promise.all([
		import('../../../shared/content/plans/adviser-questions.ts'),
		wordsIn[language as Language](),
	]);
	widget.querySelector('.receipt-questions')?.remove();
	const section = page.createElement('section');
	section.className = 'receipt-questions';
	section.slot = 'receipt';
	const title = page.createElement('h3');
	title.textContent = adviserQuestionCopy.title;
	const list = page.createElement('ol');
	for (const question of adviserQuestions(asked, adviserQuestionCopy))
		list.appendChild(page.createElement('li')).textContent = question;
	section.append(title, list);
	widget.append(section);
}
