/** What axe finds wrong with a page: every test expects nothing. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Each violation as the name of its rule and the elements that break it. Elements that pass are not reported, and the
 * report is made in the page itself ("legacy mode", which leaves out frames of other origins): both make a run three
 * times as fast.
 *
 * @param part selector of the only part that is examined
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
	if (part) axe.include(part);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
