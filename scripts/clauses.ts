/**
 * `npm run clauses` lists the clauses of the specification and of WCAG with their tests. Fails if a clause has no test, or if a
 * test names an unknown clause. A comment before a test names its clauses: `// Clauses: spec 2.13, wcag 1.3.2`.
 */

import { globSync, readFileSync } from 'node:fs';

/** Documents with a table whose first column is the clause's number. */
const documents = { spec: 'docs/spec-coverage.md', wcag: 'docs/accessibility-conformance.md' };
const sources = globSync('{e2e,scripts,server,shared,site,widget}/**/*.ts{,x}');
/** Matches the comment and the title of the next test, which may follow a table of cases. */
const carried = /^\s*\/\/ Clauses: ([^\n]+)\n(?:(?!\/\/ Clauses).)*?(?:\btest\(|\)\()\s*(['"`])((?:\\.|(?!\2).)+)\2/gms;

const tests = new Map<string, string[]>();
for (const file of sources)
	for (const [, clauses = '', , title = ''] of readFileSync(file, 'utf8').matchAll(carried))
		for (const clause of namesIn(clauses))
			tests.set(clause, [...(tests.get(clause) ?? []), `${file}: ${title.replaceAll('\\', '')}`]);

const rows = Object.entries(documents).flatMap(([document, file]) => rowsOf(document, readFileSync(file, 'utf8')));
const known = new Set(rows.map(({ clause }) => clause));
for (const { clause, text } of rows) console.log([`${clause} ${text}`, ...(tests.get(clause) ?? [])].join('\n    '));
const problems = [
	...rows.filter(({ clause }) => !tests.has(clause)).map(({ clause }) => `No test carries ${clause}.`),
	...[...tests].filter(([clause]) => !known.has(clause)).map(([clause, by]) => `There is no ${clause}: ${by.join()}.`),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** `spec 2.1 2.5, wcag 1.3.2` → `spec 2.1`, `spec 2.5`, `wcag 1.3.2`. */
function namesIn(clauses: string): string[] {
	return clauses.split(', ').flatMap((part) => {
		const [document, ...numbers] = part.split(' ');
		return numbers.map((number) => `${document} ${number}`);
	});
}

function rowsOf(document: string, table: string) {
	return [...table.matchAll(/^\| ([\d.]+)(.*)$/gm)].map(([, number, rest = '']) => ({
		clause: `${document} ${number}`,
		text: rest.replace(/^[ |]+/, '').split(' | ')[0],
	}));
}
