/**
 * Finds or installs programs and fonts for the tests, in this order: what is installed; for Chromium, Playwright's download; as
 * root on Debian, the distribution's package.
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
import { run, runProgram, SetupError } from './run-program.mjs';

/** Debian packages by group, each with a test for its presence: a function, or the name of a program. */
const tools = {
	tools: {
		'chromium-headless-shell': findHeadlessShell,
		'firefox-esr': findFirefox,
		'webkit2gtk-driver xvfb': findWebKitDriver,
		postgresql: findPostgres,
		// `hasLetters` runs `fc-list`, which is in fontconfig.
		'fontconfig fonts-dejavu-core': () => hasLetters('en'),
		'fontconfig fonts-noto-cjk': () => hasLetters('zh-cn'),
		'fontconfig fonts-lohit-taml': () => hasLetters('ta'),
	},
	peers: {
		nginx: 'nginx',
		caddy: 'caddy',
		pgbouncer: 'pgbouncer',
		postfix: 'postfix',
		prometheus: 'promtool',
		'systemd-container': 'systemd-nspawn',
		systemd: 'systemd-analyze',
	},
	/** Orca and the desktop that it runs on. */
	'screen-reader': {
		'orca at-spi2-core dbus-daemon libglib2.0-bin': 'orca',
		xdotool: 'xdotool',
		openbox: 'openbox',
		xvfb: 'Xvfb',
	},
};

/** @param {string[]} wanted names of groups; other words are ignored */
export async function ensureTools(wanted) {
	const packages = Object.entries(tools)
		.filter(([group]) => wanted.includes(group))
		.flatMap(([, group]) => Object.entries(group))
		.filter(([, find]) => !(typeof find === 'string' ? findProgram(find) : find()))
		.flatMap(([names]) => names.split(' '));
	const needsChromium = wanted.includes('tools') && !findChromium();
	if (needsChromium && !(await downloadChromium())) packages.push('chromium');
	if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) await install(packages);
	if (needsChromium && !findChromium())
		throw new SetupError(
			'No browser was found for the tests: install Chromium or Chrome, or name its program in CHROME_PATH.',
		);
}

async function downloadChromium() {
	console.error('• Looking for a browser to download…');
	await runProgram('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
	return findChromium();
}

/** @param {string[]} packages */
async function install(packages) {
	console.error(`• Installing ${packages.join(', ')}…`);
	const advice = `The test tools could not be installed: run "apt-get install ${packages.join(' ')}" and try again.`;
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run('apt-get', ['update', '-qq'], advice, env);
	const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
	await run('apt-get', ['install', ...options, ...packages], advice, env);
}
