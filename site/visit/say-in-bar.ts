/** Says in the header what the due date means, once it is known. Until then nothing of this is fetched. */

import type { Language } from '../../shared/content/languages.ts';
import { followVisit, readVisit } from './visit.ts';

export function sayInBar(page: Document): void {
	const bars = [...page.querySelectorAll<HTMLElement>('[data-visit-bar]')];
	const language = bars[0]?.dataset.visitBar as Language | undefined;
	if (!language) return;

	async function say(language: Language) {
		const { dueDate } = readVisit();
		const halves = dueDate ? await (await import('./bar-text.ts')).barText(dueDate, language) : [];
		// Something else may have been said meanwhile.
		if (dueDate !== readVisit().dueDate) return;
		page.documentElement.toggleAttribute('data-bar', halves.length > 0);
		for (const bar of bars) bar.replaceChildren(...halves.flatMap((half) => [inSpan(page, half), ' ']));
	}
	say(language);
	followVisit(() => say(language));
}

function inSpan(page: Document, text: string): HTMLElement {
	const span = page.createElement('span');
	span.textContent = text;
	return span;
}
