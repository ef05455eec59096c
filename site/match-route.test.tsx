/** Which of several matching patterns wins. */

import { expect, test } from 'vitest';
import { bySpecificity } from './by-specificity.ts';
import { routes } from './routes.ts';

test.each([
	['a fixed word beats a parameter', ['/plans/:id', '/plans/new'], '/plans/new'],
	['a parameter beats an optional one', ['/plans/:id?', '/plans/:id'], '/plans/:id'],
	['an optional parameter beats a wildcard', ['/plans/*', '/plans/:id?'], '/plans/:id?'],
	['a deeper fixed path beats a shorter wildcard', ['*', '/plans/:id/*', '/plans/:id/print'], '/plans/:id/print'],
	['the path itself beats one with an optional tail', ['/plans/:id?', '/plans'], '/plans'],
	['a wildcard comes last', ['*', '/', '/terms'], '/terms'],
])('the most specific pattern wins: %s', (_, patterns, winner) => {
	expect(patterns.map((path) => ({ path })).toSorted(bySpecificity)[0]?.path).toBe(winner);
});

test('the wildcard of the route table is tried last', () => {
	expect(routes.toSorted(bySpecificity).at(-1)?.path).toBe('*');
});
