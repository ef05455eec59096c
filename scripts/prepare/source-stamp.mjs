/** A fingerprint of everything a part is built from, so that an unchanged tree is never built twice. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'site' | 'server'} Part */

const everywhere = ['shared', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What each part is built from, and the file that is there when it was. `site` has the widget in it. */
const parts = {
	site: {
		sources: [...everywhere, 'widget', 'site', 'vite.config.ts', 'vite.widget.config.ts'],
		result: 'dist/index.html',
	},
	server: { sources: [...everywhere, 'server'], result: 'build/server/server.js' },
};

export const partNames = /** @type {Part[]} */ (Object.keys(parts));

/** @param {Part} part */
export function isStale(part) {
	const file = stampFile(part);
	return !existsSync(parts[part].result) || !existsSync(file) || readFileSync(file, 'utf8') !== sourceStamp(part);
}

/** @param {Part} part @returns {string} SHA-256 over the names and contents of all its sources, in hex. */
export function sourceStamp(part) {
	const hash = createHash('sha256');
	for (const path of parts[part].sources.flatMap(listFiles)) hash.update(path).update('\0').update(readFileSync(path));
	return hash.digest('hex');
}

/** Remembers what the build was made from. @param {Part} part @param {string} stamp as it was before the build */
export function keepStamp(part, stamp) {
	writeFileSync(stampFile(part), stamp);
}

/** @param {Part} part */
function stampFile(part) {
	return `build/${part}.stamp`;
}

/** @param {string} path of a file or a folder @returns {string[]} */
function listFiles(path) {
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
