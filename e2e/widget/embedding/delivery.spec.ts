/** End-to-end tests of the script's delivery: immutable copies, integrity, sizes, and a link where a pinned copy is gone. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fillIn, formIn, planIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test('the manifest names an immutable copy with its hash and sizes', async ({ request }) => {
	const manifest = await (await request.get('/widget/v1/manifest.json')).json();
	const file = manifest.files['quote-widget.js'];
	expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
	// The package's address has a hash as well, because a version in a lockfile must always mean the same bytes.
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

test('a pinned build that is gone: its address in the console, and a link to our form', async ({ page, host }) => {
	host.provoked.push('status of 404', "parsing 'integrity'");
	const guide = readFileSync('docs/embedding.md', 'utf8').replaceAll('https://HOST', host.product);
	const [body = ''] = /<script src="[^"]*VERSION-HASH.*?<\/quote-widget>/s.exec(guide) ?? [];
	const missing = page.waitForEvent('console', (message) => message.text().includes('404'));
	await page.goto(host.publish({ body: body.replace('#quote', '&plan=plan-2#quote') }));
	expect((await missing).location().url).toContain('VERSION-HASH/quote-widget.js');
	await page.getByRole('link', { name: 'Get a free quote' }).click();
	await expect(formIn(page)).toBeInViewport();
	await expect(planIn(formIn(page))).toHaveValue('plan-2');
	await fillIn(formIn(page));
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(formIn(page))]);
	expect(request.postDataJSON()).toMatchObject({ partner: 'acme-advisers', plan: 'plan-2' });
});
