/** The widget in a framed page, and moved from a page into the document of a frame. */

import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { errorSummaryTitle, messages, toasts } from '../../shared/content/en/form-copy.ts';
import { words } from '../../shared/content/words.ts';
import { prerenderedForm } from '../prerendered-form.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { expect, type Host, snippet, test } from './host-test.ts';

test('in a frame, the widget does not take focus from the parent page', async ({ page, host }) => {
	const framed = host.publish({ body: snippet(host.script, 'show="form" endpoint="simulate"') });
	await page.goto(host.publish({ body: `<input aria-label="Search"><iframe height="900" src="${framed}"></iframe>` }));
	const frame = page.frameLocator('iframe');
	await fillIn(formIn(frame));
	await send(formIn(frame));
	await page.getByLabel('Search').focus();
	await expect(frame.getByText(toasts.success.title)).toBeVisible();
	await expect(page.getByLabel('Search')).toBeFocused();
});

for (const { asked, language } of [
	{ asked: 'ta', language: 'ta' },
	{ asked: 'fr', language: 'en' },
] as const)
	test(`the page for frames that is asked for “${asked}” speaks “${language}”`, async ({ page, host }) => {
		await page.goto(`${host.product}/widget/v1/frame?show=form&lang=${asked}`);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		const { title, submit } = words[language].formCopy;
		const form = page.getByRole('form', { name: title });
		await expect(form.getByRole('button', { name: submit, exact: true })).toBeVisible();
	});

test('with the two lines of the guide the frame is as high as its content, whatever it shows', async ({
	page,
	host,
}) => {
	const guide = readFileSync('docs/embedding.md', 'utf8').replaceAll('https://HOST', host.product);
	const [frame = ''] = /<iframe [^\n]*<\/iframe>/.exec(guide) ?? [];
	const [listener = ''] = /<script>addEventListener\('message'.*?<\/script>/s.exec(guide) ?? [];
	// The page for frames may be framed by its own origin, and by those of registered partners.
	const address = `${host.product}/a-page-with-a-frame`;
	await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: frame + listener }));
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(address);
	const content = page.frameLocator('iframe');
	await expect(formIn(content)).toBeVisible();
	const isAsHigh = async () => {
		const inner = await content.locator('body').evaluate((body: HTMLElement) => body.offsetHeight);
		expect(Number(await page.locator('iframe').getAttribute('height'))).toBe(inner);
		return inner;
	};
	await expect(isAsHigh).toPass();
	const atRest = await isAsHigh();
	await send(formIn(content));
	await expect(async () => expect(await isAsHigh()).toBeGreaterThan(atRest)).toPass();
	await expect(formIn(content).getByRole('region', { name: errorSummaryTitle })).toBeInViewport();
});

/** Opens a page and moves its widget, once it is ready, into the document of a frame. Returns the frame. */
async function openMoved(page: Page, host: Host, attributes: string, widget = ''): Promise<FrameLocator> {
	const frame = `<iframe src="${host.publish({})}" width="1000" height="700"></iframe>`;
	await page.addInitScript(() => {
		addEventListener('quote-widget:ready', () => document.documentElement.setAttribute('data-ready', ''));
	});
	await page.goto(host.publish({ body: (widget || snippet(host.script, attributes)) + frame }));
	await expect(page.locator('html[data-ready]')).toBeAttached();
	await page.evaluate(() => {
		const frame = document.querySelector('iframe') as HTMLIFrameElement;
		frame.contentDocument?.body.append(document.querySelector('quote-widget') as Element);
	});
	return page.frameLocator('iframe');
}

test('is styled and goes on working after moving into the document of a frame', async ({ page, host, problems }) => {
	const form = formIn(await openMoved(page, host, 'show="form"'));
	await expect(form.getByLabel('Name', { exact: true })).toHaveCSS('min-height', '44px');
	await send(form);
	await expect(form.getByText(messages.name).first()).toBeVisible();
	await expect(form.getByRole('region', { name: errorSummaryTitle })).toBeFocused();
	expect(problems).toEqual([]);
});

test('a prerendered form goes on working after moving into the document of a frame', async ({
	page,
	host,
	problems,
}) => {
	const widget = `<script src="${host.script}" async></script>${await prerenderedForm(host.product)}`;
	const form = formIn(await openMoved(page, host, '', widget));
	await send(form);
	await expect(form.getByText(messages.name).first()).toBeVisible();
	expect(problems).toEqual([]);
});

test('after moving into the document of a frame, plans selected on the old page are ignored', async ({
	page,
	host,
}) => {
	const frame = await openMoved(page, host, 'show="form"');
	await page.evaluate(() =>
		document.dispatchEvent(
			new CustomEvent('quote-widget:plan-selected', { bubbles: true, detail: { plan: 'plan-3' } }),
		),
	);
	const widget = frame.locator('quote-widget');
	expect(await widget.evaluate((element: HTMLElementTagNameMap['quote-widget']) => element.values.plan)).toBe('plan-1');
});

test('after moving into the document of a frame, Escape and a click elsewhere close a tooltip', async ({
	page,
	host,
}) => {
	const table = (await openMoved(page, host, 'show="plans"')).getByRole('table');
	const bubble = table.getByRole('tooltip', { includeHidden: true }).first();
	for (const close of [() => page.keyboard.press('Escape'), () => table.locator('caption').click()]) {
		await table.getByRole('button').first().focus();
		await expect(bubble).toBeVisible();
		await close();
		await expect(bubble).toBeHidden();
		await table.getByRole('button').first().blur();
	}
});
