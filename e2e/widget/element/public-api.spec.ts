/** The page that is sent, and theming. Attributes, plans and events: `widget/element/` and `widget/components/`. */

import type { Page } from '@playwright/test';
import { fillIn, formIn, send } from '../../testing/visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

/** Fills in the form and sends it. Returns the page that the enquiry names. */
async function pageSent(page: Page): Promise<string> {
	await fillIn(formIn(page));
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(formIn(page))]);
	return request.postDataJSON().page;
}

test('the page is sent with the visitor’s campaign, and with nothing personal', async ({ page, host }) => {
	const form = host.publish({ body: snippet(host.script, 'show="form"') });
	const arrival = `${host.publish({ body: `<a href="${form}?email=mei@example.com">Next</a>` })}?utm_source=news&utm_medium=mail`;
	await page.goto(arrival);
	await page.getByText('Next').click();
	await ready(page);
	expect(await pageSent(page)).toBe(`${form}?utm_source=news&utm_medium=mail`);
	await page.goto(`${form}?email=mei@example.com&utm_source=post`);
	await ready(page);
	await page.evaluate(() => history.pushState({}, '', '/step-2?step=2#top'));
	expect(await pageSent(page)).toBe(`${new URL(form).origin}/step-2?utm_source=post`);
});

test('is themed by custom properties and parts', async ({ page, host }) => {
	const css = `quote-widget { --quote-widget-accent: rgb(120, 0, 90); --quote-widget-radius: 0px; --quote-widget-font: monospace }
		quote-widget::part(submit) { text-transform: uppercase }`;
	await page.goto(host.publish({ head: `<style>${css}</style>`, body: snippet(host.script, 'show="form"') }));
	const button = formIn(page).getByRole('button', { name: 'Get Free Quote' });
	await expect(button).toHaveCSS('background-color', 'rgb(120, 0, 90)');
	await expect(button).toHaveCSS('border-radius', '0px');
	await expect(button).toHaveCSS('font-family', 'monospace');
	await expect(button).toHaveCSS('text-transform', 'uppercase');
});
