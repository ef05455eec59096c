/** The bytes of the embedded store on disk, for tests of what must not be among them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every byte in every file of the folder, as text in Latin-1. */
export function storedBytes(folder: string): string {
	const files = readdirSync(folder);
	return files.map((file) => readFileSync(join(folder, file), 'latin1')).join('');
}
