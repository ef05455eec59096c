/** Finds touch targets that are too low. */

import type { Locator, Page } from '@playwright/test';

const targets =
	'a, button:not(.term), summary, select, textarea, input[type=date], label:not([aria-hidden]):has(input)';

/**
 * HTML of the targets lower than `least` CSS pixels, except glossary terms.
 *
 * @param inSentence selects links that are skipped if their parent has more text (WCAG 2.5.8, "Inline")
 */
export function lowTargets(within: Page | Locator, least: number, inSentence = 'a'): Promise<string[]> {
	return within.locator(targets).evaluateAll(
		(all, { least, inSentence }) =>
			all
				.filter((target) => !target.matches(inSentence) || target.parentElement?.textContent === target.textContent)
				.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < least)
				.map((target) => target.outerHTML),
		{ least, inSentence },
	);
}
