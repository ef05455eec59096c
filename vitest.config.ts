/** Unit tests, one project a folder: the widget's run on Preact through its own build config, the site's on React. */

import { defineConfig } from 'vitest/config';

// React can be tested in development alone, whatever NODE_ENV is set to outside.
process.env.NODE_ENV = 'test';

const everyProject = {
	// Tests that start programs need seconds, and several times as many on a busy machine.
	testTimeout: 60_000,
	hookTimeout: 60_000,
	// Many tests wait for other processes. No project inherits it, and the default left a core idle.
	maxWorkers: '150%',
};
/** What is imported once serves all files: each takes back what it plays, and none mocks a module. */
const notIsolated = { isolate: false };
/** These need real peers: `npm run test:peers`. */
const peerTests = 'server/**/*.peer.test.ts';
const service = {
	...everyProject,
	expect: { poll: { timeout: 20_000 } },
	globalSetup: 'server/testing/global-setup.ts',
	// As the command line sets it.
	env: { TZ: 'Asia/Singapore' },
};

/** A file that needs a document names jsdom itself: to make one takes longer than most tests do. */
export default defineConfig({
	test: {
		projects: [
			{ test: { ...everyProject, ...notIsolated, name: 'shared', include: ['shared/**/*.test.ts'] } },
			{
				test: {
					...service,
					name: 'server',
					...notIsolated,
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
			{ test: { ...everyProject, name: 'peers', include: [peerTests] } },
			{
				extends: './vite.widget.config.ts',
				test: {
					...everyProject,
					name: 'widget',
					setupFiles: 'scripts/testing/patient-queries.ts',
					include: ['widget/**/*.test.{ts,tsx}'],
					// The version of the markup is made from all sources: kept from an earlier run, it would be a wrong one.
					fsModuleCache: false,
				},
			},
			{
				test: { ...everyProject, name: 'widget on React', include: ['widget/**/*.react-test.tsx'] },
			},
			{
				extends: './vite.config.ts',
				test: { ...everyProject, name: 'site', include: ['site/**/*.test.{ts,tsx}'] },
			},
			{ test: { ...everyProject, ...notIsolated, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
		],
	},
});
