/** Copies of the widget that partners have pinned outlast a build. */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringCopiesBack, setCopiesAside } from './earlier-copies.ts';

const home = process.cwd();
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'earlier-copies-'));
	process.chdir(folder);
});
afterEach(() => {
	process.chdir(home);
	rmSync(folder, { recursive: true });
});

const served = (name: string) => join('dist/widget/v1', name);

function build(copy: string): void {
	rmSync('dist', { recursive: true, force: true });
	mkdirSync(served(copy), { recursive: true });
	writeFileSync(served(`${copy}/quote-widget.js`), copy);
	writeFileSync(served('quote-widget.js'), copy);
}

test('every build leaves the copies of the builds before it', () => {
	for (const copy of ['1.0.0-a', '1.0.0-b', '1.0.0-b', '1.0.0-c']) {
		setCopiesAside();
		build(copy);
		bringCopiesBack();
	}
	for (const copy of ['1.0.0-a', '1.0.0-b', '1.0.0-c'])
		expect(readFileSync(served(`${copy}/quote-widget.js`), 'utf8')).toBe(copy);
	expect(readFileSync(served('quote-widget.js'), 'utf8')).toBe('1.0.0-c');
});

test('so does one that was broken off', () => {
	build('1.0.0-a');
	setCopiesAside();
	rmSync('dist', { recursive: true });
	setCopiesAside();
	build('1.0.0-b');
	bringCopiesBack();
	expect(existsSync(served('1.0.0-a/quote-widget.js'))).toBe(true);
});
