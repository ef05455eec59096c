/** Verifies that every test named in a coverage table exists: its file, and a test there with the quoted words in its title. */

import { existsSync, readFileSync } from 'node:fs';

/** A test's title as the source has it: after `test(`, or after `)(` where a table of cases comes first. */
const title = /(?:\btest\(|\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1/g;

const documents = ['docs/spec-coverage.md', 'docs/accessibility-conformance.md'];
const table = documents.map((document) => readFileSync(document, 'utf8')).join('\n');
const named = [...table.matchAll(/`([^`]+\.tsx?)`: “(.+?)”(?=<br>| \|)/g)];
const missing = named.filter(([, file = '', words = '']) => !titlesIn(file).some((each) => each.includes(words)));
const uncovered = table
	.split('\n')
	.filter((line) => /^\| (?!clause|criterion)/.test(line) && !/“|\| not applicable \|/.test(line));

for (const [, file, words] of missing) console.error(`No test “${words}” in ${file}.`);
for (const row of uncovered) console.error(`No test is named for: ${row}`);
if (named.length === 0) console.error('No test is named at all.');
if (missing.length + uncovered.length > 0 || named.length === 0) process.exit(1);
console.log(`${named.length} tests named in ${documents.join(' and ')} exist.`);

function titlesIn(file: string): string[] {
	if (!existsSync(file)) return [];
	const source = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
	return [...source.matchAll(title)].map(([, , words = '']) => words.replaceAll('\\', ''));
}
