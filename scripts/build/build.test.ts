/** Tests of the build: when a part is stale, and what a command does if its build fails. */

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import { fingerprint, isStale, partNames, removeFingerprint, writeFingerprint } from './fingerprint.ts';

const sources = ['shared/a.ts', 'widget/build/a.ts', 'docs/a.md', 'server/a.ts', 'package-lock.json', 'vite.config.ts'];
const results = [
	'dist/index.html',
	'dist/maternity.html',
	'dist/widget/v1/manifest.json',
	'build/page-headers.json',
	'build/server/server.js',
	'build/server/enquiries-cli.js',
];

const home = process.cwd();
beforeEach(() => {
	process.chdir(testFolder());
	for (const path of [...sources, ...results]) {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, '{}');
	}
});
afterEach(() => {
	vi.unstubAllEnvs();
	process.chdir(home);
});

test.each<[string, string[], () => void]>([
	['the build has ended', [], () => {}],
	['shared/a.ts has changed', ['site', 'server'], () => appendFileSync('shared/a.ts', ' ')],
	['package-lock.json has changed', ['site', 'server'], () => appendFileSync('package-lock.json', ' ')],
	['widget/build/a.ts has changed', ['site'], () => appendFileSync('widget/build/a.ts', ' ')],
	['docs/a.md has changed', ['site'], () => appendFileSync('docs/a.md', ' ')],
	['docs/a.md has another name', ['site'], () => renameSync('docs/a.md', 'docs/b.md')],
	['vite.config.ts has changed', ['site'], () => appendFileSync('vite.config.ts', ' ')],
	['PUBLIC_ORIGIN has changed', ['site'], () => vi.stubEnv('PUBLIC_ORIGIN', 'https://quotes.example')],
	['server/a.ts has changed', ['server'], () => appendFileSync('server/a.ts', ' ')],
	['a result was deleted', ['server'], () => rmSync('build/server/server.js')],
	['a build has begun', ['site'], () => removeFingerprint('site')],
])('once %s, these parts are stale: %j', (_case, parts, change) => {
	expect(partNames.filter(isStale)).toEqual(['site', 'server']);
	for (const part of partNames) writeFingerprint(part, fingerprint(part));
	change();
	expect(partNames.filter(isStale)).toEqual(parts);
});

test.each<[string, number, boolean, string[], () => void]>([
	['continues with the earlier build, and reports both', 0, true, ['--or-earlier'], () => {}],
	['stops where an earlier part is missing', 1, false, ['--or-earlier'], () => rmSync('build/server/server.js')],
	['stops where it needs what is built now', 1, false, [], () => {}],
])('a command whose build fails %s', (_case, exitCode, isEarlier, options, arrange) => {
	arrange();
	mkdirSync('shared/content');
	for (const name of ['brand', 'figures', 'languages', 'plans']) writeFileSync(`shared/content/${name}.json`, '{,}');
	const build = join(import.meta.dirname, 'build.ts');
	const { status, stderr } = spawnSync(process.execPath, [build, '--stale', ...options], { encoding: 'utf8' });
	expect(status).toBe(exitCode);
	expect(stderr).toContain('plans.json is not JSON');
	expect(stderr.includes('THE EARLIER BUILD IS SERVED INSTEAD')).toBe(isEarlier);
});
