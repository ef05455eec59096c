/**
 * The site is built beside the one that is served, and takes its place once it is whole: a build that fails changes
 * nothing. Partners pin the widget's copies by their addresses, so that those of earlier builds stay where they were.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a build makes before it is whole, laid out as it will be: `dist/`, and beside it what the server reads. */
export const staging = 'build/next';
export const stagedSite = `${staging}/dist`;

const site = 'dist';
const previous = 'build/previous';
const copies = 'widget/v1';

export function startStaging(): void {
	// A machine that stopped between the two renames left no site.
	if (!existsSync(site) && existsSync(previous)) renameSync(previous, site);
	for (const folder of [staging, previous]) rmSync(folder, { recursive: true, force: true });
	mkdirSync(staging, { recursive: true });
}

export function putInPlace(): void {
	keepEarlierCopies();
	if (existsSync(site)) renameSync(site, previous);
	renameSync(stagedSite, site);
	for (const file of readdirSync(staging)) renameSync(join(staging, file), join('build', file));
	for (const folder of [staging, previous]) rmSync(folder, { recursive: true, force: true });
}

/** A copy that is there already is the same: its address has its hash. */
function keepEarlierCopies(): void {
	const earlier = join(site, copies);
	if (!existsSync(earlier)) return;
	for (const { name } of readdirSync(earlier, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
		cpSync(join(earlier, name), join(stagedSite, copies, name), { recursive: true, force: false });
}
