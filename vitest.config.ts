/** Configuration of the unit tests: a project for each folder, and further projects for tests that need other settings. */

import { defineConfig } from 'vitest/config';

// React's test utilities do not work with NODE_ENV=production, which the caller may have set.
process.env.NODE_ENV = 'test';

const everyProject = {
	// Tests that start programs take seconds, but minutes on a busy machine (two cores, load average 40).
	testTimeout: 300_000,
	hookTimeout: 300_000,
	// Many tests wait for other processes, so the default number of workers leaves a core idle. The option is set for each
	// project, because projects do not inherit options from the root.
	maxWorkers: '150%',
};
/** Test files share imported modules, because that is faster. So each file must undo its stubs, and no file may mock a module. */
const notIsolated = { isolate: false };
/** Tests that need PgBouncer: `npm run test:peers`. */
const peerTests = 'server/**/*.peer.test.ts';
const service = {
	...everyProject,
	expect: { poll: { timeout: 60_000 } },
	globalSetup: 'server/testing/global-setup.ts',
	// The operator's command line uses this time zone by default.
	env: { TZ: 'Asia/Singapore' },
};

/** Test files that need a document select jsdom themselves, because creating a jsdom takes longer than most tests. */
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
					// `markup-hash.ts` generates a module from all sources, so a cached module would be outdated.
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
