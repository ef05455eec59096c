/** `npm run dev` and `npm run dev:widget` run side by side without warnings. */

import { expect, test } from '@playwright/test';
import { startVite, type ViteServer } from '../vite-server.ts';
import { watchConsole } from './site-pages.ts';

let servers: ViteServer[] = [];
test.afterEach(() => {
	for (const server of servers) server.stop();
});

test('the site and the playground work at the same time', async ({ page }) => {
	servers = await Promise.all([startVite(), startVite('-c', 'vite.widget.config.ts')]);
	const words = watchConsole(page);
	const show = ['maternity', 'widget/playground/pages/show-form.html'];
	for (const [index, { origin }] of servers.entries()) {
		await page.goto(`${origin}/${show[index]}`);
		await expect(page.getByLabel('Mobile Phone')).toBeVisible();
	}
	expect(words.filter((line) => /^(warning|error|uncaught)/.test(line))).toEqual([]);
});
