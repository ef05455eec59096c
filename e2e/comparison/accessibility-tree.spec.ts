/**
 * The comparison as assistive technology gets it: names, roles, states and order, in each of its states. After a change on
 * purpose: `npx playwright test e2e/comparison/accessibility-tree.spec.ts --update-snapshots`, and read the difference.
 */

import { expect, type Page, test } from '@playwright/test';

const states = [
	{ name: 'wide', width: 1280, hash: '' },
	{ name: 'narrow', width: 360, hash: '' },
	{ name: 'two plans, wide', width: 1280, hash: '#compare?plans=1.4' },
	{ name: 'two plans, narrow', width: 360, hash: '#compare?plans=1.4' },
	{ name: 'another sum assured', width: 1280, hash: '#compare?sum=10000&sort=premium' },
	{ name: 'differences highlighted, wide', width: 1280, hash: '#compare?highlight=1' },
	{ name: 'differences of two plans, narrow', width: 360, hash: '#compare?highlight=1&plans=1.4' },
];

const comparison = (page: Page) => page.getByRole('region', { name: 'Compare the four plans' });

for (const { name, width, hash } of states) {
	test(`says: ${name}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/maternity${hash}`, { waitUntil: 'networkidle' });
		await expect(comparison(page)).toMatchAriaSnapshot({ name: `${name.replaceAll(/\W+/g, '-')}.aria.yml` });
	});
}
