/** Tests of set-up over existing packages, which include the running Node. npm is simulated, because npm needs a registry. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';

/** Simulated npm: `ci` empties `node_modules`, `rebuild node` installs Node. */
const npm = `import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
if (process.argv[2] === 'ci') {
	writeFileSync('asked', process.argv.slice(2).join(' '));
	rmSync('node_modules', { recursive: true });
	mkdirSync('node_modules/@rolldown/binding-here', { recursive: true });
	copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
} else {
	mkdirSync('node_modules/.bin');
	symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node');
}`;

let folder: string;
beforeEach(() => {
	folder = realpathSync(testFolder());
	mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
	mkdirSync(join(folder, 'node_modules/.bin'));
	copyFileSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
	symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'));
	writeFileSync(join(folder, 'npm.mjs'), npm);
});

const checker = { 'node_modules/checker': { version: '1.0.0', dev: true } };

function writeLockfile(path: string, packages: object): void {
	writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

function prepare(...args: string[]) {
	const program = join(folder, 'node_modules/node/bin/node');
	return spawnSync(program, [join(import.meta.dirname, 'prepare.mjs'), ...args], {
		cwd: folder,
		env: { npm_execpath: 'npm.mjs' },
		encoding: 'utf8',
	});
}

test.each([
	['everything', [], '--include=dev'],
	['nothing that only checks need, with --omit=dev', ['--omit=dev'], '--omit=dev'],
])('npm installs %s, run by the Node that it removes', (_case, args, option) => {
	writeLockfile('package-lock.json', { ...checker, 'node_modules/server': { version: '1.0.0' } });
	const { status, stderr } = prepare(...args);
	expect(stderr).toContain('Installing packages');
	expect(status).toBe(0);
	expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(option);
	expect(existsSync(join(folder, 'node_modules/node/bin/node'))).toBe(false);
	expect(existsSync(join(folder, 'build/node'))).toBe(false);
});

test.each([
	['is no reason to install with --omit=dev', ['--omit=dev'], false],
	['is a reason to install for checks', [], true],
])('a missing package that only checks need %s', (_case, args, installs) => {
	writeLockfile('package-lock.json', checker);
	writeLockfile('node_modules/.package-lock.json', {});
	mkdirSync(join(folder, 'node_modules/@rolldown/binding-here'), { recursive: true });
	const { status, stderr } = prepare(...args);
	expect(status).toBe(0);
	expect(stderr.includes('Installing packages')).toBe(installs);
});

/**
 * These commands must not install missing dev dependencies, because `npm ci` empties `node_modules` first, under a running
 * service.
 */
test.each(['start', 'build', 'enquiries', 'words'])('npm run %s needs no package for checks', (name) => {
	expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts[`pre${name}`]).toContain('--omit=dev');
});
