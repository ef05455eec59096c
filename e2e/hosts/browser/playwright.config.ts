/**
 * Playwright configuration for hosts tested in a browser. `check-hosts.ts` sets CHROMIUM and BUILD; Playwright sets PAGES from the
 * named group that matches the output of `serve.ts`.
 */

import { defineConfig } from '@playwright/test';

export default defineConfig({
	timeout: 90_000,
	expect: { timeout: 20_000 },
	workers: 1,
	use: { baseURL: process.env.PAGES, launchOptions: JSON.parse(process.env.CHROMIUM ?? '{}') },
	webServer: { command: `${process.env.BUILD ?? ':'} && node serve.ts`, wait: { stdout: /(?<pages>http:\S+)/ } },
});
