/** Which page an address leads to, for the router and for the head of its document. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useParams } from 'wouter';
import { App, loadApp } from './app.tsx';
import { renderDocument } from './document.tsx';
import { builtAddresses, bySpecificity, matchRoute } from './match-route.ts';
import { pageMetadata } from './page-metadata.ts';
import { type PageName, routes, type SiteRoute } from './routes.ts';

afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

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

test.each([
	['/', 'landing'],
	['/terms', 'terms'],
	['/plans/42', 'not-found'],
])('%s leads to the page “%s”', (path, name) => {
	expect(matchRoute(path).name).toBe(name);
});

test('the site is built at the addresses of its pages, and at one for unknown paths', () => {
	expect(builtAddresses().map(({ path }) => path)).toEqual([
		'/',
		'/maternity',
		'/zh',
		'/ms',
		'/ta',
		'/terms',
		'/privacy',
		'/partners',
		'/404',
	]);
});

describe('a table with a parameter, an optional segment and a wildcard', () => {
	/** Shows which page it is and what the address says. */
	const routeTo = (name: PageName, path: string, builtAt: string[]): SiteRoute => ({
		name,
		path,
		builtAt,
		loadPage: async () => () => `${name} ${JSON.stringify(useParams())}`,
	});
	const table = [
		routeTo('not-found', '*', ['/404']),
		routeTo('maternity', '/plans/:id', ['/plans/plan-1']),
		routeTo('terms', '/terms/:section?', ['/terms', '/terms/law']),
		routeTo('privacy', '/files/*', ['/files/a/b']),
	];
	const assets = { fontCss: '', fontUrls: [], scriptsOf: () => [], widgetScript: () => ({ url: '' }) };

	test.each([
		['/plans/plan-1', 'maternity', { id: 'plan-1' }],
		['/terms', 'terms', {}],
		['/terms/law', 'terms', { section: 'law' }],
		['/files/a/b', 'privacy', { '*': 'a/b' }],
		['/plans', 'not-found', { '*': 'plans' }],
	] as const)('shows the page of %s under its own title', async (path, name, params) => {
		render(<App {...(await loadApp(path, table))} />);
		const [shown, values = ''] = (screen.getByRole('main').textContent ?? '').split(' ');
		expect(shown).toBe(name);
		expect(JSON.parse(values)).toMatchObject(params);
		const html = await renderDocument(path, assets, table);
		expect(html).toContain(`<title>${pageMetadata[name].title}</title>`);
		expect(html).toContain(`>${name} `);
	});

	test('is built at every address that it names', () => {
		const addresses = ['/404', '/plans/plan-1', '/terms', '/terms/law', '/files/a/b'];
		expect(builtAddresses(table).map(({ path }) => path)).toEqual(addresses);
	});

	test('is refused where a pattern names none', () => {
		const { builtAt: _, ...withoutAddress } = table[1] as SiteRoute;
		expect(() => builtAddresses([...routes, withoutAddress])).toThrow('/plans/:id');
	});
});

test('the page not found says so, and logs the path', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	window.history.replaceState(null, '', '/plans/42');
	render(<App {...(await loadApp('/plans/42'))} />);
	expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
	expect(console.log).toHaveBeenCalledWith('404: no page at /plans/42');
});
