/** Installs what `node_modules` lacks: packages of the lockfile, Node 24, and the bundler's native binding. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { run, SetupError } from './run-program.mjs';

const installedNode = 'node_modules/.bin/node';
const nodeAdvice =
	'Node 24 could not be set up: run "npm rebuild node --ignore-scripts=false", which fetches it into node_modules.';

/** @param {{ omitDev: boolean }} options `omitDev` skips packages for checks and measurements */
export async function installWhenMissing({ omitDev }) {
	if (Number.parseInt(process.versions.node, 10) < 20)
		throw new SetupError(
			`Node 20 or newer is needed, and this is ${process.version}: install a newer one, then run the command again.`,
		);
	if (!matchesLockfile(omitDev)) {
		console.error('• Installing packages (about a minute the first time)…');
		await installPackages(omitDev);
	}
	if (!hasNode()) await fetchNode(process.execPath);
	if (!hasBundler()) {
		console.error('• Installing packages once more, with Node 24…');
		await installPackages(omitDev);
	}
	if (!hasBundler())
		throw new SetupError(
			'npm left out what the build needs on this machine: run "npm install --global npm@10", or install a newer Node, then run the command again.',
		);
}

/**
 * Installs the packages without their install scripts, then runs the only script that is needed, Node's. If `node_modules` has a
 * Node, npm runs on a copy of that Node, because `npm ci` empties `node_modules` first.
 * @param {boolean} omitDev
 */
async function installPackages(omitDev) {
	const copy = resolve('build/node');
	const node = hasNode() ? copy : process.execPath;
	if (node === copy) {
		mkdirSync('build', { recursive: true });
		copyFileSync(installedNode, copy);
	}
	try {
		const advice =
			'The packages could not be installed: check the network connection and the lines above, then run the command again.';
		const packages = omitDev ? '--omit=dev' : '--include=dev';
		await npm(node, ['ci', packages, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], advice);
		await fetchNode(node);
	} finally {
		rmSync(copy, { force: true });
	}
}

/** @param {string} node path of the Node that runs npm */
async function fetchNode(node) {
	console.error('• Fetching Node 24…');
	await npm(node, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], nodeAdvice);
	if (!hasNode()) throw new SetupError(nodeAdvice);
}

/** @param {string} node path of the Node that runs npm @param {string[]} args @param {string} advice */
async function npm(node, args, advice) {
	const cli = process.env.npm_execpath;
	if (cli) return run(node, [cli, ...args], advice);
	await run('npm', args, advice, { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` });
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
		// The file is missing or incomplete.
		return undefined;
	}
}

function hasNode() {
	return spawnSync(installedNode, ['--version']).status === 0;
}

/** True if the bundler's native binding is installed. npm silently omits it on Node below 20.19, and on 21.0 to 22.11. */
function hasBundler() {
	const folder = 'node_modules/@rolldown';
	return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('binding-'));
}
