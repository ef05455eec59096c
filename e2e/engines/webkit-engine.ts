/** WebKitGTK's MiniBrowser, driven through WebKitWebDriver on a virtual display (Xvfb). */

import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKitDriver } from '../../scripts/setup/find-tools.mjs';
import { freePort } from '../../scripts/testing/free-port.ts';
import type { Engine, Find } from './engine.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof elementKey, string>;

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ' ': ' ' };

export async function startWebKitEngine(): Promise<Engine> {
	const display = await startDisplay();
	const port = await freePort();
	const driver = spawn(`${findWebKitDriver()}`, ['--host=127.0.0.1', `--port=${port}`], {
		env: { ...process.env, DISPLAY: display.name, LC_ALL: 'C' },
		stdio: 'ignore',
	});
	const close = () => {
		driver.kill();
		display.process.kill();
	};
	try {
		return await openSession(`http://127.0.0.1:${port}`, close);
	} catch (error) {
		close();
		throw error;
	}
}

async function openSession(driver: string, close: () => void): Promise<Engine> {
	await until(() => call(driver, 'GET', '/status'));
	const { sessionId } = await call<{ sessionId: string }>(driver, 'POST', '/session', {
		capabilities: {
			alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
		},
	});
	const session = `${driver}/session/${sessionId}`;
	const send = <Value>(method: string, path: string, body?: object) => call<Value>(session, method, path, body);
	const evaluate = <Value>(expression: string) =>
		send<Value>('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
	const find = (expression: Find) =>
		until(async () => {
			const element = await evaluate<ElementReference | undefined>(expression);
			if (!element?.[elementKey]) throw new Error(`Nothing found by ${expression}`);
			return element;
		});
	await send('POST', '/window/rect', { width: 1024, height: 768 });
	return {
		open: async (url) => {
			await send('POST', '/frame', { id: null });
			await send('POST', '/url', { url });
		},
		evaluate,
		enterFrame: async (expression) => send('POST', '/frame', { id: await find(expression) }),
		click: async (expression) => {
			const origin = await find(expression);
			// The driver points at where the element was painted last; a dialog that scrolls paints two frames later.
			await send('POST', '/execute/async', {
				script: `${expression}.scrollIntoView({ block: 'center', behavior: 'instant' });
					requestAnimationFrame(() => requestAnimationFrame(arguments[0]));`,
				args: [],
			});
			await send('POST', '/actions', { actions: [clickOn(origin)] });
		},
		fill: async (expression, text) => {
			const element = await find(expression);
			await send('POST', `/element/${element[elementKey]}/clear`, {});
			await send('POST', `/element/${element[elementKey]}/value`, { text: asTyped(text) });
		},
		choose: async (expression, option) => {
			const label = JSON.stringify(option);
			const inSelect = `[...${expression}.options].find(({ label }) => label === ${label})` as Find;
			const element = await find(inSelect);
			await send('POST', `/element/${element[elementKey]}/click`, {});
		},
		press: async (key) => {
			const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
			await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
		},
		close: async () => {
			await send('DELETE', '').finally(close);
		},
	};
}

/** The widget's controls are clicked by pointer: the driver's own click does not see into shadow roots. */
function clickOn(origin: ElementReference): object {
	return {
		type: 'pointer',
		id: 'mouse',
		actions: [
			{ type: 'pointerMove', origin, x: 0, y: 0 },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		],
	};
}

/** A date is typed month first: the driver runs in the C locale, which writes dates as Americans do. */
function asTyped(text: string): string {
	return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
}

/** One WebDriver command. */
async function call<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
	const response = await fetch(base + path, { method, body: body ? JSON.stringify(body) : null });
	const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
	if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
	return value;
}

async function until<Value>(attempt: () => Promise<Value>, patience = 30_000): Promise<Value> {
	const deadline = Date.now() + patience;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (Date.now() > deadline) throw error;
			await pause(50);
		}
	}
}

/** A virtual display under a number that is free. */
function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
	const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	return new Promise((resolve, reject) => {
		process.on('error', reject);
		process.stdio[3]?.on('data', (number: Buffer) => resolve({ name: `:${number.toString().trim()}`, process }));
	});
}

/** Debian keeps it with the libraries of the machine's own processor. */
function findMiniBrowser(): string {
	const [path] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
	if (!path) throw new Error('webkit2gtk-driver came without its MiniBrowser.');
	return path;
}
