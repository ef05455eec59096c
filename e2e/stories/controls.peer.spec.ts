/** Test of Storybook's own interface, as started by `npm run dev:widget`. */

import { expect } from '@playwright/test';
import { formIn, send } from '../testing/visitor.ts';
import { test } from './storybook-test.ts';

test('Storybook shows a story with its controls and events', async ({ page, storybook }) => {
	await page.goto(`${storybook.origin}/?path=/story/form--empty`);
	const preview = page.frameLocator('#storybook-preview-iframe');
	const row = page.getByRole('row', { name: /^partner/ });
	await row.getByRole('button', { name: 'Set string' }).click();
	await row.getByRole('textbox').fill('acme-advisers');
	await expect(preview.locator('quote-widget')).toHaveAttribute('partner', 'acme-advisers');
	await page.getByRole('tab', { name: /Actions/ }).click();
	await send(formIn(preview));
	await expect(page.getByRole('tabpanel')).toContainText('quote-widget:invalid');
});
