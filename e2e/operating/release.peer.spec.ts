/** The archive of a release starts where nothing is installed and nothing can be built. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServerProcess } from '../../scripts/testing/start-server.ts';
import { enquiry } from './enquiry.ts';

test('unpacked, it serves the site and takes an enquiry', async ({ request }) => {
	const folder = mkdtempSync(join(tmpdir(), 'quote-site-release-'));
	const archive = execFileSync('node', ['scripts/build/release.ts'], { encoding: 'utf8' }).trim();
	execFileSync('sha256sum', ['--check', `${basename(archive)}.sha256`], { cwd: dirname(archive) });
	execFileSync('tar', ['-xzf', archive, '-C', folder]);
	for (const file of ['deploy/quotes.service', 'node_modules/node/bin/node', 'docs/operating/install.md'])
		expect(existsSync(join(folder, file)), file).toBe(true);
	const environment = { DATA_DIR: join(folder, 'data') };
	const service = await startServerProcess(join(folder, 'build/server/server.js'), environment);
	expect(await (await request.get(`${service.url}/maternity`)).text()).toContain('<quote-widget');
	const headers = { 'idempotency-key': '5f0c9c3e-6f0b-4a53-9a5c-0f6b1c1c7f11' };
	expect((await request.post(`${service.url}/api/enquiries`, { data: enquiry, headers })).status()).toBe(201);
	await service.end();
	rmSync(folder, { recursive: true });
});
