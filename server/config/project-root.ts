/** Paths and version of the project, the same when run from sources and from the build. */

import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const packageFile = findPackageJSON(import.meta.url) ?? '';

export const projectRoot = dirname(packageFile);
export const siteRoot = join(projectRoot, 'dist');

export function productVersion(): string {
	return JSON.parse(readFileSync(packageFile, 'utf8')).version;
}
