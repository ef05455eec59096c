/**
 * Configuration of `npm run screenshots`. Two fixed addresses are mapped to the servers under test, because pages show their
 * address, and the pages of both builds must be equal.
 */

import { defineConfig } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/testing/chromium-launch.ts';

export const origins = { site: 'http://localhost:3000', storybook: 'http://localhost:6006' };

const { SITE, STORYBOOK } = process.env;
const { args, ...launch } = headlessShellLaunch();
const mapHost = (shown: string, real = '') =>
	`MAP ${new URL(shown).host} ${real.replace(/^http:\/\/localhost/, '127.0.0.1').replace('http://', '')}`;
const rules = `${mapHost(origins.site, SITE)},${mapHost(origins.storybook, STORYBOOK)}`;

export default defineConfig({
	testDir: '.',
	testMatch: 'scenes.ts',
	timeout: 180_000,
	workers: 2,
	fullyParallel: true,
	// Retries, because a late font may occasionally wrap a line differently.
	retries: 1,
	reporter: [['line'], ['html', { outputFolder: '../../screenshots/report', open: 'never' }]],
	outputDir: '../../test-results',
	snapshotPathTemplate: '../../screenshots/{arg}{ext}',
	expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
	use: {
		baseURL: origins.site,
		contextOptions: { reducedMotion: 'reduce' },
		locale: 'en-SG',
		timezoneId: 'Asia/Singapore',
		launchOptions: { ...launch, args: [...args, `--host-resolver-rules=${rules}`] },
	},
});
