/**
 * What the tests need: Chromium, and where the machine allows it Firefox, WebKitGTK, PostgreSQL and letters of all languages;
 * for the tests with real peers also what the service runs beside, for the screen reader's a desktop.
 * An installed one is used first; then Playwright's own download; then, as root on Debian, the distribution's packages.
 */

import { existsSync } from 'node:fs';
import {
	findChromium,
	findFirefox,
	findHeadlessShell,
	findPostgres,
	findProgram,
	findWebKitDriver,
	hasLetters,
} from './find-tools.mjs';
import { run, SetupError, say } from './run.mjs';
import { runProgram } from './run-program.mjs';

const testTools = [
	{ packages: ['chromium-headless-shell'], find: findHeadlessShell },
	{ packages: ['firefox-esr'], find: findFirefox },
	{ packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKitDriver },
	{ packages: ['postgresql'], find: findPostgres },
	// Without fontconfig nothing can be asked about fonts.
	{ packages: ['fontconfig', 'fonts-dejavu-core'], find: () => hasLetters('en') },
	{ packages: ['fontconfig', 'fonts-noto-cjk'], find: () => hasLetters('zh-cn') },
	{ packages: ['fontconfig', 'fonts-lohit-taml'], find: () => hasLetters('ta') },
];
const peers = [
	{ packages: ['nginx'], find: () => findProgram('nginx') },
	{ packages: ['caddy'], find: () => findProgram('caddy') },
	{ packages: ['pgbouncer'], find: () => findProgram('pgbouncer') },
	{ packages: ['postfix'], find: () => findProgram('postfix') },
	{ packages: ['prometheus'], find: () => findProgram('promtool') },
	{ packages: ['systemd-container'], find: () => findProgram('systemd-nspawn') },
	{ packages: ['systemd'], find: () => findProgram('systemd-analyze') },
];
/** On a desktop of its own. */
const screenReader = [
	{ packages: ['orca', 'at-spi2-core', 'dbus-daemon', 'libglib2.0-bin'], find: () => findProgram('orca') },
	{ packages: ['xdotool'], find: () => findProgram('xdotool') },
	{ packages: ['openbox'], find: () => findProgram('openbox') },
	{ packages: ['xvfb'], find: () => findProgram('Xvfb') },
];

export async function findTestTools() {
	const wanted = missingPackages(testTools);
	if (!findChromium() && !(await downloadChromium())) wanted.push('chromium');
	if (isDebianRoot()) await installPackages(wanted);
	if (!findChromium()) {
		throw new SetupError(
			'No browser was found for the tests: install Chromium or Chrome, or name its program in CHROME_PATH.',
		);
	}
}

export async function findPeers() {
	if (isDebianRoot()) await installPackages(missingPackages(peers));
}

export async function findScreenReader() {
	if (isDebianRoot()) await installPackages(missingPackages(screenReader));
}

/** @param {{ packages: string[], find: () => unknown }[]} tools */
function missingPackages(tools) {
	return tools.filter((tool) => !tool.find()).flatMap((tool) => tool.packages);
}

async function downloadChromium() {
	say('Looking for a browser to download…');
	const status = await runProgram('node_modules/.bin/playwright', ['install', 'chromium'], {
		stdio: 'ignore',
		timeout: 300_000,
	});
	return status === 0 && findChromium() !== undefined;
}

function isDebianRoot() {
	return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {string[]} packages */
async function installPackages(packages) {
	if (packages.length === 0) return;
	say(`Installing ${packages.join(', ')}…`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const advice = `The test tools could not be installed: run "apt-get install ${packages.join(' ')}" and try again.`;
	await run('apt-get', ['update', '-qq'], { advice, env });
	const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
	await run('apt-get', ['install', ...options, ...packages], { advice, env });
}
