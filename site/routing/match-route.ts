/** Which page an address leads to, and which addresses the site consists of. */

import { parse } from 'regexparam';
import { matchRoute as matchPattern } from 'wouter';
import { routes, type SiteRoute } from '../routes.ts';

/** The route that the router's `<Switch>` picks, for what is written around the page: head and status. */
export function matchRoute(path: string, table: readonly SiteRoute[] = routes): SiteRoute {
	const route = mostSpecificFirst(table).find(({ path: pattern }) => matchPattern(parse, pattern, path)[0]);
	if (!route) throw new Error(`No route matches ${path}.`);
	return route;
}

/** The addresses that the site consists of, each with its route: what is built. */
export function builtAddresses(table: readonly SiteRoute[] = routes): { path: string; route: SiteRoute }[] {
	return table.flatMap((route) => {
		if (!route.builtAt && /[:*]/.test(route.path))
			throw new Error(`The route ${route.path} does not say what it is built at.`);
		return (route.builtAt ?? [route.path]).map((path) => ({ path, route }));
	});
}

/** Segment by segment a fixed word before a parameter, that before the pattern's end, an optional one after it, a wildcard last. */
export function mostSpecificFirst<Row extends { readonly path: string }>(table: readonly Row[]): Row[] {
	return table.toSorted((one, other) => ranks(one.path).localeCompare(ranks(other.path)));
}

/** A digit a segment, and one for the end. */
function ranks(pattern: string): string {
	return [...pattern.split('/').filter(Boolean).map(rank), 2].join('');
}

function rank(segment: string): number {
	if (segment.startsWith('*')) return 4;
	if (!segment.startsWith(':')) return 0;
	return segment.endsWith('?') ? 3 : 1;
}
