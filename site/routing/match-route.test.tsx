/** Tests of matching paths to routes, and of the paths that are built. */

import { describe, expect, test } from 'vitest';
import { useParams } from 'wouter';
import type { Pages } from '../app.tsx';
import { renderDocument } from '../render/document.tsx';
import { pageMetadata } from '../render/head/page-metadata.ts';
import { routes, type SiteRoute } from '../routes.ts';
import { builtAddresses, matchRoute, mostSpecificFirst } from './match-route.ts';

// Clauses: spec 2.24
test.each([
	['a fixed word beats a parameter', ['/plans/:id', '/plans/new'], '/plans/new'],
	['a parameter beats an optional one', ['/plans/:id?', '/plans/:id'], '/plans/:id'],
	['an optional parameter beats a wildcard', ['/plans/*', '/plans/:id?'], '/plans/:id?'],
	['a deeper fixed path beats a shorter wildcard', ['*', '/plans/:id/*', '/plans/:id/print'], '/plans/:id/print'],
	['the path itself beats one with an optional tail', ['/plans/:id?', '/plans'], '/plans'],
	['a wildcard comes last', ['*', '/', '/terms'], '/terms'],
])('the most specific pattern wins: %s', (_, patterns, winner) => {
	expect(mostSpecificFirst(patterns.map((path) => ({ path })))[0]?.path).toBe(winner);
});

test.each([
	['/', 'landing'],
	['/terms', 'terms'],
	['/plans/42', 'not-found'],
])('%s leads to the page “%s”', (path, name) => {
	expect(matchRoute(path).name).toBe(name);
});

describe('a table with a parameter, an optional segment and a wildcard', () => {
	const table: SiteRoute[] = [
		{ name: 'not-found', path: '*', builtAt: ['/404'] },
		{ name: 'maternity', path: '/plans/:id', builtAt: ['/plans/plan-1'] },
		{ name: 'terms', path: '/terms/:section?', builtAt: ['/terms', '/terms/law'] },
		{ name: 'privacy', path: '/files/*', builtAt: ['/files/a/b'] },
	];
	/** A page that shows the route's name and the parameters in the URL. */
	const pageOf = (name: string) => () => <p>{[name, ...Object.values(useParams())].join(' ').trim()}</p>;
	const pages = Object.fromEntries(table.map(({ name }) => [name, pageOf(name)])) as unknown as Pages;
	const assets = { fontCss: '', fontUrls: [], script: '', widgetScript: () => ({ url: '' }) };

	// Clauses: spec 2.24
	test.each([
		['/plans/plan-1', 'maternity', 'plan-1'],
		['/terms', 'terms', ''],
		['/terms/law', 'terms', 'law'],
		['/files/a/b', 'privacy', 'a/b'],
		['/plans', 'not-found', 'plans'],
	] as const)('shows the page of %s under its own title', (path, name, params) => {
		const html = renderDocument(path, assets, table, pages);
		expect(html).toContain(`<title>${pageMetadata[name].title}</title>`);
		expect(/<main.*?<p>(.*?)<\/p>/.exec(html)?.[1]).toMatch(new RegExp(`^${name}.*${params}$`));
	});

	test('is built at every address that it names', () => {
		const addresses = ['/404', '/plans/plan-1', '/terms', '/terms/law', '/files/a/b'];
		expect(builtAddresses(table).map(({ path }) => path)).toEqual(addresses);
	});

	test('is refused if a pattern with parameters names none', () => {
		const { builtAt: _, ...withoutAddress } = table[1] as SiteRoute;
		expect(() => builtAddresses([...routes, withoutAddress])).toThrow('/plans/:id');
	});
});
