/** Chromium and Firefox, driven by Playwright. */

import playwright, { type ElementHandle, type JSHandle } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';
import { findFirefox } from '../../scripts/prepare/find-tools.mjs';
import type { Engine, Find } from './engine.ts';

const launches = {
	chromium: () => playwright.chromium.launch(chromiumLaunch()),
	firefox: () => playwright.firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox() }),
};

export async function startPlaywrightEngine(name: keyof typeof launches): Promise<Engine> {
	const browser = await launches[name]();
	const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
	const find = async (expression: Find) => {
		const found: JSHandle = await page.waitForFunction(expression);
		return found as ElementHandle<HTMLElement>;
	};
	return {
		open: async (url) => void (await page.goto(url)),
		evaluate: (expression) => page.evaluate(expression),
		click: async (expression) => (await find(expression)).click(),
		fill: async (expression, text) => (await find(expression)).fill(text),
		choose: async (expression, option) => void (await (await find(expression)).selectOption({ label: option })),
		press: (key) => page.keyboard.press(key),
		close: () => browser.close(),
	};
}
