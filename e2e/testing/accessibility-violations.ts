/** Accessibility checks by axe. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Lists each violation as the name of the rule and the HTML of the elements. Two options make a run three times as fast: axe
 * reports violations only, and in legacy mode skips cross-origin frames.
 *
 * @param part selector of the part to check; default: the whole page
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
	if (part) axe.include(part);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
