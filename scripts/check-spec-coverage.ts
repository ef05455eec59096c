/** Verifies that every test named in `docs/spec-coverage.md` exists: its file, and the quoted words in it. */

import { existsSync, readFileSync } from 'node:fs';

const table = readFileSync('docs/spec-coverage.md', 'utf8');
const named = [...table.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: “(.+?)”(?=<br>| \|)/g)];
const missing = named.filter(
	([, file = '', words = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
);
const uncovered = table.split('\n').filter((line) => /^\| (?!clause)/.test(line) && !line.includes('“'));

for (const [, file, words] of missing) console.error(`No test “${words}” in ${file}.`);
for (const row of uncovered) console.error(`No test is named for: ${row}`);
if (named.length === 0) console.error('No test is named at all.');
if (missing.length + uncovered.length > 0 || named.length === 0) process.exit(1);
console.log(`${named.length} tests named in docs/spec-coverage.md exist.`);
