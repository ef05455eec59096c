/**
 * A build is made beside the one that is served and takes its place once all of it is whole: a build that fails changes
 * nothing. The immutable copies of the widget that earlier builds made stay, because partners pin them by address.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

/** The folders' names have the hash of what is in them. */
function keepEarlierCopies(): void {
	const earlier = join('dist', copies);
	if (!existsSync(stagedSite) || !existsSync(earlier)) return;
	const entries = readdirSync(earlier, { withFileTypes: true });
	for (const { name } of entries.filter((entry) => entry.isDirectory()))
		cpSync(join(earlier, name), join(stagedSite, copies, name), { recursive: true, force: false });
}
