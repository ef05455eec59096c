/** What axe finds wrong with a page: every test expects nothing. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Scope {
	/** Selectors of the parts that are examined; all of the page without. */
	include?: string[];
	/** Selector of a part that is not. */
	exclude?: string;
	/** Rules of axe that are off by default. */
	extraRules?: string[];
	/** These rules alone; all of them without. */
	rules?: readonly string[];
}

/**
 * Each violation as the name of its rule and the elements that break it. Elements that pass are not reported, and the
 * report is made in the page itself ("legacy mode", which leaves out frames of other origins): both make a run three
 * times as fast.
 */
export async function accessibilityViolations(page: Page, scope: Scope = {}): Promise<string[]> {
	const { include = [], exclude, extraRules = [], rules = [] } = scope;
	const axe = new AxeBuilder({ page }).setLegacyMode().options({
		resultTypes: ['violations'],
		rules: Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
	});
	for (const selector of include) axe.include(selector);
	if (exclude) axe.exclude(exclude);
	if (rules.length > 0) axe.withRules([...rules]);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
