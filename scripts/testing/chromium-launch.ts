/** Launch options of Chromium for tests, benchmarks and screenshots. */

import { findChromium, findHeadlessShell } from '../setup/find-tools.mjs';

const quiet = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Without this limit, Chromium starts a spare renderer for each context.
	'--renderer-process-limit=1',
];

/** Options for the full browser. The sandbox is off for root, because Chromium refuses to start as root with the sandbox on. */
export function chromiumLaunch() {
	const executablePath = findChromium();
	if (!executablePath) throw new Error('No Chromium found: run "npm test" once, or name one in CHROME_PATH.');
	return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet };
}

/**
 * Options for Chromium's headless shell, or for the full browser if there is no shell or CHROME_PATH is set. The shell is faster,
 * because the full browser (Chromium 156) renders its address bar's popup in each context: half a second of CPU time per test.
 */
export function headlessShellLaunch() {
	const whole = chromiumLaunch();
	const shell = process.env.CHROME_PATH ? undefined : findHeadlessShell();
	return { ...whole, executablePath: shell ?? whole.executablePath };
}
