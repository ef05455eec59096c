/** Shows the visitor's due date: turns the dial to the visitor's week, and says in the header from or until when to apply. */

import type { Language } from '../../shared/content/languages.ts';
import { gestationalWeek } from '../../shared/enquiry/answers/gestation.ts';
import { followVisit, readDueDate } from './visit.ts';

export function showVisit(page: Document): void {
	const bars = [...page.querySelectorAll<HTMLElement>('[data-visit-bar]')];
	const language = (bars[0]?.dataset.visitBar ?? 'en') as Language;

	async function show() {
		const dueDate = readDueDate();
		markWeek(page.documentElement, dueDate ? gestationalWeek(dueDate) : undefined);
		const halves = dueDate ? await (await import('./bar-text.ts')).barText(dueDate, language) : [];
		if (dueDate !== readDueDate()) return;
		page.documentElement.toggleAttribute('data-bar', halves.length > 0);
		for (const bar of bars) bar.replaceChildren(...halves.flatMap((half) => [inSpan(page, half), ' ']));
	}
	show();
	followVisit(show);
}

function markWeek({ style, dataset }: HTMLElement, week: number | undefined): void {
	if (week === undefined) delete dataset.week;
	else dataset.week = `${week}`;
	style.setProperty('--week', `${week ?? ''}`);
}

function inSpan(page: Document, text: string): HTMLElement {
	const span = page.createElement('span');
	span.textContent = text;
	return span;
}
