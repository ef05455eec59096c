/** A fingerprint of everything the build reads, so that an unchanged tree is never built twice. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const stampFile = 'build/source-stamp';

const folders = ['shared', 'widget', 'site', 'scripts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite.widget.config.ts'];

/** @returns {string} SHA-256 over the names and contents of all build inputs, in hex. */
export function sourceStamp() {
	const hash = createHash('sha256');
	for (const path of [...files, ...folders.flatMap(listFiles)])
		hash.update(path).update('\0').update(readFileSync(path));
	return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
