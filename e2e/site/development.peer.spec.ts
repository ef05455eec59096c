/** Test of the site on Vite's development server. */

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
	const messages = watchConsole(page);
	const origin = `http://localhost:${port}`;
	await page.goto(`${origin}/maternity`);
	await expect(page.getByLabel('Mobile Phone')).toBeVisible();
	expect(messages.filter((line) => /^(warning|error|uncaught)/.test(line))).toEqual([]);
	// The page's script must import Vite's client first, because the client sets the globals of `define`. A wrong order rarely
	// causes an error in the console, because the page loads the script async.
	const script = await page.request.get(`${origin}/site/browser/main.ts`);
	expect(await script.text()).toMatch(/^import ["']\/@vite\/client/);
});
