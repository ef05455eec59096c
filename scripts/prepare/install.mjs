/**
 * Installs the packages when `node_modules` does not match the lockfile, and makes sure that they brought Node 24 and
 * what the build needs on this machine.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run, SetupError, say } from './run.mjs';

const installedNode = 'node_modules/.bin/node';
const oldestNode = 24;
const oldestNodeOfTheMachine = 20;

export async function installWhenMissing() {
	if (majorOf(process.version) < oldestNodeOfTheMachine) {
		throw new SetupError(
			`Node ${oldestNodeOfTheMachine} or newer is needed, and this is ${process.version}: install a newer Node, then run the command again.`,
		);
	}
	if (!matchesLockfile()) {
		say('Installing packages (about a minute the first time)…');
		await installPackages(process.execPath);
	}
	if (installedNodeMajor() < oldestNode) await fetchNode();
	if (!hasBundler() && existsSync(installedNode)) await installWithInstalledNode();
}

/** Without their install scripts: none is needed but Node's own. @param {string} node the program that npm runs on */
async function installPackages(node) {
	await npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
		node,
		advice:
			'The packages could not be installed: check the network connection and the lines above, then run the command again.',
	});
}

async function fetchNode() {
	say(`Fetching Node ${oldestNode}…`);
	await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], {
		advice: `Node ${oldestNode} could not be set up: allow install scripts for the package "node", or use Node ${oldestNode} or newer yourself.`,
	});
	if (installedNodeMajor() < oldestNode) {
		throw new SetupError(
			`Node ${oldestNode} or newer is needed: run "npm ci --include=dev --ignore-scripts=false", which installs it into node_modules.`,
		);
	}
}

/** npm empties `node_modules` first, so the Node in it lends its program. */
async function installWithInstalledNode() {
	say(`Installing packages once more, with Node ${oldestNode}…`);
	const node = resolve('build/node');
	mkdirSync('build', { recursive: true });
	rmSync(node, { force: true });
	linkSync(realpathSync(installedNode), node);
	await installPackages(node);
	await fetchNode();
	rmSync(node);
}

/** @param {string[]} args @param {{ advice: string, node?: string }} options */
async function npm(args, { advice, node = process.execPath }) {
	const cli = process.env.npm_execpath;
	if (cli) await run(node, [cli, ...args], { advice });
	else await run('npm', args, { advice });
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
	const { stdout } = spawnSync(installedNode, ['--version'], { encoding: 'utf8' });
	return majorOf(stdout ?? process.version);
}

/** @param {string} version such as "v24.1.0" */
function majorOf(version) {
	return Number.parseInt(version.slice(1), 10) || 0;
}

/** The bundler's native part asks for Node 20.19 or 22.12, and npm leaves it out without a word when run by an older one. */
function hasBundler() {
	const folder = 'node_modules/@rolldown';
	return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('binding-'));
}
