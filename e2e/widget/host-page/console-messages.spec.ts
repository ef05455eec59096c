/** What a partner's developer is told in the console. Where nothing can be sent: `widget/element/quote-widget-element.test.ts`. */

import { readFileSync } from 'node:fs';
import { fillIn, formIn, planIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test('mistakes in attributes, of an element, a script tag and a button, each once', async ({ page, host }) => {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
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
	await fillIn(formIn(page));
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(formIn(page))]);
	expect(request.postDataJSON()).toMatchObject({ partner: 'acme-advisers', plan: 'plan-2' });
});
