/** Fingerprints of the sources of site and server, so that a part with unchanged sources is not built again. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export type Part = 'site' | 'server';

const everywhere = '{shared,scripts}/**/*.*,package.json,package-lock.json,tsconfig.json';

/** Sources of each part, and files that exist after its build. `site` includes the widget. */
const parts: Record<Part, { sources: string; results: string[] }> = {
	site: {
		sources: `{${everywhere},{widget,site,docs}/**/*.*,vite.config.ts,vite.widget.config.ts}`,
		results: ['dist/index.html', 'dist/maternity.html', 'dist/widget/v1/manifest.json', 'build/page-headers.json'],
	},
	server: {
		sources: `{${everywhere},server/**/*.*}`,
		results: ['build/server/server.js', 'build/server/enquiries-cli.js'],
	},
};

export const partNames = Object.keys(parts) as Part[];

/** True if the part has been built, even from other sources. */
export function isBuilt(part: Part): boolean {
	return parts[part].results.every((file) => existsSync(file));
}

export function isStale(part: Part): boolean {
	const file = fileOf(part);
	return !isBuilt(part) || !existsSync(file) || readFileSync(file, 'utf8') !== fingerprint(part);
}

/** SHA-256, in hex, of the names and contents of the part's sources; for the site, also of PUBLIC_ORIGIN. */
export function fingerprint(part: Part): string {
	const hash = createHash('sha256');
	// The built pages contain the origin. The server reads the origin only when it starts.
	if (part === 'site') hash.update(process.env.PUBLIC_ORIGIN ?? '');
	for (const file of globSync(parts[part].sources).sort()) hash.update(file).update('\0').update(readFileSync(file));
	return hash.digest('hex');
}

/** Called before a build, so that an interrupted build counts as stale. */
export function removeFingerprint(part: Part): void {
	rmSync(fileOf(part), { force: true });
}

/** @param hash fingerprint of the sources, taken before the build */
export function writeFingerprint(part: Part, hash: string): void {
	writeFileSync(fileOf(part), hash);
}

function fileOf(part: Part): string {
	return `build/${part}.fingerprint`;
}
