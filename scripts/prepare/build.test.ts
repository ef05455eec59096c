/** What happens before a command when the build fails. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeProjectFile, writeResults, writeSources } from './sample-project.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'build-'));
	writeSources(folder);
	mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
	symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
	writeProjectFile(folder, 'scripts/build.ts', "console.error('faq.ts is wrong'); process.exit(1);");
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(orEarlier: boolean) {
	const line = `import { buildWhenStale } from '${join(import.meta.dirname, 'build.mjs')}';
		await buildWhenStale(['site', 'server'], { orEarlier: ${orEarlier} });`;
	const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', line], {
		cwd: folder,
		encoding: 'utf8',
	});
	return { goesOn: status === 0, says: stderr };
}

test('with an earlier build the command goes on, and is told that it has an earlier one and why', () => {
	writeResults(folder);
	const { goesOn, says } = build(true);
	expect(goesOn).toBe(true);
	expect(says).toMatch(/faq\.ts is wrong.*THE EARLIER BUILD IS SERVED INSTEAD/s);
});

test.each([
	['there is no earlier build', true, () => {}],
	['one part of the earlier build is missing', true, withoutServer],
	['the command needs what is built now', false, () => writeResults(folder)],
])('the command stops where %s', (_case, orEarlier, arrange) => {
	arrange();
	const { goesOn, says } = build(orEarlier);
	expect(goesOn).toBe(false);
	expect(says).toContain('The build failed');
	expect(says).not.toContain('EARLIER');
});

function withoutServer(): void {
	writeResults(folder);
	rmSync(join(folder, 'build/server'), { recursive: true });
}
