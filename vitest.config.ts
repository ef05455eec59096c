/** Unit tests, one project a folder: the widget's run on Preact through its own build config, the site's on React. */

import { defineConfig } from 'vitest/config';

// React can be tested in development alone, whatever NODE_ENV is set to outside.
process.env.NODE_ENV = 'test';

// Tests that start programs need seconds, and several times as many on a busy machine.
const longTimeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
/** What is imported once serves all files: each takes back what it plays, and none mocks a module. */
const inOneWorker = { isolate: false };
/** These need real peers: `npm run test:peers`. */
const peerTests = 'server/**/*.peer.test.ts';
const service = {
	...longTimeouts,
	expect: { poll: { timeout: 20_000 } },
	globalSetup: 'server/testing/global-setup.ts',
	// As the command line sets it.
	env: { TZ: 'Asia/Singapore' },
};

/** A file that needs a document names jsdom itself: to make one takes longer than most tests do. */
export default defineConfig({
	test: {
		// Many tests wait for another process: by default one core would stay idle.
		maxWorkers: '100%',
		projects: [
			{ test: { ...longTimeouts, ...inOneWorker, name: 'shared', include: ['shared/**/*.test.ts'] } },
			{
				test: {
					...service,
					name: 'server',
					...inOneWorker,
					include: ['server/**/*.test.ts'],
					exclude: ['server/testing/resilience/**', peerTests],
				},
			},
			{
				test: {
					...service,
					name: 'resilience',
					include: ['server/testing/resilience/**/*.test.ts'],
					testTimeout: 180_000,
				},
			},
			{ test: { ...longTimeouts, name: 'peers', include: [peerTests] } },
			{
				extends: './vite.widget.config.ts',
				test: {
					...longTimeouts,
					name: 'widget',
					include: ['widget/**/*.test.{ts,tsx}'],
					// The version of the markup is made from all sources: kept from an earlier run, it would be a wrong one.
					fsModuleCache: false,
				},
			},
			{
				test: { ...longTimeouts, name: 'widget on React', include: ['widget/**/*.react-test.tsx'] },
			},
			{
				extends: './vite.config.ts',
				test: { ...longTimeouts, name: 'site', include: ['site/**/*.test.{ts,tsx}'] },
			},
			{ test: { ...longTimeouts, ...inOneWorker, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
		],
	},
});
