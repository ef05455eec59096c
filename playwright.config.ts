/** End-to-end tests: real browsers against what `npm start` serves. */

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

/** They need real peers, or seconds of build: `npm run test:peers`. */
const peerTests = '**/*.peer.spec.ts';
/** On their own, after the others: on a busy machine Orca misses events, and every word is compared. */
const screenReaderTests = 'screen-reader/*.spec.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const dataDir = process.env.E2E_DATA_DIR ?? newStore();
// Workers load this file again: they must see the same folder.
process.env.E2E_DATA_DIR = dataDir;

/** Playwright hands its environment on to the server, to which an empty value counts as none. */
const unset = Object.fromEntries(Object.keys(process.env).map((name) => [name, '']));

/** Gone when the run ends, the server before it. */
function newStore(): string {
	const folder = mkdtempSync(join(tmpdir(), 'quote-site-e2e-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export default defineConfig({
	testDir: 'e2e',
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// As long as a busy machine may need; a test that passes takes no longer for it.
	timeout: 90_000,
	// A fifth of a test's time is spent waiting, for a frame, a timer or another process.
	workers: '150%',
	fullyParallel: true,
	reporter: process.env.CI ? [['list']] : [['line']],
	outputDir: 'test-results',
	snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
	// A stored accessibility tree has no element more than the page.
	expect: { timeout: 20_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
	use: {
		baseURL: `http://localhost:${port}`,
		// A click waits until what is scrolled smoothly has come to rest. The journeys have all motion.
		contextOptions: { reducedMotion: 'reduce' },
		// A trace of every test would take half as much time again: `--trace on` records those that are looked into.
		screenshot: 'only-on-failure',
	},
	projects: [
		// First: each file is one long turn, and the others fill the workers beside it.
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
		// Orca now and then misses the event of a focus: the whole journey is then run again, in a new session.
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
