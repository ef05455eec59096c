/** A fingerprint of everything a part is built from, so that an unchanged tree is never built twice. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'site' | 'server'} Part */

const everywhere = ['shared', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What each part is built from, and files that are there when it was. `site` has the widget in it. */
const parts = {
	site: {
		sources: [...everywhere, 'widget', 'site', 'docs', 'vite.config.ts', 'vite.widget.config.ts'],
		results: ['dist/index.html', 'dist/maternity.html', 'dist/widget/v1/manifest.json', 'build/page-headers.json'],
	},
	server: {
		sources: [...everywhere, 'server'],
		results: ['build/server/server.js', 'build/server/enquiries-cli.js'],
	},
};

export const partNames = /** @type {Part[]} */ (Object.keys(parts));

/** @param {Part} part */
export function isStale(part) {
	const stamp = stampFile(part);
	if (!existsSync(stamp) || !isBuilt(part)) return true;
	return readFileSync(stamp, 'utf8') !== sourceStamp(part);
}

/** Whether an earlier build is there, whatever it was made from. @param {Part} part */
export function isBuilt(part) {
	return parts[part].results.every((file) => existsSync(file));
}

/** @param {Part} part @returns {string} SHA-256 over the names and contents of all its sources, in hex. */
export function sourceStamp(part) {
	const hash = createHash('sha256');
	// The pages have it in them; the server reads it as it starts.
	if (part === 'site') hash.update(process.env.PUBLIC_ORIGIN ?? '');
	for (const path of parts[part].sources.flatMap(listFiles)) hash.update(path).update('\0').update(readFileSync(path));
	return hash.digest('hex');
}

/** A build that does not come to its end must not pass for the one before. @param {Part} part */
export function forgetStamp(part) {
	rmSync(stampFile(part), { force: true });
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
	return readdirSync(path)
		.sort()
		.flatMap((name) => listFiles(join(path, name)));
}
