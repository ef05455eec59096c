/**
 * Installs the packages when `node_modules` does not match the lockfile, and makes sure that they brought Node 24 and
 * what the build needs on this machine.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { run, SetupError, say } from './run.mjs';

const installedNode = 'node_modules/.bin/node';

/** @param {{ omitDev: boolean }} options `omitDev`: without what only checks and measurements need */
export async function installWhenMissing({ omitDev }) {
	if (Number.parseInt(process.versions.node, 10) < 20) {
		throw new SetupError(
			`Node 20 or newer is needed, and this is ${process.version}: install a newer one, then run the command again.`,
		);
	}
	if (!matchesLockfile(omitDev)) {
		say('Installing packages (about a minute the first time)…');
		await installPackages(omitDev);
	}
	if (!hasNode()) await fetchNode(process.execPath);
	if (!hasBundler()) {
		say('Installing packages once more, with Node 24…');
		await installPackages(omitDev);
		if (!hasBundler()) {
			throw new SetupError(
				'npm left out what the build needs on this machine: run "npm install --global npm@10", or install a newer Node, then run the command again.',
			);
		}
	}
}

/**
 * By Node 24 where it is there already: npm empties `node_modules` first, so that its program is copied out of there.
 * @param {boolean} omitDev
 */
async function installPackages(omitDev) {
	if (!hasNode()) return installOn(process.execPath, omitDev);
	const node = resolve('build/node');
	mkdirSync('build', { recursive: true });
	copyFileSync(installedNode, node);
	await installOn(node, omitDev).finally(() => rmSync(node));
}

/**
 * Without install scripts: the build needs none but Node's own.
 * @param {string} node the program that npm runs on
 * @param {boolean} omitDev
 */
async function installOn(node, omitDev) {
	await npm(
		['ci', omitDev ? '--omit=dev' : '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
		{
			node,
			advice:
				'The packages could not be installed: check the network connection and the lines above, then run the command again.',
		},
	);
	await fetchNode(node);
}

/** @param {string} node the program that npm runs on */
async function fetchNode(node) {
	const advice =
		'Node 24 could not be set up: run "npm rebuild node --ignore-scripts=false", which fetches it into node_modules.';
	say('Fetching Node 24…');
	await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], { node, advice });
	if (!hasNode()) throw new SetupError(advice);
}

/** @param {string[]} args @param {{ advice: string, node: string }} options `node`: the program that npm runs on */
async function npm(args, { advice, node }) {
	const cli = process.env.npm_execpath;
	if (cli) return run(node, [cli, ...args], { advice });
	const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
	await run('npm', args, { advice, env });
}

/** @param {boolean} omitDev */
function matchesLockfile(omitDev) {
	const wanted = readPackages('package-lock.json');
	const installed = readPackages('node_modules/.package-lock.json');
	if (!wanted || !installed) return false;
	return Object.entries(wanted).every(([path, entry]) => {
		if (path === '' || (omitDev && entry.dev)) return true;
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

/** The Node that npm scripts run on from here on. */
function hasNode() {
	return spawnSync(installedNode, ['--version']).status === 0;
}

/** The bundler's native part asks for Node 20.19 or 22.12, and npm leaves it out without a word when run by an older one. */
function hasBundler() {
	const folder = 'node_modules/@rolldown';
	return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('binding-'));
}
