/** The room between elements of a page, as it is laid out. */

import type { Locator } from '@playwright/test';

/** How far each element stands below the one before it, in CSS pixels. */
export function gapsAbove(elements: Locator): Promise<number[]> {
	return elements.evaluateAll((all) =>
		all.map(
			(element) =>
				element.getBoundingClientRect().top - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
		),
	);
}
