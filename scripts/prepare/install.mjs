/** Installs the packages when `node_modules` does not match the lockfile, and makes sure that they brought Node 24. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { run, SetupError, say } from './run.mjs';

const oldestNode = 24;

export async function installWhenMissing() {
	if (!matchesLockfile()) {
		say('Installing packages (about a minute the first time)…');
		await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
			advice:
				'The packages could not be installed: check the network connection and the lines above, then run the command again.',
		});
	}
	if (installedNodeMajor() < oldestNode) {
		say('Fetching Node 24…');
		await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], {
			advice: `Node ${oldestNode} could not be set up: allow install scripts for the package "node", or use Node ${oldestNode} or newer yourself.`,
		});
		if (installedNodeMajor() < oldestNode) {
			throw new SetupError(
				`Node ${oldestNode} or newer is needed: run "npm ci --include=dev --ignore-scripts=false", which installs it into node_modules.`,
			);
		}
	}
}

/** @param {string[]} args @param {{ advice: string }} options */
async function npm(args, options) {
	const cli = process.env.npm_execpath;
	if (cli) await run(process.execPath, [cli, ...args], options);
	else await run('npm', args, options);
}

function matchesLockfile() {
	const wanted = readPackages('package-lock.json');
	const installed = readPackages('node_modules/.package-lock.json');
	if (!wanted || !installed) return false;
	return Object.entries(wanted).every(([path, entry]) => {
		if (path === '') return true;
		const found = installed[path];
		return found ? found.version === entry.version : entry.optional || entry.devOptional;
	});
}

/** @param {string} path */
function readPackages(path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8')).packages;
	} catch {
		// Never written, or not to its end.
		return undefined;
	}
}

/** The Node that npm scripts run on: the installed package's, or else the machine's. */
function installedNodeMajor() {
	const { stdout } = spawnSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' });
	return Number.parseInt((stdout ?? process.version).slice(1), 10) || 0;
}
