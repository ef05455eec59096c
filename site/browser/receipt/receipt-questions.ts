/** Has the five questions for the adviser put on the receipt: from the enquiry that was sent, again after a reload. */

import type { PregnancyType } from '../../../shared/content/words/answers.ts';
import { readVisit, rememberInVisit } from '../../visit/visit.ts';
import type { Sent } from './put-questions.ts';

export function putQuestionsOnReceipt(page: Document): void {
	let sent: Sent;
	page.addEventListener('quote-widget:submit', ({ target, detail: { plan = '' } }) => {
		const { gestationalWeek, pregnancyType, dueDate } = (target as HTMLElementTagNameMap['quote-widget']).values;
		sent = { plan, week: gestationalWeek, pregnancyTypes: pregnancyType as readonly PregnancyType[], dueDate };
		// Ready when the receipt comes: later, they would push what stands below them. Offline, they are fetched with it.
		fetchQuestions()
			.then(({ questionWords }) => questionWords(page))
			.catch(() => {});
	});
	page.addEventListener('quote-widget:success', ({ target, detail: { reference } }) => {
		rememberInVisit({ asked: JSON.stringify({ ...sent, reference }) });
		put(target as HTMLElement, sent);
	});
	page.addEventListener('click', followInThisTab);
	const button = page.querySelector<HTMLElement>('[data-print]');
	if (button) button.hidden = false;
	button?.addEventListener('click', () => print());
	// A reload keeps the receipt. Without one, a widget does not show what is put into its slot.
	const { asked } = readVisit();
	if (!asked) return;
	for (const widget of page.querySelectorAll<HTMLElement>('quote-widget[show~=form]')) put(widget, JSON.parse(asked));
}

/** The link opens a new tab on a partner's page. Here Back leads to the receipt. */
function followInThisTab(event: MouseEvent): void {
	const [pressed] = event.composedPath() as Element[];
	const link = pressed?.closest<HTMLAnchorElement>('a[href*="/enquiry?"]');
	if (link?.origin === location.origin) link.target = '';
}

/** By those alone who send an enquiry. */
const fetchQuestions = () => import('./put-questions.ts');

async function put(widget: HTMLElement, sent: Sent): Promise<void> {
	(await fetchQuestions()).putQuestions(widget, sent);
}
