/** What makes a part stale, and what happens before a command when its build fails. */

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStamp, isStale, keepStamp, partNames, sourceStamp } from './source-stamp.mjs';

/** One in each place. */
const sources = [
	'shared/a.ts',
	'scripts/build/build.ts',
	'widget/a.ts',
	'site/a.ts',
	'docs/a.md',
	'server/a.ts',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'vite.config.ts',
	'vite.widget.config.ts',
];
const results = [
	'dist/index.html',
	'dist/maternity.html',
	'dist/widget/v1/manifest.json',
	'build/page-headers.json',
	'build/server/server.js',
	'build/server/enquiries-cli.js',
];

const home = process.cwd();
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'build-'));
	process.chdir(folder);
	for (const path of [...sources, ...results]) write(path, '{}');
});
afterEach(() => {
	vi.unstubAllEnvs();
	process.chdir(home);
	rmSync(folder, { recursive: true });
});

function write(path: string, content: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}

const stale = () => partNames.filter(isStale);

function keepStamps(): void {
	for (const part of partNames) keepStamp(part, sourceStamp(part));
}

test.each<[string, string[], () => void]>([
	['the build has come to its end', [], () => {}],
	['shared/a.ts has changed', ['site', 'server'], () => appendFileSync('shared/a.ts', ' ')],
	['package-lock.json has changed', ['site', 'server'], () => appendFileSync('package-lock.json', ' ')],
	['widget/a.ts has changed', ['site'], () => appendFileSync('widget/a.ts', ' ')],
	['vite.widget.config.ts has changed', ['site'], () => appendFileSync('vite.widget.config.ts', ' ')],
	['PUBLIC_ORIGIN has changed', ['site'], () => vi.stubEnv('PUBLIC_ORIGIN', 'https://quotes.example')],
	['server/a.ts has changed', ['server'], () => appendFileSync('server/a.ts', ' ')],
	['a result was deleted', ['server'], () => rmSync('build/server/server.js')],
	['a build has begun', ['site'], () => forgetStamp('site')],
])('once %s, stale is: %j', (_case, parts, change) => {
	expect(stale()).toEqual(['site', 'server']);
	keepStamps();
	change();
	expect(stale()).toEqual(parts);
});

test.each<[string, boolean, string[], () => void]>([
	[
		'goes on and says both where there is an earlier build',
		true,
		['faq.ts is wrong', 'EARLIER BUILD IS SERVED'],
		() => {},
	],
	[
		'stops where one part of the earlier build is missing',
		false,
		['The build failed'],
		() => rmSync('build/server/server.js'),
	],
	['stops where there is no earlier build', false, ['The build failed'], () => rmSync('dist', { recursive: true })],
])('a command after a build that fails %s', (_case, goesOn, words, arrange) => {
	arrange();
	const { status, stderr } = buildWhenStale(true);
	expect(status === 0).toBe(goesOn);
	for (const said of words) expect(stderr).toContain(said);
	expect(stderr.includes('EARLIER')).toBe(goesOn);
});

test('a command that needs what is built now stops', () => {
	expect(buildWhenStale(false)).toMatchObject({ status: 1, stderr: expect.not.stringContaining('EARLIER') });
});

function buildWhenStale(orEarlier: boolean) {
	mkdirSync('node_modules/.bin', { recursive: true });
	symlinkSync(process.execPath, 'node_modules/.bin/node');
	write('scripts/build/build.ts', "console.error('faq.ts is wrong'); process.exit(1);");
	const line = `import { buildWhenStale } from '${join(import.meta.dirname, 'build.mjs')}';
		await buildWhenStale(['site', 'server'], { orEarlier: ${orEarlier} });`;
	return spawnSync(process.execPath, ['--input-type=module', '-e', line], { encoding: 'utf8' });
}
