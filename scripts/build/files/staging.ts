/**
 * Staging of builds: a new build replaces the served one only when it is complete, so a failed build changes nothing. Immutable
 * copies of the widget from earlier builds are kept, because partners pin addresses of such copies.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a new build until the build replaces the served one: `dist/`, and what moves into `build/`, such as `server/`. */
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

export function replaceServedBuild(): void {
	copyEarlierWidgets();
	mkdirSync(previous, { recursive: true });
	for (const entry of readdirSync(staging)) {
		const place = placeOf(entry);
		if (existsSync(place)) renameSync(place, join(previous, entry));
		renameSync(join(staging, entry), place);
	}
	for (const folder of [staging, previous]) rmSync(folder, { recursive: true, force: true });
}

/** Undoes a replacement that was interrupted between its two renames. */
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
 * Copies earlier builds of the widget, in folders named by version and hash. The modification times of their files are kept,
 * because they tell `deploy/prune-widget.mjs` when a build became current. A build that becomes current again gets a new time.
 */
function copyEarlierWidgets(): void {
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
