/** The built site for nginx and for Caddy, to be included where they serve it: the same rules by which the service does. */

import {
	fileHeaders,
	fileRules,
	framePage,
	type HeaderValues,
	hiddenFiles,
	homePage,
	notFoundPage,
	pageCaching,
	preflightHeaders,
} from '../../shared/built-site.ts';
import { defaultHeaders, securityHeaders } from '../../shared/security-headers.ts';

/** Headers by page, as they were made from the pages. */
type Pages = Record<string, HeaderValues>;

const origin = '# Made by the build from the tables that the service uses: changes here are lost.';

/** For a `server` block whose `root` is the web root. */
export function nginxInclude(pages: Pages): string {
	const files = fileRules.map(
		(rule) => `location ~ "${rule.path.source}" {
${nginxHeaders({ ...defaultHeaders, ...fileHeaders(rule) })}${rule.anyOrigin ? nginxPreflight : ''}
	try_files $uri =404;
}`,
	);
	const addresses = addressesOf(pages).map(
		({ page, file, headers }) => `location = ${page} {
${nginxHeaders(headers)}
	try_files ${file} =404;
}`,
	);
	const redirects = addressesOf(pages).flatMap(({ page, aliases }) =>
		aliases.map((alias) => `location = ${alias} { return 308 ${page}$is_args$args; }`),
	);
	return `${[
		origin,
		'absolute_redirect off;',
		'charset utf-8;',
		'charset_types text/css text/javascript text/plain text/xml application/javascript application/xml;',
		'gzip_static on;',
		'gzip_vary on;',
		`error_page 404 ${notFoundPage}.html;`,
		`location = ${notFoundPage}.html {
	internal;
${nginxHeaders(notFoundHeaders(pages))}
}`,
		...redirects,
		...addresses,
		`location ~ "${hiddenFiles.source}" { return 404; }`,
		...files,
	].join('\n')}\n`;
}

/** `add_header` is not inherited where a block has any of its own, so each has all. */
function nginxHeaders(headers: HeaderValues, indent = '\t'): string {
	return Object.entries(headers)
		.map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
		.join('\n');
}

const nginxPreflight = `
	if ($request_method = OPTIONS) {
${nginxHeaders({ ...defaultHeaders, ...preflightHeaders }, '\t\t')}
		return 204;
	}`;

/**
 * For a site block whose `root` is the web root. Its `path` matcher takes no notice of case, a regular expression does.
 * Of several `handle_errors` in a block with a host name the first alone counts: that one is left to the guide's file.
 */
export function caddyInclude(pages: Pages): string {
	const addresses = addressesOf(pages).map(({ page, file, headers }) => ({
		matcher: `path_regexp ^${page}$`,
		body: `${caddyHeaders(headers)}\n\t\trewrite * ${file}\n${caddyFileServer()}`,
	}));
	const redirects = addressesOf(pages).flatMap(({ page, aliases }) =>
		aliases.map((alias) => ({
			matcher: `path_regexp ^${alias.replaceAll('.', '\\.')}$`,
			body: `\t\tredir * ${page}{query_suffix} 308`,
		})),
	);
	// `file` takes a folder for one of its files when the path ends in a slash.
	const missing = [`path_regexp (${hiddenFiles.source}|/$)`, 'not file'].map((matcher) => ({
		matcher,
		body: `${caddyHeaders(notFoundHeaders(pages))}
		request_header -Range
		request_header -If-*
		rewrite * ${notFoundPage}.html
${caddyFileServer('status 404')}`,
	}));
	const files = fileRules.map((rule) => ({
		matcher: `path_regexp ${rule.path.source}`,
		body: [
			caddyHeaders({ ...defaultHeaders, ...fileHeaders(rule) }),
			...(rule.anyOrigin ? [caddyPreflight] : []),
			caddyFileServer(),
		].join('\n'),
	}));
	return `${origin}
route {
	map {query} {query_suffix} {
		~^(.+)$ "?\${1}"
		default ""
	}
${[...redirects, ...addresses, ...missing, ...files].map(caddyHandle).join('\n')}
}
`;
}

function caddyFileServer(...options: string[]): string {
	const lines = ['precompressed br gzip', 'disable_canonical_uris', ...options].map((line) => `\t\t\t${line}\n`);
	return `\t\tfile_server {\n${lines.join('')}\t\t}`;
}

function caddyHandle({ matcher, body }: { matcher: string; body: string }, index: number): string {
	return `\t@rule${index} ${matcher}\n\thandle @rule${index} {\n${body}\n\t}`;
}

function caddyHeaders(headers: HeaderValues): string {
	return Object.entries(headers)
		.map(([name, value]) => `\t\theader ${name} "${value}"`)
		.join('\n');
}

const caddyPreflight = `		@preflight method OPTIONS
		handle @preflight {
${caddyHeaders(preflightHeaders)}
			respond 204
		}`;

/** Every page with an address, its file, its headers, and the addresses that lead to it. */
function addressesOf(pages: Pages) {
	return Object.entries(pages)
		.filter(([page]) => page !== notFoundPage)
		.map(([page, headers]) => ({
			page,
			file: `${page === '/' ? homePage : page}.html`,
			headers: page === framePage ? framedHeaders(headers) : pageHeaders(headers),
			aliases: page === '/' ? [`${homePage}.html`] : [`${page}/`, `${page}.html`],
		}));
}

function pageHeaders(headers: HeaderValues = {}): HeaderValues {
	return { ...defaultHeaders, ...headers, 'Cache-Control': pageCaching };
}

function framedHeaders(headers: HeaderValues): HeaderValues {
	const { 'Cross-Origin-Resource-Policy': resourcePolicy } = defaultHeaders;
	return {
		...securityHeaders,
		'Cross-Origin-Resource-Policy': resourcePolicy,
		...headers,
		'Cache-Control': pageCaching,
	};
}

function notFoundHeaders(pages: Pages): HeaderValues {
	return pageHeaders(pages[notFoundPage]);
}
