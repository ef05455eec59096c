import { expect, test } from '@playwright/test';
import { startVite, type ViteServer } from '../testing/servers/vite-server.ts';
import { watchConsole } from '../testing/site-pages.ts';

let server: ViteServer | undefined;
test.afterEach(() => server?.stop());

test('the site in development shows the form', async ({ page }) => {
	server = await startVite();
	const words = watchConsole(page);
	await page.goto(`${server.origin}/maternity`);
	await expect(page.getByLabel('Mobile Phone')).toBeVisible();
	expect(words.filter((line) => /^(warning|error|uncaught)/.test(line))).toEqual([]);
});
