/** Finds programs and fonts that the tests use. Functions named `find…` return a path, or undefined. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = '/Applications';

export function findChromium() {
	const application = join(applications, 'Google Chrome.app/Contents/MacOS/Google Chrome');
	return firstThere(process.env.CHROME_PATH, ...chromiums.map(findProgram), application) ?? downloadedChromium();
}

/** Chromium's headless shell, which Playwright starts by default. */
export function findHeadlessShell() {
	return findProgram('chromium-headless-shell');
}

export function findFirefox() {
	const application = join(applications, 'Firefox.app/Contents/MacOS/firefox');
	return firstThere(process.env.FIREFOX_PATH, findProgram('firefox-esr'), findProgram('firefox'), application);
}

export function findWebKitDriver() {
	return findProgram('Xvfb') && findProgram('WebKitWebDriver');
}

/** True if an installed font has the letters of a language. @param {string} language tag of fontconfig, such as `zh-cn` */
export function hasLetters(language) {
	return (spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout ?? '') !== '';
}

/** Folder of PostgreSQL's server programs (`initdb`, `pg_ctl`): POSTGRES_BIN, or the newest installed version. */
export function findPostgres() {
	const root = '/usr/lib/postgresql';
	const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(root, version, 'bin'))];
	return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** Path of a program. Also searches folders for administrators' programs, which a user's PATH may lack. @param {string} name */
export function findProgram(name) {
	const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @param {(string | undefined)[]} paths */
function firstThere(...paths) {
	return paths.find((path) => path && existsSync(path));
}

function downloadedChromium() {
	try {
		const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
		return existsSync(path) ? path : undefined;
	} catch {
		// Playwright is not installed yet.
		return undefined;
	}
}
