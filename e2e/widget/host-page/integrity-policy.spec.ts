/** End-to-end tests of the pinned scripts under an `Integrity-Policy`. */

import type { APIRequestContext } from '@playwright/test';
import { expect, type Host, test } from '../host-test.ts';

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
	test(`a pinned ${name} runs, and so does what it loads`, async ({ page, host, request, form }) => {
		const body = `${await pinned(request, host, name)}${element}`;
		await page.goto(host.publish({ headers, body }), { waitUntil: 'load' });
		if (element.startsWith('<button')) await page.getByRole('button', { name: 'Quote' }).click();
		await expect(form).toBeVisible();
	});
