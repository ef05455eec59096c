/** Starts a desktop with Orca and a browser, sends real keys, and reads what Orca says as text. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, firefox, type Page } from '@playwright/test';
import { findFirefox } from '../../scripts/setup/find-tools.mjs';
import { chromiumLaunch } from '../../scripts/testing/chromium-launch.ts';

export type BrowserName = 'chromium' | 'firefox';

export interface ScreenReader {
	/** Opens an address in a new browser and moves the keyboard focus into the page. */
	open(url: string): Promise<Page>;
	/**
	 * Acts, and records what Orca says until Orca is silent. `any order` sorts the utterances. Rejects if Orca does not say
	 * `expected` within a minute.
	 */
	record(what: string, expected: RegExp, act: () => Promise<unknown>, order?: 'any order'): Promise<void>;
	/** Presses real keys and records what Orca says, like `record`. In the transcript, `#` stands for a digit that was pressed. */
	recordKeys(keys: string, expected: RegExp): Promise<void>;
	/** Acts and waits until Orca is silent, without recording. */
	ignore(act: () => Promise<unknown>): Promise<void>;
	/** Presses real keys, given by their xdotool names. */
	pressKeys(keys: string): void;
	/** Recorded speech, one line per step. */
	transcript(): string;
	close(): Promise<void>;
}

/** Silence after which Orca has finished. The pauses between the utterances of one event are ten times shorter. */
const silenceMs = 1_200;
const timeoutMs = 60_000;

/** Maximises windows, and removes the window manager's shortcuts, which include Orca's keys for tables. */
const windowManager = `<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/><mouse/><applications>
	<application class="*"><maximized>yes</maximized><focus>yes</focus></application>
</applications></openbox_config>`;

export async function startScreenReader(browserName: BrowserName): Promise<ScreenReader> {
	const desktop = await startDesktop();
	try {
		const { spoken, run, environment } = desktop;
		const steps: string[] = [];
		let browser: Browser | undefined;

		async function listen(expected: RegExp, act: () => Promise<unknown>): Promise<string[]> {
			const from = spoken().length;
			const said = () => spoken().slice(from);
			await act();
			await until(
				() => expected.test(said().join(' | ')),
				() => `Not said: ${expected}. Said: ${said().join(' | ')}`,
			);
			let before: number;
			do {
				before = said().length;
				await wait(silenceMs);
			} while (before !== said().length);
			return said();
		}

		async function record(what: string, expected: RegExp, act: () => Promise<unknown>, order?: string): Promise<void> {
			const said = await listen(expected, act);
			if (order) said.sort();
			steps.push(`${what}: ${inWords(said.join(' '))}`);
		}

		const pressKeys = (keys: string) => run('xdotool', 'key', '--delay', '150', '--clearmodifiers', ...keys.split(' '));
		const ignore = async (act: () => Promise<unknown>) => void (await listen(/^/, act));

		return {
			async open(url) {
				await browser?.close();
				browser = await launch(browserName, environment);
				const page = await browser.newPage({ viewport: null, reducedMotion: 'reduce' });
				await listen(/\S/, () => page.goto(url));
				// A click in the margin moves the keyboard focus from the address bar into the page.
				await page.evaluate(() => {
					window.addEventListener('click', () => document.body.setAttribute('data-clicked', ''), { once: true });
				});
				await ignore(async () => {
					run('xdotool', 'mousemove', '20', '400', 'click', '1');
					await page.waitForSelector('[data-clicked]');
				});
				return page;
			},
			record,
			ignore,
			pressKeys,
			recordKeys: (keys, expected) => record(keys.replaceAll(/\d/g, '#'), expected, async () => pressKeys(keys)),
			transcript: () => `${steps.join('\n')}\n`,
			async close() {
				await browser?.close();
				await desktop.stop();
			},
		};
	} catch (error) {
		await desktop.stop();
		throw error;
	}
}

