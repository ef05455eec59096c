/** npm keeps no log of the operator's command line, whose arguments name people. */

import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('npm run enquiries leaves no log behind', () => {
	const cache = temporaryFolder();
	// Its `pre` script builds; what npm logs is the same without it.
	const args = ['run', '--silent', '--ignore-scripts', 'enquiries', '--', 'erase', '--email', 'mei@example.com'];
	const env = { ...process.env, npm_config_cache: cache, DATA_DIR: cache, DATABASE_URL: '' };
	const { status, stderr } = spawnSync('npm', args, { env, encoding: 'utf8' });
	expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^There is no store in /) });
	expect(existsSync(join(cache, '_logs'))).toBe(false);
	rmSync(cache, { recursive: true });
});
