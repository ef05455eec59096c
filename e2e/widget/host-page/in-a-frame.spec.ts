/** End-to-end tests of the widget in frames of a host page, and of the page for frames (`/widget/v1/frame`). */

import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { errorSummaryTitle, labels, messages, submit, toasts } from '../../../shared/content/words/en/form-copy.ts';
import { words } from '../../../shared/content/words/words.ts';
import { prerenderedForm } from '../../testing/servers/prerendered-form.ts';
import { fillIn, formIn, planIn, send } from '../../testing/visitor.ts';
import { expect, type Host, snippet, test } from '../host-test.ts';

test('in a frame, the widget does not take focus from the parent page', async ({ page, host }) => {
	const framed = host.publish({ body: snippet(host.script, 'show="form"') });
	await page.goto(host.publish({ body: `<input aria-label="Search"><iframe height="900" src="${framed}"></iframe>` }));
	const frame = page.frameLocator('iframe');
	await fillIn(formIn(frame));
	await send(formIn(frame));
	await page.getByLabel('Search').focus();
	await expect(frame.getByText(toasts.success.title)).toBeVisible();
	await expect(page.getByLabel('Search')).toBeFocused();
});

test('a frame with `srcdoc` sends the page around it, with its campaign', async ({ page, host }) => {
	const content = snippet(host.script, 'show="form"').replaceAll('"', '&quot;');
	const address = host.publish({ body: `<iframe height="1600" width="700" srcdoc="${content}"></iframe>` });
	await page.goto(`${address}?utm_source=news&name=Tan`);
	const form = formIn(page.frameLocator('iframe'));
	await fillIn(form);
	const [request] = await Promise.all([page.waitForRequest(/\/api\/enquiries/), send(form)]);
	expect(request.postDataJSON().page).toBe(`${address}?utm_source=news`);
});

test('a sandboxed frame that allows scripts but no forms sends the enquiry', async ({ page, host }) => {
	const framed = host.publish({ body: snippet(host.script, 'show="form"') });
	const sandbox = 'allow-scripts allow-same-origin';
	await page.goto(host.publish({ body: `<iframe height="1600" sandbox="${sandbox}" src="${framed}"></iframe>` }));
	const form = formIn(page.frameLocator('iframe'));
	await send(form);
	await expect(form.getByRole('region', { name: errorSummaryTitle })).toBeFocused();
	await fillIn(form);
	await form.getByLabel(labels.name, { exact: true }).press('Enter');
	await expect(page.frameLocator('iframe').getByText(toasts.success.title)).toBeVisible();
});

test('the page for frames speaks the language it is asked for, or English', async ({ page, host }) => {
	for (const [asked, language] of [
		['ta', 'ta'],
		['fr', 'en'],
	] as const) {
		await page.goto(`${host.product}/widget/v1/frame?show=form&lang=${asked}`);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		await expect(page.getByRole('form', { name: words[language].formCopy.title })).toBeVisible();
	}
});

test('the page for frames takes no endpoint from a link, which could swallow enquiries', async ({ page, host }) => {
	await page.goto(`${host.product}/widget/v1/frame?show=form&endpoint=simulate`);
	await expect(page.getByRole('form', { name: words.en.formCopy.title })).toBeVisible();
	await expect(page.locator('quote-widget')).toHaveAttribute('show', 'form');
	await expect(page.locator('quote-widget')).not.toHaveAttribute('endpoint');
});

