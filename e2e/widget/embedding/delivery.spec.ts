/** How the script reaches partners: versions, integrity, caching, cross-origin headers. */

import { createHash } from 'node:crypto';
import { expect, ready, test } from '../host-test.ts';

test('the manifest names an immutable copy with its hash and sizes', async ({ request }) => {
	const manifest = await (await request.get('/widget/v1/manifest.json')).json();
	const file = manifest.files['quote-widget.js'];
	expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
	// The package's, too: in a lockfile one version never stands for other bytes.
	for (const { url } of Object.values<{ url: string }>(manifest.files))
		expect(url.split('/').at(-2)).toMatch(new RegExp(`^${manifest.version}-[a-f]\\w{7}$`));
	const copy = await request.get(file.url);
	const bytes = await copy.body();
	expect(file.bytes).toBe(bytes.length);
	for (const [size, coding] of [
		[file.gzip, 'gzip'],
		[file.brotli, 'br'],
	]) {
		const packed = await request.get(file.url, { headers: { 'Accept-Encoding': coding } });
		expect(packed.headers()).toMatchObject({ 'content-encoding': coding, 'content-length': `${size}` });
	}
	expect(file.integrity).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
	expect(copy.headers()['cache-control']).toContain('max-age=31536000, immutable');
	expect(bytes.equals(await (await request.get('/widget/v1/quote-widget.js')).body())).toBe(true);
});

test('the script is cached briefly, for any origin', async ({ request }) => {
	const headers = (await request.get('/widget/v1/quote-widget.js')).headers();
	expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
	expect(headers['access-control-allow-origin']).toBe('*');
	expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
	expect(headers['cache-control']).toContain('max-age=300, stale-while-revalidate');
	expect(headers.etag).toBeTruthy();
});

test('loads with an integrity attribute on a cross-origin isolated page', async ({ page, host, request, problems }) => {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	const { url, integrity } = files['quote-widget.js'];
	await page.goto(
		host.publish({
			headers: { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' },
			body: `<script src="${host.product}${url}" integrity="${integrity}" crossorigin="anonymous" async></script><quote-widget></quote-widget>`,
		}),
	);
	await ready(page);
	expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
	expect(problems).toEqual([]);
});
