/** Tests of replacing a build by a newer, complete build without losing the copies of the widget that partners have pinned. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { replaceServedBuild, startStaging } from './staging.ts';

const home = process.cwd();
beforeEach(() => process.chdir(testFolder()));
afterEach(() => process.chdir(home));

const served = ['dist/index.html', 'build/page-headers.json', 'build/no-script-answer.html', 'build/server/server.js'];
const pinned = (copy: string) =>
	['quote-widget.js', 'quote-widget.tgz'].map((file) => `dist/widget/v1/${copy}/${file}`);
const read = (file: string) => readFileSync(file, 'utf8');

function stage(copy: string): void {
	startStaging();
	for (const file of [...pinned(copy), ...served.map((path) => path.replace('build/', ''))]) {
		mkdirSync(dirname(join('build/next', file)), { recursive: true });
		writeFileSync(join('build/next', file), copy);
	}
	const files = { 'quote-widget.js': { url: `/widget/v1/${copy}/quote-widget.js` } };
	writeFileSync('build/next/dist/widget/v1/manifest.json', JSON.stringify({ files }));
}

function build(copy: string): void {
	stage(copy);
	replaceServedBuild();
}

test('every build leaves the copies of the builds before it', () => {
	for (const copy of ['1.0.0-a', '1.0.0-b', '1.0.0-b', '1.0.0-c']) build(copy);
	for (const copy of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) expect(pinned(copy).map(read)).toEqual([copy, copy]);
	for (const file of served) expect(read(file)).toBe('1.0.0-c');
});

test('copies are removed two years after another has replaced them', () => {
	const command = join(home, 'deploy/prune-widget.mjs');
	const prune = () => execFileSync('node', [command], { encoding: 'utf8' }).trim();
	const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
	/** Simulates a copy that was first built `years` ago. A second build of the same copy must keep the date of its files. */
	const buildAgo = (copy: string, years: number) => {
		build(copy);
		for (const file of pinned(copy)) utimesSync(file, yearsAgo(years), yearsAgo(years));
		build(copy);
	};
	buildAgo('1.0.0-old', 5);
	buildAgo('1.0.0-back', 4);
	buildAgo('1.0.0-long', 3);
	build('1.0.0-back');
	build('1.0.0-last');
	const replaced = yearsAgo(3).toISOString().slice(0, 10);
	expect(prune()).toBe(`Removed 1.0.0-old/quote-widget.js, replaced on ${replaced}.`);
	const copies = ['1.0.0-back', '1.0.0-last', '1.0.0-long', 'manifest.json'];
	expect(readdirSync('dist/widget/v1').sort()).toEqual(copies);
	expect(prune()).toBe('');
});

test('an interrupted build leaves the site and the server as they were', () => {
	build('1.0.0-a');
	stage('1.0.0-b');
	for (const file of served) expect(read(file)).toBe('1.0.0-a');
	build('1.0.0-c');
	expect(pinned('1.0.0-a').map(read)).toEqual(['1.0.0-a', '1.0.0-a']);
});

test.each(['dist', 'build/server'])('a build interrupted while it replaces %s loses nothing', (place) => {
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
	replaceServedBuild();
	expect(read('build/server/server.js')).toBe('1.0.0-b');
	expect(read('dist/index.html')).toBe('1.0.0-a');
});
