/** Cache and CORS headers of the site's files, for the service and for static hosts. */

import type { HeaderValues } from './page-files.ts';

/** `Cache-Control` of pages. A page keeps its address when its content changes, so browsers must revalidate it on each visit. */
export const pageCaching = 'public, max-age=0, must-revalidate';

interface FileRule {
	path: RegExp;
	caching: string;
	/** Set if scripts of any origin may read the file. */
	anyOrigin?: true;
}

const immutable = 'public, max-age=31536000, immutable';

const fileRules: readonly FileRule[] = [
	{ path: /^\/assets\//, caching: immutable },
	{ path: /^\/widget\/v1\/[^/]+\/./, caching: immutable, anyOrigin: true },
	{ path: /^\/widget\//, caching: 'public, max-age=300, stale-while-revalidate=86400', anyOrigin: true },
	{ path: /^/, caching: 'public, max-age=3600' },
];

/** Files without a URL: pages are served without `.html`, compressed files by negotiation, and `_headers` is for static hosts. */
export const hiddenFiles = /\.(html|br|gz)$|^\/_headers$/;

/** Headers of widget files, which pages of any origin may read. */
export const anyOriginHeaders: HeaderValues = {
	'Access-Control-Allow-Origin': '*',
	'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Headers of a file that is not a page. The first matching rule applies. */
export function fileHeaders(path: string): HeaderValues {
	const { caching, anyOrigin } = fileRules.find((rule) => rule.path.test(path)) as FileRule;
	return { 'Cache-Control': caching, ...(anyOrigin && anyOriginHeaders) };
}

/** Response headers to a CORS preflight for a file. */
export const preflightHeaders: HeaderValues = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Methods': 'GET, HEAD',
	'Access-Control-Allow-Headers': '*',
	'Access-Control-Max-Age': '7200',
};
