import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { type RunningProcess, startProcess } from '../../scripts/testing/start-process.ts';
import { watchConsole } from '../testing/site-pages.ts';

let vite: RunningProcess | undefined;
test.afterEach(() => vite?.end());

test('the site in development shows the form, without a warning', async ({ page }) => {
	const port = `${await freePort()}`;
	const env = { ...process.env, NODE_ENV: 'development' };
	vite = await startProcess('node_modules/.bin/vite', ['--port', port, '--strictPort'], /Local/, { env });
	const words = watchConsole(page);
	// The page's script is async: Vite's client may come after its last module.
	await page.route('**/@vite/client', async (route) => {
		await page.waitForEvent('requestfinished', (request) => request.url().endsWith('brand.json?import'));
		await route.continue();
	});
	await page.goto(`http://localhost:${port}/maternity`);
	await expect(page.getByLabel('Mobile Phone')).toBeVisible();
	expect(words.filter((line) => /^(warning|error|uncaught)/.test(line))).toEqual([]);
});
