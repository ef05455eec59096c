/** Playwright's `test` with two fixtures, one of each per worker: a browser engine and a partner's site. */

import { test as base } from '@playwright/test';
import { findFirefox, findWebKitDriver } from '../../scripts/setup/find-tools.mjs';
import { notTested } from '../../scripts/testing/not-tested.ts';
import { type HostSite, hostSiteFixture } from '../testing/servers/host-site.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { startWebKitEngine } from './webkit-engine.ts';

const finders: Record<EngineName, () => string | undefined> = {
	firefox: findFirefox,
	webkit: findWebKitDriver,
};

interface WorkerFixtures {
	engineName: EngineName;
	engine: Engine;
	hostSite: HostSite;
}

export const test = base.extend<object, WorkerFixtures>({
	engineName: ['firefox', { option: true, scope: 'worker' }],
	engine: [
		async ({ engineName }, use) => {
			const engine = await (engineName === 'webkit' ? startWebKitEngine() : startFirefox());
			await use(engine);
			await engine.close();
		},
		// A busy machine may take minutes to start a browser.
		{ scope: 'worker', timeout: 300_000 },
	],
	hostSite: hostSiteFixture,
});

export function skipWithout(name: EngineName): void {
	if (finders[name]()) return;
	notTested(`the widget in ${name}`, `${name} installed`);
	test.skip(true, `${name} is not installed`);
}