/** Normalises speech: removes punctuation, which differs between versions, and replaces dates, years, times and references. */
function inWords(said: string): string {
	return said
		.replace(/by \w+\s\d+\s\w+,\s[\d:]+\s[ap]m/g, 'by TIME')
		.replace(/\d+\s\w+\s\d{4}/g, 'DATE')
		.replace(/(Apply by)\s\d+\s\w+/g, '$1 DATE')
		.replace(/\b20\d\d\b/g, 'YEAR')
		.replace(/\b[A-Z0-9]{4,}(-[A-Z0-9]{4,})+\b/g, 'REFERENCE')
		.replace(/[^\p{L}\p{M}\p{N}$]+/gu, ' ')
		.trim();
}

interface Desktop {
	/** Everything that Orca has said so far. */
	spoken(): string[];
	run(program: string, ...args: string[]): void;
	environment: Record<string, string>;
	stop(): Promise<void>;
}

/** Starts a virtual display, D-Bus, a window manager, the accessibility bus and Orca. */
async function startDesktop(): Promise<Desktop> {
	const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
	const spokenWords = join(folder, 'spoken-words');
	writeFileSync(spokenWords, '');
	const customizations = join(folder, '.local/share/orca');
	mkdirSync(customizations, { recursive: true });
	copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(customizations, 'orca-customizations.py'));
	mkdirSync(join(folder, '.config/openbox'), { recursive: true });
	writeFileSync(join(folder, '.config/openbox/rc.xml'), windowManager);
	const environment: Record<string, string> = {
		PATH: process.env.PATH ?? '',
		HOME: folder,
		XDG_RUNTIME_DIR: folder,
		LANG: 'C.UTF-8',
		GSETTINGS_BACKEND: 'keyfile',
		GTK_MODULES: 'gail:atk-bridge',
		GNOME_ACCESSIBILITY: '1',
		ACCESSIBILITY_ENABLED: '1',
		SPOKEN_WORDS: spokenWords,
	};
	const started: ChildProcess[] = [];
	let complaints = '';
	const start = (program: string, ...args: string[]) => {
		const child = spawn(program, args, { detached: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
		child.stderr.setEncoding('utf8').on('data', (text) => {
			complaints += text;
		});
		started.push(child);
		return child;
	};
	const run = (program: string, ...args: string[]) => void execFileSync(program, args, { env: environment });
	const spoken = () => {
		const lines = readFileSync(spokenWords, 'utf8').split('\n').slice(0, -1);
		return lines.map((line) => JSON.parse(line) as string);
	};

	async function stop(): Promise<void> {
		for (const child of started.toReversed()) {
			if (child.exitCode !== null || child.signalCode !== null) continue;
			// Kills the whole process group, with the programs that the program started. SIGTERM would take long, because Orca says
			// goodbye first.
			process.kill(-(child.pid as number), 'SIGKILL');
			await once(child, 'exit');
		}
		rmSync(folder, { recursive: true, force: true });
	}

	try {
		const display = start('Xvfb', '-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp');
		environment.DISPLAY = `:${await firstLine(display)}`;
		const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
		environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
		run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
		run('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
		start('openbox');
		start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
		start('orca');
		await until(
			() => spoken().length > 0,
			() => `Orca has not started. ${complaints}`,
		);
	} catch (error) {
		await stop();
		throw error;
	}
	return { spoken, run, environment, stop };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
	const [line] = await once(createInterface({ input: stdout as NodeJS.ReadableStream }), 'line');
	return String(line);
}

async function until(isTrue: () => boolean, explain: () => string): Promise<void> {
	for (const end = Date.now() + timeoutMs; !isTrue(); await wait(50)) if (Date.now() > end) throw new Error(explain());
}

function launch(name: BrowserName, env: Record<string, string>): Promise<Browser> {
	if (name === 'firefox')
		return firefox.launch({
			channel: 'moz-firefox',
			executablePath: findFirefox() ?? 'firefox',
			headless: false,
			env,
			firefoxUserPrefs: { 'accessibility.force_disabled': -1, 'browser.translations.enable': false },
		});
	const { executablePath, args } = chromiumLaunch();
	return chromium.launch({
		executablePath,
		headless: false,
		env,
		args: [...args, '--force-renderer-accessibility', '--disable-features=Translate'],
	});
}
