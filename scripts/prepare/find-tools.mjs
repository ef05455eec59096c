/** Where this machine keeps the programs the tests drive. Each answers a path, or undefined. */

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const chromiumPlaces = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
	return [process.env.CHROME_PATH, ...chromiumPlaces].find((path) => path && existsSync(path)) ?? downloadedChromium();
}

/** Chromium without a browser's window: what Playwright, too, starts by default. */
export function findHeadlessShell() {
	const path = '/usr/bin/chromium-headless-shell';
	return existsSync(path) ? path : undefined;
}

export function findFirefox() {
	const path = '/usr/bin/firefox-esr';
	return existsSync(path) ? path : undefined;
}

export function findWebKitDriver() {
	const path = '/usr/bin/WebKitWebDriver';
	return existsSync('/usr/bin/Xvfb') && existsSync(path) ? path : undefined;
}

/** The folder of PostgreSQL's server programs (`initdb`, `pg_ctl`): the one named in POSTGRES_BIN, or the newest installed. */
export function findPostgres() {
	const root = '/usr/lib/postgresql';
	const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(root, version, 'bin'))];
	return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** A program that the product runs beside, such as nginx; those for administrators are outside everybody's PATH. @param {string} name */
export function findProgram(name) {
	const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Playwright's own download, wherever this machine keeps it. */
function downloadedChromium() {
	try {
		const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
		return existsSync(path) ? path : undefined;
	} catch {
		// Playwright is not installed yet.
		return undefined;
	}
}
