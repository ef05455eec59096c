/** Configuration of the end-to-end tests: real browsers against the built service. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessShellLaunch } from './scripts/testing/chromium-launch.ts';
import { cleanEnvironment } from './scripts/testing/start-server.ts';

for (const result of ['dist/index.html', 'build/server/server.js']) {
	if (!existsSync(join(import.meta.dirname, result))) {
		throw new Error(`${result} is missing, and the tests look at what is built: run "npm run build" first.`);
	}
}

/** Tests that need real peers, or that build the project again: `npm run test:peers`. */
const peerTests = '**/*.peer.spec.ts';
/** Tests with Orca, which misses events on a busy machine. So `npm run test:peers` runs these tests last and by themselves. */
const screenReaderTests = 'screen-reader/*.spec.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const dataDir = process.env.E2E_DATA_DIR ?? newStore();
// Workers load this file again and must use the same folder.
process.env.E2E_DATA_DIR = dataDir;

/** Playwright passes its own environment to the server. Each variable is emptied, because the server treats empty as unset. */
const unset = Object.fromEntries(Object.keys(process.env).map((name) => [name, '']));

/** Creates a folder that is removed when this process exits, after the server has stopped. */
function newStore(): string {
	const folder = mkdtempSync(join(tmpdir(), 'quote-site-e2e-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export default defineConfig({
	testDir: 'e2e',
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// Long enough for two cores at a load average of 40.
	timeout: 300_000,
	// Tests often wait for frames, timers or other processes, so more workers than cores keep the cores busy.
	workers: '150%',
	fullyParallel: true,
	reporter: process.env.CI ? [['list']] : [['line']],
	outputDir: 'test-results',
	snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
	// A page must have exactly the elements of its stored accessibility tree.
	expect: { timeout: 60_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
	use: {
		baseURL: `http://localhost:${port}`,
		// Without reduced motion every click waits for smooth scrolling to end. The journey tests allow motion.
		contextOptions: { reducedMotion: 'reduce' },
		// Traces are off, because they make tests 50 % slower. Record a single test with `--trace on`.
		screenshot: 'only-on-failure',
	},
	projects: [
		// Listed first, because each file runs serially and takes long. Meanwhile other tests fill the remaining workers.
		{ name: 'engines', testMatch: 'engines/**/*.spec.ts', testIgnore: peerTests, fullyParallel: false },
		{
			name: 'chromium',
			testIgnore: ['engines/**', peerTests],
			use: { browserName: 'chromium', launchOptions: headlessShellLaunch() },
		},
		{
			name: 'peers',
			testMatch: peerTests,
			testIgnore: screenReaderTests,
			fullyParallel: false,
			workers: 2,
			use: { launchOptions: headlessShellLaunch() },
		},
		// One retry, which starts Orca anew, because Orca sometimes misses a focus event.
		{ name: 'screen-reader', testMatch: screenReaderTests, fullyParallel: false, retries: 1 },
	],
	webServer: {
		command: 'node build/server/server.js',
		url: `http://localhost:${port}/healthz`,
		env: {
			...unset,
			...cleanEnvironment({ PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '10000' }),
		},
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
		stdout: 'ignore',
		stderr: 'pipe',
	},
});
