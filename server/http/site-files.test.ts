/** Tests of serving the built files: pages, compression, caching, unknown paths. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { shareTestApp } from '../testing/test-app.ts';

const folder = testFolder();
const siteRoot = join(folder, 'dist');
const buildRoot = join(folder, 'build');
const pages = ['index', 'maternity', 'terms', 'privacy', '404'];
const immutable = 'public, max-age=31536000, immutable';

function write(path: string, text: string) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	if (/\.(html|js|json)$/.test(path)) {
		writeFileSync(`${path}.br`, brotliCompressSync(text));
		writeFileSync(`${path}.gz`, gzipSync(text));
	}
}

for (const page of pages)
	write(join(siteRoot, `${page}.html`), `<!doctype html><title>${page}</title>${'x'.repeat(500)}`);
write(join(siteRoot, 'assets/main-abc123.js'), 'main()');
write(join(siteRoot, 'widget/v1/quote-widget.js'), 'widget()');
write(join(siteRoot, 'widget/v1/manifest.json'), '{}');
write(join(siteRoot, 'widget/v1/1.0.0/quote-widget.js'), 'widget()');
write(join(siteRoot, 'widget/v1/frame.html'), '<!doctype html><title>frame</title>');
write(join(siteRoot, 'robots.txt'), 'User-agent: *');
write(join(siteRoot, '_headers'), 'X: y');
write(join(siteRoot, '.well-known/security.txt'), 'Contact: x');
write(join(folder, 'secret.txt'), 'secret');
write(
	join(buildRoot, 'page-headers.json'),
	JSON.stringify({
		'/': { 'Content-Security-Policy': 'of-home' },
		'/widget/v1/frame': { 'Content-Security-Policy': "script-src 'self'; frame-ancestors 'self'" },
		'/404': { 'Content-Security-Policy': 'of-404' },
		'/no-script-answer': { 'Content-Security-Policy': 'of-no-script-answer' },
	}),
);
write(join(buildRoot, 'no-script-answer.html'), '<title>[no-script-title]</title><nav>site</nav>[no-script-answer]');
const partners = [
	{ id: 'acme-advisers', origins: ['https://partner.example'] },
	{ id: 'beta-brokers', origins: ['https://beta.example', 'https://www.beta.example'] },
].map((partner) => ({ ...partner, name: partner.id, webhook: null, mailTo: [] }));
const service = shareTestApp({ siteRoot, buildRoot, config: { partners } });

const warnings: Error[] = [];
process.on('warning', (warning) => warnings.push(warning));

const get = (url: string, headers = {}) => service.app.inject({ url, headers });

describe('a page', () => {
	test.each([
		['/', 'index'],
		['/maternity', 'maternity'],
		['/terms?utm_source=x', 'terms'],
		['/privacy', 'privacy'],
	])('%s is served whole, compressed if accepted, and with 304 if the browser has it', async (path, title) => {
		const { statusCode, headers, body } = await get(path);
		expect(statusCode).toBe(200);
		expect(headers['content-type']).toMatch(/^text\/html/);
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(body).toContain(`<title>${title}</title>`);
		expect((await get(path, { 'if-none-match': headers.etag })).statusCode).toBe(304);
		for (const encoding of ['br', 'gzip']) {
			const compressed = await get(path, { 'accept-encoding': encoding });
			expect(compressed.headers['content-encoding']).toBe(encoding);
			expect(compressed.headers['content-type']).toBe(headers['content-type']);
			expect(compressed.headers.vary).toMatch(/accept-encoding/i);
		}
	});

	test('is sent with its own content policy from the latest build, and the other security headers', async () => {
		const path = join(buildRoot, 'page-headers.json');
		const before = readFileSync(path, 'utf8');
		const policy = async () => (await get('/')).headers['content-security-policy'];
		writeFileSync(path, before.replace('of-home', 'of-the-new-home'));
		expect(await policy()).toBe('of-the-new-home');
		rmSync(path);
		expect(await policy()).toContain("default-src 'none'");
		writeFileSync(path, before);
		expect((await get('/')).headers).toMatchObject({
			'content-security-policy': 'of-home',
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'x-frame-options': 'DENY',
			'permissions-policy': expect.stringContaining('camera=()'),
			'cross-origin-opener-policy': 'same-origin',
			'strict-transport-security': 'max-age=31536000',
		});
	});

	// Clauses: spec 2.25 8.4
	test.each([
		['/maternity', 'Unexpected Application Error!', 'site'],
		['/zh', '发生意外的程序错误！', ''],
	])('that fails, %s, is answered with the uncached fallback screen and the status', async (path, title, shell) => {
		const headersFile = join(buildRoot, 'page-headers.json');
		const before = readFileSync(headersFile, 'utf8');
		write(join(siteRoot, 'zh.html'), '<!doctype html><title>zh</title>');
		writeFileSync(headersFile, '{');
		const { statusCode, headers, body } = await get(path);
		writeFileSync(headersFile, before);
		expect(statusCode).toBe(500);
		expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
		expect(body).toContain(`<title>${title}</title>`);
		expect(body).toContain(`<h1>${title}</h1>`);
		expect(body).toContain('<p>500 Internal Server Error</p>');
		expect(body).toContain(shell);
	});

	test('a misspelt file of the widget shows as 404 in the console of any page, not as blocked', async () => {
		const { statusCode, headers, body } = await get('/widget/v1/quote-wigdet.js');
		expect(statusCode).toBe(404);
		expect(headers).toMatchObject({
			'content-type': 'text/javascript; charset=utf-8',
			'access-control-allow-origin': '*',
			'cross-origin-resource-policy': 'cross-origin',
			'cache-control': 'no-store',
		});
		expect(body).toContain('manifest.json');
	});

	test.each([
		['partner=test', ['*']],
		['partner=acme-advisers', ['https://partner.example']],
		['theme=dark&partner=beta%2Dbrokers', ['https://beta.example', 'https://www.beta.example']],
		['partner=nobody', []],
		['', []],
	])(
		'that shows only the widget, with “%s”, may be framed by us and by that partner’s pages: %j',
		async (query, origins) => {
			const { headers, statusCode } = await get(`/widget/v1/frame?${query}`);
			expect(statusCode).toBe(200);
			const [, own, others] =
				/^script-src 'self'; frame-ancestors ('self'(?: \S+(?:localhost|127\.0\.0\.1):\*)+)(.*)$/.exec(
					`${headers['content-security-policy']}`,
				) ?? [];
			expect(own).toContain('http://localhost:*');
			expect(others?.split(' ').filter(Boolean)).toEqual(origins);
			expect(headers).not.toHaveProperty('x-frame-options');
		},
	);
});

test.each([
	['/maternity/', '/maternity'],
	['/maternity.html', '/maternity'],
	['/terms/?utm_source=x&name=%20', '/terms?utm_source=x&name=%20'],
	['/privacy.html', '/privacy'],
	['/index.html?x', '/?x'],
])('%s is redirected to the page’s own address with the query: %s', async (address, location) => {
	const { statusCode, headers } = await get(address);
	expect([statusCode, headers.location]).toEqual([308, location]);
});

describe('an unknown path is answered with the 404 page', () => {
	const long = [`/${'x'.repeat(256)}`, `/maternity/${'x'.repeat(1000)}`, `/${'folder/'.repeat(1000)}x`];
	const likePages = ['/index', '/index/', '/nothing.html', '/nothing/', '/maternity//', '/404', '/404/', '/404.html'];
	const likeFiles = [
		...['/maternity.html.br', '/_headers', '/assets', '/assets/', '/assets/none.js'],
		...['/.env', '/.git/config'],
	];
	const outside = [
		...['/../secret.txt', '/%2e%2e/secret.txt', '//secret.txt', '/\\..\\secret.txt'],
		...['/assets/..%2f..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt'],
	];
	const undecodable = ['/%00', '/%', '/100%?q=1', '/%C0%AF', '/maternity%00.html'];
	const unknown = ['/nothing', '/maternity/nothing', ...long, ...likePages, ...likeFiles, ...outside, ...undecodable];
	test.each(unknown)('%s', async (path) => {
		const answer = await get(path);
		expect(answer.statusCode).toBe(404);
		expect(answer.headers['content-security-policy']).toBe('of-404');
		expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(answer.body).toContain('<title>404</title>');
	});

	test('and is not logged', () => {
		expect(warnings).toEqual([]);
	});
});

test.each([
	['if-none-match', '*'],
	['if-match', '"x"'],
	['range', 'bytes=0-9'],
	['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
	['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
])('an unknown path is answered with the whole 404 page, whatever the header %s', async (name, value) => {
	const answer = await get('/nothing', { [name]: value });
	expect(answer.statusCode).toBe(404);
	expect(answer.headers['content-range']).toBeUndefined();
	expect(answer.body).toMatch(/<title>404<\/title>x{500}$/);
});

test('a preflight of any page for the widget is allowed', async () => {
	const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-trace' };
	const { statusCode, headers } = await service.app.inject({
		method: 'OPTIONS',
		url: '/widget/v1/quote-widget.js',
		headers: { origin: 'https://stranger.example', ...preflight },
	});
	expect(statusCode).toBe(204);
	expect(headers).toMatchObject({
		'access-control-allow-origin': '*',
		'access-control-allow-methods': 'GET, HEAD',
		'access-control-allow-headers': '*',
	});
});

test.each([
	['/assets/main-abc123.js', immutable, undefined],
	['/widget/v1/1.0.0/quote-widget.js', immutable, '*'],
	['/widget/v1/quote-widget.js', 'public, max-age=300, stale-while-revalidate=86400', '*'],
	['/widget/v1/manifest.json', 'public, max-age=300, stale-while-revalidate=86400', '*'],
	['/robots.txt', 'public, max-age=3600', undefined],
	['/.well-known/security.txt', 'public, max-age=3600', undefined],
])('%s has the caching %s and may be read by: %s', async (path, caching, origin) => {
	const { statusCode, headers } = await get(path, { origin: 'https://partner.example' });
	expect(statusCode).toBe(200);
	expect(headers['cache-control']).toBe(caching);
	expect(headers['access-control-allow-origin']).toBe(origin);
	expect(headers['cross-origin-resource-policy']).toBe(origin ? 'cross-origin' : 'same-origin');
	expect(headers.etag).toBeDefined();
});

test('the answer to a form is shown in the site’s own page shell', async () => {
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload: 'name=$%26' });
	expect(answer.body).toMatch(/^<title>There is a problem<\/title><nav>site<\/nav><section/);
	expect(answer.body).toContain('value="$&amp;"');
	expect(answer.headers['content-security-policy']).toBe('of-no-script-answer');
});
