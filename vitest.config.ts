/** Configuration of the unit tests, one project per folder. The widget's tests run on Preact with its build config. */

import { defineConfig } from 'vitest/config';

// React's test utilities do not work with NODE_ENV=production, which the caller may have set.
process.env.NODE_ENV = 'test';

const everyProject = {
	// Tests that start programs take seconds, and on two cores with a load of 40 minutes.
	testTimeout: 300_000,
	hookTimeout: 300_000,
	// Many tests wait for other processes, so the default number of workers leaves a core idle. Set for each project, because
	// projects do not inherit this option from the root.
	maxWorkers: '150%',
};
/** Test files share imported modules, which is faster. So each file must undo its stubs, and no file may mock a module. */
const notIsolated = { isolate: false };
/** Tests that need real peers: `npm run test:peers`. */
const peerTests = 'server/**/*.peer.test.ts';
const service = {
	...everyProject,
	expect: { poll: { timeout: 60_000 } },
	globalSetup: 'server/testing/global-setup.ts',
	// The operator's command line sets the same time zone.
	env: { TZ: 'Asia/Singapore' },
};

/** Test files that need a document select jsdom themselves, because creating one takes longer than most tests. */
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
					testTimeout: 600_000,
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
					// The version of the markup is computed from all sources, so a cached one would be outdated.
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
