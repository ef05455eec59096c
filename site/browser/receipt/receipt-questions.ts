/** Has the five questions for the adviser put on the receipt, again after a reload, and on the enquiry's page in the same tab. */

import type { PregnancyType } from '../../../shared/content/words/answers.ts';
import { readVisit, rememberInVisit } from '../../visit/visit.ts';
import type { Sent } from './put-questions.ts';

export function putQuestionsOnReceipt(page: Document): void {
	let sent: Sent;
	page.addEventListener('quote-widget:submit', ({ target, detail: { plan = '' } }) => {
		const { gestationalWeek, pregnancyType, dueDate } = (target as HTMLElementTagNameMap['quote-widget']).values;
		sent = { plan, week: gestationalWeek, pregnancyTypes: pregnancyType as readonly PregnancyType[], dueDate };
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
	const said: Sent & { reference: string } = JSON.parse(asked);
	const places = `quote-widget[show~=form], [data-questions="${CSS.escape(said.reference)}"]`;
	for (const place of page.querySelectorAll<HTMLElement>(places)) put(place, said);
}

/** The link opens a new tab on a partner's page. Here Back leads to the receipt, and this tab knows the week. */
function followInThisTab(event: MouseEvent): void {
	const [pressed] = event.composedPath() as Element[];
	const link = pressed?.closest<HTMLAnchorElement>('a[href*="/enquiry?"]');
	if (link?.origin === location.origin) link.target = '';
}

/** Fetched by those alone who have sent an enquiry. */
async function put(place: HTMLElement, sent: Sent): Promise<void> {
	(await import('./put-questions.ts')).putQuestions(place, sent);
}
