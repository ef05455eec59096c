import type { APIRequestContext } from '@playwright/test';
import { formIn } from '../../testing/visitor.ts';
import { expect, type Host, snippet, test } from '../host-test.ts';

const headers = { 'Integrity-Policy': 'blocked-destinations=(script)' };

async function pinned(request: APIRequestContext, { product }: Host, name: string): Promise<string> {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	const { url, integrity } = files[name];
	return `<script src="${product}${url}" integrity="${integrity}" crossorigin="anonymous" async></script>`;
}

for (const { name, element } of [
	{ name: 'quote-widget.js', element: '<quote-widget></quote-widget>' },
	{ name: 'quote-widget-button.js', element: '<button type="button" data-quote-widget>Quote</button>' },
])
	test(`a pinned ${name} runs, and so does what it loads`, async ({ page, host, request, problems }) => {
		const body = `${await pinned(request, host, name)}${element}`;
		await page.goto(host.publish({ headers, body }), { waitUntil: 'load' });
		if (element.startsWith('<button')) await page.getByRole('button', { name: 'Quote' }).click();
		await expect(formIn(page)).toBeVisible();
		expect(problems).toEqual([]);
	});

test('a frame is a page of its own', async ({ page, host }) => {
	const address = `${host.product}/a-page-with-a-frame`;
	const body = '<iframe src="/widget/v1/frame" title="Quote"></iframe>';
	await page.route(address, (route) => route.fulfill({ contentType: 'text/html', headers, body }));
	await page.goto(address);
	await expect(formIn(page.frameLocator('iframe'))).toBeVisible();
});

test('on an isolated page a frame needs `credentialless`, and the script nothing', async ({ page, host }) => {
	const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' };
	const frame = `src="${host.product}/widget/v1/frame?show=form" title="Quote"`;
	const body = `<iframe ${frame}></iframe><iframe ${frame} credentialless></iframe>${snippet(host.script, 'show="form"')}`;
	await page.goto(host.publish({ headers: isolated, body }));
	expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
	await expect(formIn(page)).toBeVisible();
	await expect(formIn(page.frameLocator('iframe[credentialless]'))).toBeVisible();
	await expect(formIn(page.frameLocator('iframe:not([credentialless])'))).toHaveCount(0);
});

test('a script that is not pinned is blocked', async ({ page, host }) => {
	const body = snippet(host.script).replace('async', `onerror="document.title = 'Blocked'"`);
	await page.goto(host.publish({ headers, body }));
	await expect(page).toHaveTitle('Blocked');
	// The same tag on a page without the policy.
	await page.goto(host.publish({ body }));
	await expect(formIn(page)).toBeVisible();
});
