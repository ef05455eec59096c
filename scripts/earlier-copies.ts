/** Partners pin the widget's copies by their addresses: a build leaves those of earlier builds where they were. */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const served = 'dist/widget/v1';
/** Outside of what a build empties: one that breaks off loses nothing. */
const aside = 'build/earlier-copies';

export function setCopiesAside(): void {
	if (existsSync(served)) moveFolders(served, aside);
}

export function bringCopiesBack(): void {
	if (existsSync(aside)) moveFolders(aside, served);
}

/** A copy that is there already is the same: its address has its hash. */
function moveFolders(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
		if (existsSync(join(to, name))) rmSync(join(from, name), { recursive: true });
		else renameSync(join(from, name), join(to, name));
	}
}
