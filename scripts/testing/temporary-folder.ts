/** Creates an empty folder, which the caller removes. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder(): string {
	return mkdtempSync(join(tmpdir(), 'quote-site-'));
}
