/** How every test, bench and screenshot starts Chromium. */

import { findChromium } from './prepare/find-tools.mjs';

const quiet = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Playwright launch options; Chromium as root needs its sandbox off. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
	const executablePath = findChromium();
	if (!executablePath) throw new Error('No Chromium found: run "npm test" once, or name one in CHROME_PATH.');
	return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet };
}
