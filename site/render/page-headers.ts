/** The security headers of each page. The CSP allows the page's inline scripts and styles by hash, and no other inline code. */

import { createHash } from 'node:crypto';
import { anyOriginHeaders, fileHeaders, pageCaching } from '../../shared/serving/caching.ts';
import { type HeaderValues, ownFrames } from '../../shared/serving/page-files.ts';
import { frameHeaders, securityHeaders } from '../../shared/serving/security-headers.ts';

export function pageHeaders(html: string): HeaderValues {
	return { ...frameHeaders, 'Content-Security-Policy': `${contentPolicy(html)}; frame-ancestors 'none'` };
}

/** Headers of the page that partners show in a frame. */
export function framePageHeaders(html: string): HeaderValues {
	return { 'Content-Security-Policy': `${contentPolicy(html)}; ${ownFrames}` };
}

function contentPolicy(html: string): string {
	const directives = {
		'default-src': ["'none'"],
		'script-src': ["'self'", ...hashes(html, /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)],
		'style-src': ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
		'img-src': ["'self'"],
		'font-src': ["'self'"],
		'connect-src': ["'self'"],
		...(html.includes('<iframe') && { 'frame-src': ["'self'"] }),
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}

/** CSP hashes of the contents of all matching elements. */
function hashes(html: string, element: RegExp): string[] {
	const contents = [...html.matchAll(element)].map(([, content]) => content ?? '');
	return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/**
 * The service's headers in the `_headers` format of static hosting services. Only one entry sets caching for a path, because some
 * hosting services join the values of a header that two entries set.
 *
 * @param files URL paths of the widget's files
 */
export function headersFile(pages: Record<string, HeaderValues>, files: readonly string[]): string {
	const caching = (path: string) => ({ 'Cache-Control': fileHeaders(path)['Cache-Control'] as string });
	const rules: Record<string, HeaderValues> = {
		'/*': securityHeaders,
		'/assets/*': caching('/assets/file'),
		'/widget/*': anyOriginHeaders,
		...Object.fromEntries(files.map((path) => [path, caching(path)])),
	};
	for (const [path, headers] of Object.entries(pages)) rules[path] = { 'Cache-Control': pageCaching, ...headers };
	const lines = ([path, headers]: [string, HeaderValues]) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	return `${Object.entries(rules).map(lines).join('\n\n')}\n`;
}
