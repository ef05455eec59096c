/** What each part is built from, and a fingerprint of it, so that an unchanged tree is never built twice. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export type Part = 'site' | 'server';

const everywhere = '{shared,scripts}/**/*.*,package.json,package-lock.json,tsconfig.json';

/** The sources of each part, and files that are there when it was built. `site` has the widget in it. */
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

/** Whether an earlier build is there, whatever it was made from. */
export function isBuilt(part: Part): boolean {
	return parts[part].results.every((file) => existsSync(file));
}

export function isStale(part: Part): boolean {
	const kept = fileOf(part);
	return !isBuilt(part) || !existsSync(kept) || readFileSync(kept, 'utf8') !== fingerprint(part);
}

/** SHA-256 over the names and contents of all its sources, in hex. */
export function fingerprint(part: Part): string {
	const hash = createHash('sha256');
	// The pages have it in them; the server reads it as it starts.
	if (part === 'site') hash.update(process.env.PUBLIC_ORIGIN ?? '');
	for (const file of globSync(parts[part].sources).sort()) hash.update(file).update('\0').update(readFileSync(file));
	return hash.digest('hex');
}

/** A build that does not come to its end must not pass for the one before. */
export function forgetFingerprint(part: Part): void {
	rmSync(fileOf(part), { force: true });
}

/** @param made the fingerprint of what the build was made from, as it was before it */
export function keepFingerprint(part: Part, made: string): void {
	writeFileSync(fileOf(part), made);
}

function fileOf(part: Part): string {
	return `build/${part}.fingerprint`;
}
