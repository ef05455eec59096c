/** How the site's files are served, by the service and by hosts of files: how long they are kept, and who may read them. */

import type { HeaderValues } from './page-files.ts';

/** A page at an address that does not change: fresh after every build. */
export const pageCaching = 'public, max-age=0, must-revalidate';

interface FileRule {
	path: RegExp;
	caching: string;
	/** Read by scripts of any origin. */
	anyOrigin?: true;
}

const immutable = 'public, max-age=31536000, immutable';

const fileRules: readonly FileRule[] = [
	{ path: /^\/assets\//, caching: immutable },
	{ path: /^\/widget\/v1\/[^/]+\/./, caching: immutable, anyOrigin: true },
	{ path: /^\/widget\//, caching: 'public, max-age=300, stale-while-revalidate=86400', anyOrigin: true },
	{ path: /^/, caching: 'public, max-age=3600' },
];

/** What is not served as a file: pages have addresses without `.html`, compressed copies are chosen by the server, and `_headers` is for hosts of files. */
export const hiddenFiles = /\.(html|br|gz)$|^\/_headers$/;

/** Widget files are read by pages of any origin. */
export const anyOriginHeaders: HeaderValues = {
	'Access-Control-Allow-Origin': '*',
	'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** How a file that is no page is served: by the first rule whose path matches. */
export function fileHeaders(path: string): HeaderValues {
	const { caching, anyOrigin } = fileRules.find((rule) => rule.path.test(path)) as FileRule;
	return { 'Cache-Control': caching, ...(anyOrigin && anyOriginHeaders) };
}

/** The answer to a browser that asks beforehand whether a page of another origin may read a file. */
export const preflightHeaders: HeaderValues = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Methods': 'GET, HEAD',
	'Access-Control-Allow-Headers': '*',
	'Access-Control-Max-Age': '7200',
};
