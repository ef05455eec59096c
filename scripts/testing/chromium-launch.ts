/** How every test, bench and screenshot starts Chromium. */

import { findChromium, findHeadlessShell } from '../setup/find-tools.mjs';

const quiet = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Without it each context starts a second renderer, to have one ready for another site.
	'--renderer-process-limit=1',
];

/** Playwright launch options of the whole browser; Chromium as root needs its sandbox off. */
export function chromiumLaunch() {
	const executablePath = findChromium();
	if (!executablePath) throw new Error('No Chromium found: run "npm test" once, or name one in CHROME_PATH.');
	return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet };
}

/**
 * Chromium's headless shell, where it is installed and no other program is named. The whole browser renders the popup of its
 * address bar for each context (Chromium 156): half a second of CPU time in every test.
 */
export function headlessShellLaunch() {
	const whole = chromiumLaunch();
	const shell = process.env.CHROME_PATH ? undefined : findHeadlessShell();
	return { ...whole, executablePath: shell ?? whole.executablePath };
}
