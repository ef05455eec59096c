/** The one table of pages: the router, the renderer, the sitemap and the headers are made from it. `heads.ts` has their titles. */

export type PageName = 'landing' | 'maternity' | 'terms' | 'privacy' | 'not-found';

export interface SiteRoute {
	/** Also the page's folder below `pages/`, its style sheet, its head and its social image. */
	readonly name: PageName;
	/** A wouter pattern. */
	readonly path: string;
}

export const routes: readonly SiteRoute[] = [
	{ name: 'landing', path: '/' },
	{ name: 'maternity', path: '/maternity' },
	{ name: 'terms', path: '/terms' },
	{ name: 'privacy', path: '/privacy' },
	{ name: 'not-found', path: '*' },
];

/** The row for a path that is written exactly so in the table; any other path is the page not found. */
export function routeOf(path: string): SiteRoute {
	return (routes.find((route) => route.path === path) ?? routes.at(-1)) as SiteRoute;
}
