/**
 * A build is made beside the one that is served and takes its place once all of it is whole: a build that fails changes
 * nothing. The immutable copies of the widget that earlier builds made stay, because partners pin them by address.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Laid out as it will be: `dist/`, and beside it what goes into `build/`. */
export const staging = 'build/next';
export const stagedSite = `${staging}/dist`;
export const stagedServer = `${staging}/server`;

const previous = 'build/previous';
const copies = 'widget/v1';

export function startStaging(): void {
	restorePrevious();
	for (const folder of [staging, previous]) rmSync(folder, { recursive: true, force: true });
	mkdirSync(staging, { recursive: true });
}

export function putInPlace(): void {
	keepEarlierCopies();
	mkdirSync(previous, { recursive: true });
	for (const entry of readdirSync(staging)) {
		const place = placeOf(entry);
		if (existsSync(place)) renameSync(place, join(previous, entry));
		renameSync(join(staging, entry), place);
	}
	for (const folder of [staging, previous]) rmSync(folder, { recursive: true, force: true });
}

/** A machine that stopped between the two renames left nothing in the place. */
function restorePrevious(): void {
	if (!existsSync(previous)) return;
	for (const entry of readdirSync(previous)) {
		const place = placeOf(entry);
		if (!existsSync(place)) renameSync(join(previous, entry), place);
	}
}

function placeOf(entry: string): string {
	return entry === 'dist' ? entry : join('build', entry);
}

/**
 * The folders' names have the hash of what is in them. Each file keeps the time at which it began to be served, by which
 * `deploy/prune-widget.mjs` goes; a copy that is served again starts a new period.
 */
function keepEarlierCopies(): void {
	const earlier = join('dist', copies);
	const manifest = join(earlier, 'manifest.json');
	if (!existsSync(stagedSite) || !existsSync(manifest)) return;
	const served = readFileSync(manifest, 'utf8');
	const entries = readdirSync(earlier, { withFileTypes: true });
	for (const { name } of entries.filter((entry) => entry.isDirectory())) {
		const staged = join(stagedSite, copies, name);
		if (served.includes(`/${name}/`) || !existsSync(staged))
			cpSync(join(earlier, name), staged, { recursive: true, preserveTimestamps: true });
	}
}
