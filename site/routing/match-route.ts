/** Matches a path to its route, and lists the paths that are built. */

import { parse } from 'regexparam';
import { matchRoute as matchPattern } from 'wouter';
import { routes, type SiteRoute } from '../routes.ts';

/** The route that the router's `<Switch>` would pick; used for the page's head and status. */
export function matchRoute(path: string, table: readonly SiteRoute[] = routes): SiteRoute {
	const route = mostSpecificFirst(table).find(({ path: pattern }) => matchPattern(parse, pattern, path)[0]);
	if (!route) throw new Error(`No route matches ${path}.`);
	return route;
}

/** Every path at which a page is built, with its route. */
export function builtAddresses(table: readonly SiteRoute[] = routes): { path: string; route: SiteRoute }[] {
	return table.flatMap((route) => {
		if (!route.builtAt && /[:*]/.test(route.path))
			throw new Error(`The route ${route.path} does not say what it is built at.`);
		return (route.builtAt ?? [route.path]).map((path) => ({ path, route }));
	});
}

/** Sorts patterns segment by segment: fixed word, parameter, end of the pattern, optional parameter, wildcard. */
export function mostSpecificFirst<Row extends { readonly path: string }>(table: readonly Row[]): Row[] {
	return table.toSorted((one, other) => ranks(one.path).localeCompare(ranks(other.path)));
}

/** Sort key: one digit per segment, and a last digit for the end of the pattern. */
function ranks(pattern: string): string {
	return [...pattern.split('/').filter(Boolean).map(rank), 2].join('');
}

function rank(segment: string): number {
	if (segment.startsWith('*')) return 4;
	if (!segment.startsWith(':')) return 0;
	return segment.endsWith('?') ? 3 : 1;
}
