/** An empty folder for a test or a measurement, which removes it again. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder(): string {
	return mkdtempSync(join(tmpdir(), 'quote-site-'));
}
