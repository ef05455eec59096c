/** What a partner's developer is told in the console, where a visitor sees a failure or nothing at all. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { outcomeCopy } from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, formIn, planIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

/** The warnings on the page from now on. */
function listen(page: Page): string[] {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	return warnings;
}

async function sendForm(page: Page): Promise<void> {
	await fillIn(formIn(page));
	await send(formIn(page));
}

test('mistakes in attributes, of an element, a script tag and a button, each once', async ({ page, host }) => {
	const warnings = listen(page);
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

test('a pinned build that is gone: its address, and a link to our form', async ({ page, host, problems }) => {
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

test('where the script’s address is unknown, as in a module, nothing is sent, and both say so', async ({
	page,
	host,
}) => {
	// Another company's script at an address like ours.
	await page.route('https://other.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
	const warnings = listen(page);
	await page.addInitScript(() => {
		const codes: string[] = [];
		Object.assign(window, { codes });
		addEventListener('quote-widget:error', ({ detail }) => codes.push(`${detail.code} ${detail.retryable}`));
	});
	const posts: string[] = [];
	page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()));
	const scripts = `<script src="https://other.example/widget/v1/chat.js"></script><script type="module" src="${host.script}"></script>`;
	await page.goto(host.publish({ body: `<quote-widget show="form"></quote-widget>${scripts}` }));
	await expect.poll(() => warnings).toEqual([expect.stringContaining('no endpoint')]);
	await sendForm(page);
	await expect(formIn(page).getByRole('region', { name: outcomeCopy.failedTitle })).toBeVisible();
	expect(await page.evaluate('codes')).toEqual(['endpoint false']);
	expect(warnings).toHaveLength(1);
	expect(posts).toEqual([]);
});
