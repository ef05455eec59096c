/** Firefox, driven by Playwright. */

import playwright, { type ElementHandle, type Frame, type JSHandle } from '@playwright/test';
import { findFirefox } from '../../scripts/setup/find-tools.mjs';
import type { Engine, Find } from './engine.ts';

export async function startFirefox(): Promise<Engine> {
	const browser = await playwright.firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox() });
	const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
	let frame: Frame = page.mainFrame();
	const find = async (expression: Find) => {
		const found: JSHandle = await frame.waitForFunction(expression);
		return found as ElementHandle<HTMLElement>;
	};
	return {
		open: async (url) => {
			frame = page.mainFrame();
			await page.goto(url);
		},
		evaluate: (expression) => frame.evaluate(expression),
		enterFrame: async (expression) => {
			const element = await find(expression);
			const entered = await element.contentFrame();
			if (!entered) throw new Error(`No frame is found by ${expression}`);
			frame = entered;
		},
		click: async (expression) => {
			const element = await find(expression);
			// Playwright 1.64 cannot send pointer or key events into a cross-origin frame of Firefox.
			if (frame !== page.mainFrame()) await element.evaluate((target) => target.click());
			else await element.click();
		},
		fill: async (expression, text) => {
			const element = await find(expression);
			// Types text as a visitor does, except dates, whose typed order depends on the locale, and text in a frame, which
			// Playwright's keys do not reach.
			const typed = frame === page.mainFrame() && !/^\d{4}-/.test(text);
			await element.fill(typed ? '' : text);
			if (typed) await element.type(text);
		},
		choose: async (expression, option) => void (await (await find(expression)).selectOption({ label: option })),
		press: (key) => page.keyboard.press(key),
		close: () => browser.close(),
	};
}
