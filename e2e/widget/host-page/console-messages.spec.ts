/** What a partner's developer is told in the console, where a visitor sees a failure or nothing at all. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { outcomeCopy } from '../../../shared/content/en/form-copy.ts';
import { fillIn, formIn, planIn, send } from '../../visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** The warnings of the widget, and the codes of its failures. */
async function listen(page: Page) {
	const warnings: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'warning') warnings.push(message.text());
	});
	await page.addInitScript(() => {
		const codes: string[] = [];
		Object.assign(window, { codes });
		addEventListener('quote-widget:error', ({ detail }) => codes.push(`${detail.code} ${detail.retryable}`));
	});
	return { warnings, codes: () => page.evaluate('codes') };
}

async function sendForm(page: Page): Promise<void> {
	await fillIn(formIn(page));
	await send(formIn(page));
}

test('a site that is not registered: the origin and what to do, once, and nothing is sent again', async ({
	page,
	host,
}) => {
	const { warnings, codes } = await listen(page);
	let posts = 0;
	await page.route('**/api/enquiries', (route) => {
		if (route.request().method() === 'POST') posts++;
		return route.fulfill({ status: 403, headers: cors, json: {} });
	});
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await sendForm(page);
	await expect(formIn(page).getByRole('button', { name: outcomeCopy.tryAgain })).toBeVisible();
	await formIn(page).getByRole('button', { name: outcomeCopy.tryAgain }).click();
	await expect.poll(codes).toEqual(['403 false', '403 false']);
	expect(posts).toBe(2);
	expect(warnings).toEqual([expect.stringContaining(`${new URL(page.url()).origin} is not registered`)]);
});

test('a partner whose id nobody has', async ({ page, host }) => {
	const { warnings } = await listen(page);
	await page.route('**/api/enquiries', (route) =>
		route.fulfill({
			status: 201,
			headers: cors,
			json: { reference: 'AB-12', receivedAt: new Date().toISOString(), warnings: ['unknown-partner'] },
		}),
	);
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" partner="acne"') }));
	await sendForm(page);
	await expect(page.getByText('AB-12').first()).toBeVisible();
	expect(warnings).toEqual([expect.stringContaining('no partner has the id acne')]);
});

test('mistakes in attributes, of an element, a script tag and a button, each once', async ({ page, host }) => {
	const { warnings } = await listen(page);
	await page.goto(
		host.publish({
			body: `<a href="#away" data-quote-widget data-partnr="acme" data-thmee="dark">Quote</a>
			<script src="${host.product}/widget/v1/quote-widget-button.js"></script>
			<quote-widget show="form" pln="plan-2" partner=“acme”></quote-widget>
			<quote-widget show="form" pln="plan-2" partner=“acme”></quote-widget>
			<script src="${host.script}" data-mount="#nowhere" data-shw="form"></script>`,
		}),
	);
	await expect(formIn(page)).toHaveCount(2);
	await page.getByRole('link', { name: 'Quote' }).click();
	await expect(page.getByRole('dialog', { name: 'Quote' })).toBeVisible();
	for (const mistake of [
		'data-partnr should be data-partner',
		'data-thmee should be data-theme',
		'pln should be plan',
		'curly quotes in partner=“acme”',
		'data-shw should be data-show',
		'found no element that matches data-mount=#nowhere',
	])
		expect(
			warnings.filter((warning) => warning.includes(mistake)),
			mistake,
		).toHaveLength(1);
});

test('a pinned build that is gone: a link to our form, which keeps partner and plan, and the address in the console', async ({
	page,
	host,
	problems,
}) => {
	const guide = readFileSync('docs/embedding.md', 'utf8').replaceAll('https://HOST', host.product);
	const [body = ''] = /<script src="[^"]*VERSION-HASH.*?<\/quote-widget>/s.exec(guide) ?? [];
	await page.goto(host.publish({ body: body.replace('#quote', '&plan=plan-2#quote') }), { waitUntil: 'load' });
	expect(problems.join()).toContain('VERSION-HASH/quote-widget.js');
	await page.getByRole('link', { name: 'Get a free quote' }).click();
	await expect(formIn(page)).toBeInViewport();
	await expect(planIn(formIn(page))).toHaveValue('plan-2');
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), sendForm(page)]);
	expect(request.postDataJSON()).toMatchObject({ partner: 'acme-advisers', plan: 'plan-2' });
});

/** As another company serves its own, and as ours would be copied. */
const chat = '<script src="https://other.example/widget/v1/chat.js"></script>';
for (const [name, script] of [
	['a module', (_: string, src: string) => `<script type="module" src="${src}"></script>`],
	['a bundle', (code: string) => `<script>${code}</script>`],
	['a copy', () => '<script src="/js/quote-widget.js"></script>'],
] as const)
	test(`${name}, where the address is not known: nothing is sent, the form and the console say so`, async ({
		page,
		host,
		request,
	}) => {
		const code = await (await request.get(host.script)).text();
		const answer = (body: string) => ({ contentType: 'text/javascript', headers: cors, body });
		await page.route('https://other.example/**', (route) => route.fulfill(answer('')));
		await page.route('**/js/quote-widget.js', (route) => route.fulfill(answer(code)));
		const { warnings, codes } = await listen(page);
		const posts: string[] = [];
		page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()));
		await page.goto(
			host.publish({ body: `${chat}<quote-widget show="form"></quote-widget>${script(code, host.script)}` }),
		);
		await expect.poll(() => warnings).toEqual([expect.stringContaining('no endpoint')]);
		await sendForm(page);
		await expect(formIn(page).getByRole('region', { name: outcomeCopy.failedTitle })).toBeVisible();
		expect(await codes()).toEqual(['endpoint false']);
		expect(warnings).toHaveLength(1);
		expect(posts).toEqual([]);
	});
