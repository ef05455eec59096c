/** A desktop of its own with Orca and a browser: keys are real, and what Orca says is text. */

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
	page: Page;
	/** Opens a page, and leads the keys into it. */
	open(url: string): Promise<void>;
	/**
	 * Acts, and resolves with all that is said from then until Orca is silent. Rejects, with what it did say, if `expected` is
	 * not said within a minute.
	 */
	hear(expected: RegExp, act: () => Promise<unknown>): Promise<string>;
	/** As `hear`, with real keys as xdotool names them. */
	press(keys: string, expected: RegExp): Promise<string>;
	close(): Promise<void>;
}

/** Milliseconds without a word, after which Orca has said all: it takes a tenth of it between two utterances of one event. */
const silence = 1_500;
const patience = 60_000;

/** One window over the whole display, and no key of the window manager's own: Orca's for tables are among them. */
const windowManager = `<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/><mouse/><applications>
	<application class="*"><maximized>yes</maximized><focus>yes</focus></application>
</applications></openbox_config>`;

export async function startScreenReader(browserName: BrowserName): Promise<ScreenReader> {
	const desktop = await startDesktop();
	try {
		const { spoken, run, environment } = desktop;
		const browser = await launch(browserName, environment);
		const page = await browser.newPage({ viewport: null, reducedMotion: 'reduce' });
		const press = (keys: string) => run('xdotool', 'key', '--delay', '150', '--clearmodifiers', ...keys.split(' '));

		async function hear(expected: RegExp, act: () => Promise<unknown>): Promise<string> {
			const from = spoken().length;
			const said = () => spoken().slice(from).join(' | ');
			await act();
			await until(
				() => expected.test(said()),
				() => `Not said: ${expected}. Said: ${said()}`,
			);
			let before: string;
			do {
				before = said();
				await wait(silence);
			} while (before !== said());
			return before;
		}

		return {
			page,
			async open(url) {
				await hear(/\S/, () => page.goto(url));
				// In the margin: the keys are the page's then, no longer the address bar's.
				run('xdotool', 'mousemove', '20', '400', 'click', '1');
			},
			hear,
			press: (keys, expected) => hear(expected, async () => press(keys)),
			async close() {
				await browser.close();
				await desktop.stop();
			},
		};
	} catch (error) {
		await desktop.stop();
		throw error;
	}
}

interface Desktop {
	/** All that Orca has said so far. */
	spoken(): string[];
	run(program: string, ...args: string[]): void;
	environment: Record<string, string>;
	stop(): Promise<void>;
}

/** A display without a screen, a bus, a window manager, the accessibility bus and Orca. */
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
		const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
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
			// Nothing of it is kept, and Orca takes its time to say goodbye.
			child.kill('SIGKILL');
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
	for (const end = Date.now() + patience; !isTrue(); await wait(50)) if (Date.now() > end) throw new Error(explain());
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
