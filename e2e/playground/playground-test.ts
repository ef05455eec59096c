/** Playwright Test with the playground on a free port: as `npm run dev:widget` serves it, and as it is built. */

import { test as base } from '@playwright/test';
import { type HostSite, hostSiteFixture } from '../host-site.ts';
import { startVite } from '../vite-server.ts';

interface Playground {
	/** URL of its server, with a trailing slash. */
	playground: string;
	/** URL of the static files, in a folder of a site, with a trailing slash. */
	builtPlayground: string;
	/** A site of a partner's own. */
	hostSite: HostSite;
}

const folder = '/tools/demo/';

export const test = base.extend<object, Playground>({
	playground: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
		async ({}, use) => {
			const vite = await startVite('-c', 'vite.widget.config.ts');
			await use(`${vite.origin}/`);
			vite.stop();
		},
		{ scope: 'worker', timeout: 30_000 },
	],
	builtPlayground: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
		async ({}, use) => {
			const vite = await startVite('preview', '-c', 'widget/playground/vite.playground.config.ts', '--base', folder);
			await use(vite.origin + folder);
			vite.stop();
		},
		{ scope: 'worker', timeout: 30_000 },
	],
	hostSite: hostSiteFixture,
});
