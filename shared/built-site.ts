/** The built site: what its build leaves beside the web root for the server, and how its files are served. */

import type { Language } from './content/languages.ts';

/** Names and values of HTTP headers. */
export type HeaderValues = Record<string, string>;

/** File with the headers of each page: `{ "/maternity": { "Content-Security-Policy": "…" } }`. */
export const pageHeadersFile = 'page-headers.json';

/** File with the page that answers a form sent without scripts in a language, and the name its headers have among those of the pages. */
export function noScriptAnswerFile(language: Language): string {
	return language === 'en' ? 'no-script-answer.html' : `no-script-answer.${language}.html`;
}
export function noScriptAnswerPath(language: Language): string {
	return language === 'en' ? '/no-script-answer' : `/no-script-answer.${language}`;
}

/** Where the server writes the answer into that page. */
export const noScriptAnswerSlots = { title: '<!--no-script-title-->', body: '<!--no-script-answer-->' };

/** For the home page and the page of unknown paths, whose addresses are not their files' names. */
export const homePage = '/index';
export const notFoundPage = '/404';

/** The widget as a page of its own, for frames on partners' pages. */
export const framePage = '/widget/v1/frame';
/** In the policy of that page; the service adds the partners' origins. */
export const ownFrames = "frame-ancestors 'self'";

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

/** What is not served as a file: pages have addresses without `.html`, and compressed copies are chosen by the server. */
export const hiddenFiles = /\.(html|br|gz)$/;

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
