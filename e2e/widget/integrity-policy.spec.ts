/** Which ways of embedding work on a page whose `Integrity-Policy` blocks scripts without an integrity. */

import type { APIRequestContext } from '@playwright/test';
import { formIn } from '../visitor.ts';
import { expect, type Host, snippet, test } from './host-test.ts';

const headers = { 'Integrity-Policy': 'blocked-destinations=(script)' };

async function pinned(request: APIRequestContext, { product }: Host, name: string): Promise<string> {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	const { url, integrity } = files[name];
	return `<script src="${product}${url}" integrity="${integrity}" crossorigin="anonymous" async></script>`;
}

test('a pinned script runs', async ({ page, host, request, problems }) => {
	const script = await pinned(request, host, 'quote-widget.js');
	await page.goto(host.publish({ headers, body: `${script}<quote-widget></quote-widget>` }));
	await expect(formIn(page)).toBeVisible();
	expect(problems).toEqual([]);
});

test('a pinned button runs, and loads the widget with its integrity', async ({ page, host, request, problems }) => {
	const script = await pinned(request, host, 'quote-widget-button.js');
	const body = `${script}<button type="button" data-quote-widget>Get a quote</button>`;
	await page.goto(host.publish({ headers, body }), { waitUntil: 'load' });
	await page.getByRole('button', { name: 'Get a quote' }).click();
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

test('a script that is not pinned is blocked', async ({ page, host }) => {
	const body = snippet(host.script).replace('async', `onerror="document.title = 'Blocked'"`);
	await page.goto(host.publish({ headers, body }));
	await expect(page).toHaveTitle('Blocked');
	// The same tag on a page without the policy.
	await page.goto(host.publish({ body }));
	await expect(formIn(page)).toBeVisible();
});
