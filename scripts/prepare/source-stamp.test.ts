/** What makes a part stale, and what does not. */

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeResults, writeSources } from './sample-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is stale in the folder, after running a line there. */
function stale(line = ''): string[] {
	const module = join(import.meta.dirname, 'source-stamp.mjs');
	const script = `import { forgetStamp, isStale, keepStamp, partNames, sourceStamp } from '${module}';
		const keep = () => { for (const part of partNames) keepStamp(part, sourceStamp(part)); };
		${line}; console.log(JSON.stringify(partNames.filter(isStale)));`;
	const args = ['--input-type=module', '-e', script];
	return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
}

beforeEach(() => {
	writeSources(folder);
	writeResults(folder);
	rmSync(join(folder, 'build/site.stamp'), { force: true });
	rmSync(join(folder, 'build/server.stamp'), { force: true });
});

test('everything is stale before the first build, and nothing after it', () => {
	expect(stale()).toEqual(['site', 'server']);
	expect(stale('keep()')).toEqual([]);
	expect(stale()).toEqual([]);
});

test.each([
	['shared/a.ts', ['site', 'server']],
	['package-lock.json', ['site', 'server']],
	['widget/a.ts', ['site']],
	['vite.widget.config.ts', ['site']],
	['server/a.ts', ['server']],
])('a change of %s makes stale: %j', (path, parts) => {
	stale('keep()');
	appendFileSync(join(folder, path), ' changed');
	expect(stale()).toEqual(parts);
});

test('a part whose result was deleted is stale', () => {
	stale('keep()');
	rmSync(join(folder, 'build/server/server.js'));
	expect(stale()).toEqual(['server']);
});

test('a part whose build did not come to its end is stale', () => {
	stale('keep()');
	expect(stale('forgetStamp("site")')).toEqual(['site']);
});
