/** Tests of the security headers of pages, and of the `_headers` file. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageCaching } from '../../shared/serving/caching.ts';
import { securityHeaders } from '../../shared/serving/security-headers.ts';
import { framePageHeaders, headersFile, pageHeaders } from './page-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows exactly the inline parts of the page, those of embedded widgets included', () => {
	const html =
		'<script type="speculationrules">{}</script><style>a{}</style><template><style>b{}</style></template><style>a{}</style>';
	expect(pageHeaders(html)['Content-Security-Policy']?.split('; ')).toEqual([
		"default-src 'none'",
		`script-src 'self' ${hash('{}')}`,
		`style-src 'self' ${hash('a{}')} ${hash('b{}')}`,
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	]);
});

test('lets a page show frames of our own only if it has one', () => {
	expect(pageHeaders('<iframe src="/x"></iframe>')['Content-Security-Policy']).toContain("frame-src 'self'");
	expect(pageHeaders('<p>')['Content-Security-Policy']).not.toContain('frame-src');
});

test('only our own pages may frame the widget’s page, and no other page may be framed', () => {
	expect(framePageHeaders('')).toEqual({
		'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'"),
	});
	expect(pageHeaders('')).toMatchObject({ 'X-Frame-Options': 'DENY' });
});

test('writes the same headers for static hosts', () => {
	const [widget, pinned] = ['/widget/v1/quote-widget.js', '/widget/v1/1.0.0/quote-widget.js'];
	const file = headersFile({ '/terms': { 'Content-Security-Policy': 'x' } }, [widget, pinned]);
	expect(file).toContain(`\n\n/terms\n  Cache-Control: ${pageCaching}\n  Content-Security-Policy: x\n`);
	const [everywhere = '', ...others] = file.split('\n\n');
	expect(everywhere.split('\n')).toEqual([
		'/*',
		...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
	]);
	for (const unchanging of ['/assets/*', pinned])
		expect(others).toContain(`${unchanging}\n  Cache-Control: public, max-age=31536000, immutable`);
	expect(others).toContain(`${widget}\n  Cache-Control: public, max-age=300, stale-while-revalidate=86400`);
	expect(others).toContain('/widget/*\n  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin');
});
