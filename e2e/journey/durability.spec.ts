/** Acknowledged means on disk: the server is killed the moment the visitor is thanked. */

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { builtServer, startServerProcess } from '../../scripts/start-server.ts';
import { toasts } from '../../shared/content/en/form-copy.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { listEnquiries } from './operator.ts';

test('an enquiry outlives a server killed right after the toast', async ({ page }) => {
	const dataDir = test.info().outputPath('data');
	const server = await startServerProcess(builtServer, { DATA_DIR: dataDir });
	const name = `Survivor ${randomUUID()}`;
	await page.goto(`${server.url}/maternity`);
	const form = formIn(page);
	await fillIn(form, name);
	await send(form);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	await server.end('SIGKILL');
	expect((await listEnquiries(dataDir)).map((enquiry) => enquiry.name)).toEqual([name]);
});

test('a server asked to stop finishes and exits with 0', async () => {
	const server = await startServerProcess(builtServer, { DATA_DIR: test.info().outputPath('data') });
	expect(await server.end()).toBe(0);
});
