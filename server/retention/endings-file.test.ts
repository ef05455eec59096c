/** Tests of who owns the endings file; `erase.test.ts` tests the file's content. */

import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notTested } from '../../scripts/testing/not-tested.ts';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { recordEndingsIn } from './endings-file.ts';

const isRoot = process.getuid?.() === 0;
if (!isRoot) notTested('an erasure by root', 'root');
test.skipIf(!isRoot)('a file created by root is given to the owner of the folder, whose service appends to it', () => {
	const backups = join(testFolder(), 'backups');
	mkdirSync(backups);
	const nobody = 65_534;
	chownSync(backups, nobody, nobody);
	const erased = { reference: '0WKTY-GPHBB-VHE5', at: '2026-11-26T00:00:00.000Z' };
	recordEndingsIn(backups, expect.unreachable)('erasures', [erased]);
	const { uid, mode } = statSync(join(backups, 'erasures'));
	expect([uid, mode & 0o777]).toEqual([nobody, 0o600]);
});
