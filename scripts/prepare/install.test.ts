/** Set-up where packages are there already: the Node that runs it is one of them. npm is played, for the real one needs its registry. */

import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Empties `node_modules` as `npm ci` does, and brings Node back as `npm rebuild node` does. */
const npm = `import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
if (process.argv[2] === 'ci') {
	rmSync('node_modules', { recursive: true });
	mkdirSync('node_modules/@rolldown/binding-here', { recursive: true });
	copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
} else {
	mkdirSync('node_modules/.bin');
	symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node');
}`;

test('a changed lockfile is installed by the very Node that npm takes away', () => {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'install-')));
	const node = join(folder, 'node_modules/node/bin/node');
	mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
	mkdirSync(join(folder, 'node_modules/.bin'));
	copyFileSync(process.execPath, node);
	symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'));
	writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }));
	writeFileSync(join(folder, 'npm.mjs'), npm);

	const prepare = spawnSync(node, [join(import.meta.dirname, '../prepare.mjs')], {
		cwd: folder,
		env: { npm_execpath: 'npm.mjs' },
		encoding: 'utf8',
	});
	expect(prepare.stderr).toContain('Installing packages');
	expect(prepare.status).toBe(0);
	expect(existsSync(node)).toBe(false);
	expect(existsSync(join(folder, 'build/node'))).toBe(false);
	rmSync(folder, { recursive: true });
});
