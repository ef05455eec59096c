/** Acknowledged means on disk: the server is killed the moment the visitor is thanked. */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { toasts } from '../../shared/content/form-copy.ts';
import { listEnquiries } from './operator.ts';
import { enquiryForm, fillIn, send } from './visitor.ts';

test('an enquiry outlives a server killed right after the toast', async ({ page }) => {
	const dataDir = mkdtempSync(join(tmpdir(), 'quote-site-kill-'));
	const port = await freePort();
	const server = await startOn(port, dataDir);
	const name = `Survivor ${randomUUID()}`;
	await page.goto(`http://localhost:${port}/maternity`);
	const form = enquiryForm(page);
	await fillIn(form, name);
	await send(form);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	server.kill('SIGKILL');
	await once(server, 'exit');
	expect((await listEnquiries(dataDir)).map((enquiry) => enquiry.name)).toEqual([name]);
});

test('a server asked to stop finishes and exits with 0', async () => {
	const server = await startOn(await freePort(), mkdtempSync(join(tmpdir(), 'quote-site-stop-')));
	server.kill('SIGTERM');
	const [code] = await once(server, 'exit');
	expect(code).toBe(0);
});

/** Resolves when the server has printed the line with its URL. */
async function startOn(port: number, dataDir: string): Promise<ChildProcess> {
	const server = spawn(process.execPath, ['server/server.ts'], {
		env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	await new Promise<void>((resolve) => {
		server.stdout.on('data', (chunk) => {
			if (String(chunk).includes(`:${port}`)) resolve();
		});
	});
	return server;
}