test('with the two lines of the guide each of two frames is as high as its content', async ({ page, host }) => {
	const guide = readFileSync('docs/embedding.md', 'utf8').replaceAll('https://HOST', host.product);
	const [frame = ''] = /<iframe [^\n]*<\/iframe>/.exec(guide) ?? [];
	const [listener = ''] = /<script>addEventListener\('message'.*?<\/script>/s.exec(guide) ?? [];
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(host.publish({ body: frame.replace('frame?', 'frame?show=faq&') + frame + listener }));
	const content = page.frameLocator('iframe >> nth=1');
	await expect(formIn(content)).toBeVisible();
	const heights = async () => {
		const all: number[] = [];
		for (const one of await page.locator('iframe').all()) {
			const content = one.contentFrame().locator('body');
			const inner = await content.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
			expect(Number(await one.getAttribute('height'))).toBe(inner);
			all.push(inner);
		}
		return all;
	};
	// Chromium may not render a cross-origin frame before the frame is in view.
	await page.locator('iframe').last().scrollIntoViewIfNeeded();
	await expect(heights).toPass();
	const [questions, atRest = 0] = await heights();
	await send(formIn(content));
	await expect(async () => expect((await heights())[1]).toBeGreaterThan(atRest)).toPass();
	expect((await heights())[0]).toBe(questions);
	await expect(formIn(content).getByRole('region', { name: errorSummaryTitle })).toBeInViewport();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the frame is the form: it is answered in a tab, and keeps its partner', async ({ page, host, context }) => {
		const address = `${host.product}/widget/v1/frame?partner=acme-advisers`;
		await page.goto(host.publish({ body: `<iframe src="${address}" height="1600" width="700"></iframe>` }));
		const form = formIn(page.frameLocator('iframe'));
		await fillIn(form);
		await form.getByLabel(labels.email, { exact: true }).fill('mei');
		const [answer] = await Promise.all([context.waitForEvent('page'), send(form)]);
		await expect(answer.getByRole('main')).toContainText(messages.email);
		await expect(answer.locator('[name=partner]')).toHaveValue('acme-advisers');
		await answer.getByLabel(labels.email).fill('mei@example.com');
		await answer.getByRole('button', { name: submit }).click();
		await expect(answer.getByRole('heading', { level: 1 })).toContainText(toasts.success.title);
	});
});

/** Opens a page and moves its widget, once ready, into a frame's document. @returns the frame */
async function openMoved(page: Page, host: Host, widget: string): Promise<FrameLocator> {
	const frame = `<iframe src="${host.publish({})}" width="1000" height="700"></iframe>`;
	await page.addInitScript(() => {
		addEventListener('quote-widget:ready', () => document.documentElement.setAttribute('data-ready', ''));
	});
	await page.goto(host.publish({ body: widget + frame }));
	await expect(page.locator('html[data-ready]')).toBeAttached();
	await page.evaluate(() => {
		const frame = document.querySelector('iframe') as HTMLIFrameElement;
		frame.contentDocument?.body.append(document.querySelector('quote-widget') as Element);
	});
	return page.frameLocator('iframe');
}

test('moved into a frame it works on, and the old page’s plans are ignored', async ({ page, host }) => {
	const frame = await openMoved(page, host, snippet(host.script, 'show="plans form"'));
	const form = formIn(frame);
	await expect(form.getByLabel('Name', { exact: true })).toHaveCSS('min-height', '44px');
	const table = frame.getByRole('table').last();
	const bubble = frame.getByRole('tooltip');
	for (const close of [() => page.keyboard.press('Escape'), () => table.getByRole('cell').first().click()]) {
		await table.getByRole('button').first().focus();
		await expect(bubble).toBeVisible();
		await close();
		await expect(bubble).toBeHidden();
		await table.getByRole('button').first().blur();
	}
	await page.evaluate(() => {
		const detail = { plan: 'plan-3' };
		document.dispatchEvent(new CustomEvent('quote-widget:plan-selected', { bubbles: true, detail }));
	});
	await expect(planIn(form)).toHaveValue('plan-1');
	await expectAnswers(form);
});

test('a prerendered form goes on working after moving into a frame', async ({ page, host }) => {
	const widget = `<script src="${host.script}" async></script>${await prerenderedForm(host.product)}`;
	await expectAnswers(formIn(await openMoved(page, host, widget)));
});

async function expectAnswers(form: Locator): Promise<void> {
	await send(form);
	await expect(form.getByText(messages.name).first()).toBeVisible();
	await expect(form.getByRole('region', { name: errorSummaryTitle })).toBeFocused();
}
