/** A build takes the place of the one before when it is whole, and leaves the widget's copies that partners have pinned. */

import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace, startStaging } from './staging.ts';

const home = process.cwd();
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'staging-'));
	process.chdir(folder);
});
afterEach(() => {
	process.chdir(home);
	rmSync(folder, { recursive: true });
});

const served = ['dist/index.html', 'build/page-headers.json', 'build/no-script-answer.html', 'build/server/server.js'];
const pinned = (copy: string) =>
	['quote-widget.js', 'quote-widget.tgz'].map((file) => `dist/widget/v1/${copy}/${file}`);
const read = (file: string) => readFileSync(file, 'utf8');

function stage(copy: string): void {
	startStaging();
	for (const file of [
		...pinned(copy),
		'dist/index.html',
		'page-headers.json',
		'no-script-answer.html',
		'server/server.js',
	]) {
		mkdirSync(dirname(join('build/next', file)), { recursive: true });
		writeFileSync(join('build/next', file), copy);
	}
}

function build(copy: string): void {
	stage(copy);
	putInPlace();
}

test('every build leaves the copies of the builds before it', () => {
	for (const copy of ['1.0.0-a', '1.0.0-b', '1.0.0-b', '1.0.0-c']) build(copy);
	for (const copy of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) expect(pinned(copy).map(read)).toEqual([copy, copy]);
	for (const file of served) expect(read(file)).toBe('1.0.0-c');
});

test('one that is broken off leaves the site and the server as they were', () => {
	build('1.0.0-a');
	stage('1.0.0-b');
	for (const file of served) expect(read(file)).toBe('1.0.0-a');
	build('1.0.0-c');
	expect(pinned('1.0.0-a').map(read)).toEqual(['1.0.0-a', '1.0.0-a']);
});

test.each(['dist', 'build/server'])('one that was broken off as it took the place of %s loses nothing', (place) => {
	build('1.0.0-a');
	mkdirSync('build/previous');
	renameSync(place, join('build/previous', basename(place)));
	startStaging();
	for (const file of served) expect(read(file)).toBe('1.0.0-a');
	build('1.0.0-b');
	expect(pinned('1.0.0-a').map(read)).toEqual(['1.0.0-a', '1.0.0-a']);
	for (const file of served) expect(read(file)).toBe('1.0.0-b');
});

test('a build of the server alone leaves the site', () => {
	build('1.0.0-a');
	startStaging();
	mkdirSync('build/next/server');
	writeFileSync('build/next/server/server.js', '1.0.0-b');
	putInPlace();
	expect(read('build/server/server.js')).toBe('1.0.0-b');
	expect(read('dist/index.html')).toBe('1.0.0-a');
});
