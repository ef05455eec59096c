/** How the site's files are served: how long they are kept, and who may read them. */

import type { HeaderValues } from '../../shared/serving/page-files.ts';

/** A page at an address that does not change: fresh after every build. */
export const pageCaching = 'public, max-age=0, must-revalidate';

interface FileRule {
	path: RegExp;
	caching: string;
	/** Read by scripts of any origin. */
	anyOrigin?: true;
}

const immutable = 'public, max-age=31536000, immutable';

/** How every other file is served: the first rule whose path matches counts. */
export const fileRules: readonly FileRule[] = [
	{ path: /^\/assets\//, caching: immutable },
	{ path: /^\/widget\/v1\/[^/]+\/./, caching: immutable, anyOrigin: true },
	{ path: /^\/widget\//, caching: 'public, max-age=300, stale-while-revalidate=86400', anyOrigin: true },
	{ path: /^/, caching: 'public, max-age=3600' },
];

/** What is not served as a file: pages have addresses without `.html`, compressed copies are chosen by the server, and `_headers` is for hosts of files. */
export const hiddenFiles = /\.(html|br|gz)$|^\/_headers$/;

export function fileHeaders({ caching, anyOrigin }: FileRule): HeaderValues {
	return {
		'Cache-Control': caching,
		...(anyOrigin && { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
	};
}

/** The answer to a browser that asks beforehand whether a page of another origin may read a file. */
export const preflightHeaders: HeaderValues = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Methods': 'GET, HEAD',
	'Access-Control-Allow-Headers': '*',
	'Access-Control-Max-Age': '7200',
};
