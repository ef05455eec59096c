/** Says in the header what the due date means, once it is known. Until then nothing of this is fetched. */

import type { Language } from '../../shared/content/languages.ts';
import { followVisit, readVisit } from './visit.ts';

export function sayInBar(page: Document): void {
	const bars = [...page.querySelectorAll<HTMLElement>('[data-visit-bar]')];
	const language = bars[0]?.dataset.visitBar as Language | undefined;
	if (!language) return;

	async function say(language: Language) {
		const { dueDate } = readVisit();
		const text = dueDate ? await (await import('./bar-text.ts')).barText(dueDate, language) : '';
		// Something else may have been said meanwhile.
		if (dueDate !== readVisit().dueDate) return;
		page.documentElement.toggleAttribute('data-bar', text !== '');
		for (const bar of bars) bar.textContent = text;
	}
	say(language);
	followVisit(() => say(language));
}
