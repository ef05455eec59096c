/** Where this machine keeps the programs the tests drive. Each answers a path, or undefined. */

import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const chromiumPlaces = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium() {
	return [process.env.CHROME_PATH, ...chromiumPlaces, ...downloadedChromiums()].find(
		(path) => path && existsSync(path),
	);
}

export function findFirefox() {
	return ['/usr/bin/firefox-esr'].find(existsSync);
}

export function findWebKitDriver() {
	return existsSync('/usr/bin/Xvfb') ? ['/usr/bin/WebKitWebDriver'].find(existsSync) : undefined;
}

/** The folder of PostgreSQL's server programs (`initdb`, `pg_ctl`): the one named in POSTGRES_BIN, or the newest installed. */
export function findPostgres() {
	const root = '/usr/lib/postgresql';
	const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(root, version, 'bin'))];
	return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

function downloadedChromiums() {
	const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
	if (!existsSync(cache)) return [];
	return readdirSync(cache)
		.filter((name) => /^chromium-\d+$/.test(name))
		.flatMap((name) => [join(cache, name, 'chrome-linux64/chrome'), join(cache, name, 'chrome-linux/chrome')]);
}
