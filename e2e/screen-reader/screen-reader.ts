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

export async function startScreenReader(browserName: BrowserName): Promise<ScreenReader> {
	const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
	const spokenWords = join(folder, 'spoken-words');
	const customizations = join(folder, '.local/share/orca');
	mkdirSync(customizations, { recursive: true });
	copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(customizations, 'orca-customizations.py'));
	writeFileSync(spokenWords, '');
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
	const start = (program: string, ...args: string[]) => {
		const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
		started.push(child);
		return child;
	};
	const firstLine = async ({ stdout }: ChildProcess) =>
		String((await once(createInterface({ input: stdout as NodeJS.ReadableStream }), 'line'))[0]);
	const run = (program: string, ...args: string[]) => execFileSync(program, args, { env: environment });

	environment.DISPLAY = `:${await firstLine(start('Xvfb', '-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'))}`;
	environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(
		start('dbus-daemon', '--session', '--nofork', '--print-address'),
	);
	run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
	run('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
	start('openbox');
	start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
	start('orca');
	const spoken = () =>
		readFileSync(spokenWords, 'utf8')
			.split('\n')
			.slice(0, -1)
			.map((line) => JSON.parse(line) as string);
	const until = async (isTrue: () => boolean, what: () => string) => {
		for (const end = Date.now() + 60_000; !isTrue(); await wait(50)) if (Date.now() > end) throw new Error(what());
	};
	await until(
		() => spoken().length > 0,
		() => 'Orca has not started.',
	);
	const browser = await launch(browserName, environment);
	const page = await browser.newPage({ viewport: null, reducedMotion: 'reduce' });
	// Keys go to the page, no longer to the address bar.
	run('xdotool', 'mousemove', '640', '700', 'click', '1');

	async function hear(expected: RegExp, act: () => Promise<unknown>): Promise<string> {
		const from = spoken().length;
		const said = () => spoken().slice(from).join(' | ');
		await act();
		await until(
			() => expected.test(said()),
			() => `Not said: ${expected}. Said: ${said()}`,
		);
		for (let before = ''; before !== said(); await wait(silence)) before = said();
		return said();
	}

	const press = (keys: string) => run('xdotool', 'key', '--clearmodifiers', ...keys.split(' '));
	return {
		page,
		hear,
		press: (keys, expected) => hear(expected, async () => press(keys)),
		async close() {
			await browser.close();
			for (const child of started.toReversed()) {
				if (child.exitCode !== null || child.signalCode !== null) continue;
				child.kill();
				await once(child, 'exit');
			}
			rmSync(folder, { recursive: true, force: true });
		},
	};
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
