/** Tests that the documents name every setting, pregnancy type and WCAG criterion, and only files and commands that exist. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

function found(pattern: RegExp, text: string, fewest: number): string[] {
	const names = [...new Set([...text.matchAll(pattern)].flatMap(([, name = '']) => name.split(' ')))];
	expect(names.length).toBeGreaterThanOrEqual(fewest);
	return names;
}

test('docs/embedding.md names every pregnancy type', () => {
	for (const name of found(/^\t'([a-z-]+)',$/gm, read('shared/content/words/answers.ts'), 5))
		expect(read('docs/embedding.md')).toContain(`\`${name}\``);
});

/**
 * Criteria of WCAG 2.2 (https://www.w3.org/TR/WCAG22/), level A and then AA, without the eight about audio, video, motion and
 * authentication, which do not apply.
 */
const criteria = [
	'1.1.1 1.3.1 1.3.2 1.3.3 1.4.1 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1',
	'2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
	'1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11',
	'2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 4.1.3',
]
	.join(' ')
	.split(' ');

test('docs/accessibility-conformance.md has a row for each of the 47 criteria that apply', () => {
	const rows = [...read('docs/accessibility-conformance.md').matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, id]) => id);
	expect(rows).toHaveLength(47);
	expect(rows.sort()).toEqual(criteria.sort());
});

test('the newest entry of docs/changelog.md is the version of the build', () => {
	const [, newest] = /^## (\S+), \d{4}-\d{2}-\d{2}$/m.exec(read('docs/changelog.md')) ?? [];
	expect(read('widget/api/embed/widget-files.ts')).toContain(`export const widgetVersion = '${newest}';`);
});

test('docs/operating/install.md names every variable of the environment', () => {
	const operating = read('docs/operating/install.md');
	const names = found(/^\t([A-Z_]{4,}): /gm, read('server/config/config.ts'), 6);
	expect(names.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
});

test.each(['README.md', ...globSync('docs/**/*.md')])('%s names only what exists', (document) => {
	const text = read(document);
	const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
	const files = all(/`((?:e2e|docs|scripts|server|shared|site|widget)\/[\w./-]*)`/g);
	const links = all(/\]\((?!https?:)([^)#\s]+)/g).map((link) => join(dirname(document), link));
	expect([...files, ...links].filter((file) => !existsSync(file))).toEqual([]);
	const sections = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)];
	const broken = sections.filter(
		([, file, id]) => !headingIds(file ? join(dirname(document), file) : document).includes(`${id}`),
	);
	expect(broken.map(([link]) => link)).toEqual([]);
	const { scripts } = JSON.parse(read('package.json'));
	expect(all(/npm run (?:--silent )?([\w:-]*\w)/g).filter((name) => !(name in scripts))).toEqual([]);
});

/** Ids of the headings, as GitHub makes them. */
function headingIds(file: string): string[] {
	const headings = [...read(file).matchAll(/^#+ (.+)$/gm)];
	return headings.map(([, text = '']) =>
		text
			.toLowerCase()
			.replace(/[^\w -]/g, '')
			.replaceAll(' ', '-'),
	);
}
