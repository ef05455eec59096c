/** The playground's check of a policy gives the verdict that the browser gives on a page with that policy. */

import { expect, type Page } from '@playwright/test';
import { fillIn, formIn, send } from '../visitor.ts';
import { test } from './playground-test.ts';

/** `HOST` is where the widget comes from. */
const runs = [
	"default-src 'none'; script-src HOST; connect-src HOST",
	'SCRIPT-SRC HOST/widget/; Connect-Src HOST/api/enquiries',
	'script-src http://*:*; connect-src localhost:*',
	"style-src 'none'; img-src 'none'; font-src 'none'; form-action 'none'; frame-ancestors 'none'",
	"require-trusted-types-for 'script'; trusted-types 'none'",
	'sandbox allow-scripts allow-forms allow-same-origin',
];
const isStopped = [
	"default-src 'self'",
	"script-src HOST; connect-src 'none'",
	'default-src HOST, connect-src HOST/widget/',
	'script-src HOST/widget',
	'script-src localhost',
	"script-src 'nonce-r4nd0m' 'strict-dynamic' HOST",
	'script-src-elem; script-src HOST',
	'sandbox allow-scripts allow-forms',
	'sandbox allow-scripts allow-same-origin',
];

for (const [verdict, patterns] of Object.entries({ runs, isStopped }))
	test(`the browser, too, says of each policy: ${verdict}`, async ({
		page,
		context,
		builtPlayground,
		hostSite,
		baseURL,
	}) => {
		test.slow();
		const { origin } = new URL(`${baseURL}`);
		const script = `${origin}/widget/v1/quote-widget.js`;
		const body = `<script src="${script}" async></script><quote-widget show="form"></quote-widget>`;
		const hostPage = await context.newPage();
		await page.goto(builtPlayground);
		await page.getByLabel('Address of the widget’s script').fill(script);
		for (const pattern of patterns) {
			const policy = pattern.replaceAll('HOST', origin);
			await page.getByLabel('Content-Security-Policy of your page').fill(policy);
			await expect(page.getByText('Nothing is missing'), pattern).toBeVisible({ visible: verdict === 'runs' });
			const url = hostSite.publish({ body, headers: { 'Content-Security-Policy': policy } });
			await hostPage.goto(url);
			expect(await isStored(hostPage), pattern).toBe(verdict === 'runs');
		}
	});

/** Whether an enquiry reaches the service. */
async function isStored(page: Page): Promise<boolean> {
	const form = formIn(page);
	if (!(await form.isVisible())) return false;
	await fillIn(form);
	const isAnswered = new Promise<boolean>((resolve) => {
		page.on('response', (response) => response.status() === 201 && resolve(true));
		// The browser says why it stopped a form or a request.
		page.on('console', (message) => message.type() === 'error' && resolve(false));
	});
	await send(form);
	return isAnswered;
}
