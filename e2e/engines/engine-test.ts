/** Playwright Test with one browser engine a worker, and a partner's site to visit with it. */

import { test as base } from '@playwright/test';
import { findChromium, findFirefox, findWebKitDriver } from '../../scripts/prepare/find-tools.mjs';
import { type HostSite, hostSiteFixture } from '../host-site.ts';
import type { Engine, EngineName } from './engine.ts';
import { startPlaywrightEngine } from './playwright-engine.ts';
import { startWebKitEngine } from './webkit-engine.ts';

const finders: Record<EngineName, () => string | undefined> = {
	chromium: findChromium,
	firefox: findFirefox,
	webkit: findWebKitDriver,
};

interface WorkerFixtures {
	engineName: EngineName;
	engine: Engine;
	hostSite: HostSite;
}

export const test = base.extend<object, WorkerFixtures>({
	engineName: ['chromium', { option: true, scope: 'worker' }],
	engine: [
		async ({ engineName }, use) => {
			const engine = await (engineName === 'webkit' ? startWebKitEngine() : startPlaywrightEngine(engineName));
			await use(engine);
			await engine.close();
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	hostSite: hostSiteFixture,
});

/** A missing engine is never passed over in silence: it fails under CI, and is shouted about elsewhere. */
export function skipWithout(name: EngineName): void {
	if (finders[name]()) return;
	if (process.env.CI) throw new Error(`${name} is not installed: the cross-engine suite cannot hold.`);
	console.warn(`\n*** NOT TESTED IN ${name.toUpperCase()}: it is not installed on this machine. ***\n`);
	test.skip(true, `${name} is not installed`);
}
