/** Unit tests, one project a room: the widget's run on Preact through its own build config, the site's on React. */

import { defineConfig } from 'vitest/config';

// React can be tested in development alone, whatever the surroundings are set to.
process.env.NODE_ENV = 'test';

export default defineConfig({
	test: {
		// Many tests wait for another process: by default one core would stay idle.
		maxWorkers: '100%',
		projects: [
			{ test: { name: 'shared', include: ['shared/**/*.test.ts'] } },
			{
				test: {
					name: 'server',
					include: ['server/**/*.test.ts'],
					exclude: ['server/resilience/**'],
					globalSetup: 'server/testing/build-server.ts',
					testTimeout: 20_000,
				},
			},
			{
				test: {
					name: 'resilience',
					include: ['server/resilience/**/*.test.ts'],
					globalSetup: 'server/testing/build-server.ts',
					testTimeout: 180_000,
				},
			},
			{
				extends: './vite.widget.config.ts',
				test: { name: 'widget', include: ['widget/**/*.test.{ts,tsx}'], environment: 'jsdom' },
			},
			{ test: { name: 'widget on React', include: ['widget/**/*.react-test.tsx'], environment: 'jsdom' } },
			{
				extends: './vite.config.ts',
				test: { name: 'site', include: ['site/**/*.test.{ts,tsx}'], environment: 'jsdom' },
			},
			{ test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
		],
	},
});
