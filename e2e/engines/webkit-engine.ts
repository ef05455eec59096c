/** WebKitGTK's MiniBrowser, driven through WebKitWebDriver on a virtual display (Xvfb). */

import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { findWebKitDriver } from '../../scripts/setup/find-tools.mjs';
import { freePort } from '../../scripts/testing/free-port.ts';
import type { Engine, Find } from './engine.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ' ': Key.SPACE };

export async function startWebKitEngine(): Promise<Engine> {
	const display = await startDisplay();
	const port = await freePort();
	const service = spawn(`${findWebKitDriver()}`, ['--host=127.0.0.1', `--port=${port}`], {
		env: { ...process.env, DISPLAY: display.name, LC_ALL: 'C' },
		stdio: 'ignore',
	});
	const end = () => {
		service.kill();
		display.process.kill();
	};
	// At the worker's exit, ends both programs even if no session was created.
	process.once('exit', end);
	const server = `http://127.0.0.1:${port}`;
	await expect.poll(() => fetch(`${server}/status`).catch(String)).toMatchObject({ ok: true });
	const driver = await new Builder()
		.usingServer(server)
		.withCapabilities({
			browserName: 'MiniBrowser',
			'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
		})
		.build();
	await driver.manage().window().setRect({ width: 1024, height: 768 });
	const evaluate = <Value>(expression: string) => driver.executeScript<Value>(`return (${expression})`);
	const find = async (expression: Find): Promise<WebElement> =>
		(await driver.wait(
			() => evaluate<WebElement | null>(expression),
			30_000,
			`Nothing found by ${expression}`,
		)) as WebElement;
	return {
		open: async (url) => {
			await driver.switchTo().defaultContent();
			await driver.get(url);
		},
		evaluate,
		enterFrame: async (expression) => driver.switchTo().frame(await find(expression)),
		click: async (expression) => {
			const origin = await find(expression);
			// The driver clicks where the element was last painted. A dialog is painted only two frames after it scrolls.
			await driver.executeAsyncScript(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' });
				requestAnimationFrame(() => requestAnimationFrame(arguments[0]));`);
			// Moves the pointer and presses, because the driver's click command does not work in shadow roots.
			await driver.actions().move({ origin }).press().release().perform();
		},
		fill: async (expression, text) => {
			const element = await find(expression);
			await element.clear();
			await element.sendKeys(asTyped(text));
		},
		choose: async (expression, option) => {
			const label = JSON.stringify(option);
			await (await find(`[...${expression}.options].find(({ label }) => label === ${label})` as Find)).click();
		},
		press: (key) => driver.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
		close: async () => {
			await driver.quit();
			end();
		},
	};
}

/** Puts the month first in dates, because WebKit runs in the C locale, in which date fields have the American order. */
function asTyped(text: string): string {
	return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
}

/** Starts a virtual display with an unused number. */
function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
	const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	return new Promise((resolve, reject) => {
		process.on('error', reject);
		process.stdio[3]?.on('data', (number: Buffer) => resolve({ name: `:${number.toString().trim()}`, process }));
	});
}

/** Debian installs MiniBrowser in the library folder of the processor's architecture. */
function findMiniBrowser(): string {
	const [path] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
	if (!path) throw new Error('webkit2gtk-driver came without its MiniBrowser.');
	return path;
}
