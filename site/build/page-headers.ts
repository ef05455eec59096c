/** The security headers of each page, made from the page itself: a policy that allows its own inline parts and nothing else. */

import { createHash } from 'node:crypto';

export type PageHeaders = Record<string, string>;

/** Headers that every answer of the site carries, whatever it is. */
export const siteHeaders: PageHeaders = {
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
};

export function pageHeaders(html: string): PageHeaders {
	return { 'Content-Security-Policy': contentSecurityPolicy(html) };
}

function contentSecurityPolicy(html: string): string {
	const directives = {
		'default-src': ["'none'"],
		'script-src': ["'self'", ...hashes(html, /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)],
		'style-src': ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
		'img-src': ["'self'", 'data:'],
		'font-src': ["'self'"],
		'connect-src': ["'self'"],
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
		'frame-ancestors': ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}

/** CSP sources for the text inside every match. */
function hashes(html: string, element: RegExp): string[] {
	const contents = [...html.matchAll(element)].map(([, content]) => content ?? '');
	return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/** The same headers in the `_headers` format that static hosts read. */
export function headersFile(pages: Record<string, PageHeaders>): string {
	const rules: Record<string, PageHeaders> = {
		'/*': siteHeaders,
		'/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
		'/widget/*': { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
		...pages,
	};
	const lines = ([path, headers]: [string, PageHeaders]) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	return `${Object.entries(rules).map(lines).join('\n\n')}\n`;
}
