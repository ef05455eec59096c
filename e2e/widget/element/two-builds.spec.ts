/** End-to-end test of two builds of the script on one page. */

import type { Page } from '@playwright/test';
import { submit, toasts } from '../../../shared/content/words/en/form-copy.ts';
import { prerenderedForm } from '../../testing/servers/prerendered-form.ts';
import { fillIn, formIn } from '../../testing/visitor.ts';
import { expect, type Host, test } from '../host-test.ts';

const olderSubmit = 'Ask for a quote';
/** Markup version of an older build. */
const olderMarkup = '0123abcd';

/** Publishes the script changed to an older build: another markup version and button label. @returns its address */
async function publishOlderBuild(page: Page, { script, product }: Host): Promise<string> {
	const current = await (await page.request.get(script)).text();
	const [, markup = ''] = / data-version="([0-9a-f]{8}) /.exec(await prerenderedForm(product)) ?? [];
	const older = current.replaceAll(markup, olderMarkup).replaceAll(submit, olderSubmit);
	expect(older).toContain(olderMarkup);
	expect(older).toContain(olderSubmit);
	const url = script.replace('quote-widget.js', 'older/quote-widget.js');
	await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body: older }));
	return url;
}

test('the older build, loaded first, stays in charge, and every widget works', async ({ page, host }) => {
	const older = await publishOlderBuild(page, host);
	const tags = [older, host.script].map((src) => `<script src="${src}"></script>`);
	const widget = '<quote-widget show="form" endpoint="simulate"></quote-widget>';
	const simulated = (await prerenderedForm(host.product)).replace('<quote-widget', '<quote-widget endpoint="simulate"');
	await page.goto(host.publish({ body: [widget, simulated, ...tags, widget].join('') }));
	await page.evaluate(() => {
		const added = document.createElement('quote-widget');
		added.show = 'form';
		added.endpoint = 'simulate';
		document.body.append(added);
	});
	await expect(formIn(page)).toHaveCount(4);
	for (const form of await formIn(page).all()) {
		await fillIn(form);
		await form.getByRole('button', { name: olderSubmit, exact: true }).click();
	}
	for (const form of await formIn(page).all()) await expect(form.getByText('SIMULATED')).toBeVisible();
	await expect(page.getByText(toasts.success.title).first()).toBeAttached();
});
