/** Playwright Test with the playground as `npm run dev:widget` serves it, on a port of its own. */

import { spawn } from 'node:child_process';
import { test as base } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';

interface Playground {
	/** URL of its server, with a trailing slash. */
	playground: string;
}

export const test = base.extend<object, Playground>({
	playground: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
		async ({}, use) => {
			const port = await freePort();
			const vite = spawn('node_modules/.bin/vite', [
				'-c',
				'vite.widget.config.ts',
				'--port',
				`${port}`,
				'--strictPort',
			]);
			await new Promise<void>((resolve) => vite.stdout.on('data', (text) => /Local/.test(`${text}`) && resolve()));
			await use(`http://localhost:${port}/`);
			vite.kill();
		},
		{ scope: 'worker', timeout: 30_000 },
	],
});
