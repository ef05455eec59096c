/** End-to-end tests of the result of sending: receipt or failure message, and a toast that covers no text and disappears. */

import type { Locator } from '@playwright/test';
import { languages } from '../../../shared/content/languages.ts';
import { dismiss, outcomeCopy, toasts } from '../../../shared/content/words/en/form-copy.ts';
import { words } from '../../../shared/content/words/words.ts';
import { boxOf } from '../../testing/boxes.ts';
import { firstScreens } from '../../testing/first-screens.ts';
import { stopClock } from '../../testing/stop-clock.ts';
import { fillIn, send, submitButton } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

// Clauses: spec 8.1 8.2
for (const [outcome, title, ...sizes] of [
	['success', outcomeCopy.sentTitle, [360, 640], [1440, 900]],
	['failure', outcomeCopy.failedTitle, [360, 640]],
] as const)
	test(`${outcome}: the toast is in view, and covers nothing; one button is filled`, async ({ page, host, form }) => {
		host.provoked.push('status of 400');
		await page.route('**/api/enquiries', (route) =>
			outcome === 'failure'
				? route.fulfill({ status: 400 })
				: route.fulfill({ status: 201, json: { reference: '0WHSN-32CTB-VN4P', receivedAt: '2026-11-24T00:00:00Z' } }),
		);
		for (const [width, height] of sizes) {
			await page.setViewportSize({ width, height });
			await host.open('show="form"');
			const filled = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
			const accent = await filled(submitButton(form));
			await fillIn(form);
			await send(form);
			await expect(form.getByRole('region', { name: title })).toBeFocused();
			const toast = page.getByRole('status').locator('.toast');
			await expect(toast).toContainText(toasts[outcome].text);
			await expect(toast).toBeInViewport({ ratio: 1 });
			expect(await toast.evaluate((element) => element.matches(':popover-open'))).toBe(true);
			expect(await coveredParts(form), `${width} × ${height}`).toEqual([]);
			const grounds = await Promise.all((await form.getByRole('button').all()).map(filled));
			expect(grounds.filter((ground) => ground === accent)).toHaveLength(1);
			if (outcome === 'success') continue;
			expect(await filled(form.getByRole('button', { name: outcomeCopy.tryAgain }))).toBe(accent);
			await expect(form).toContainText(/Or call \+65 6000 0000, or write to \S+@\S+\.$/);
		}
	});

// Clauses: spec 4.3
for (const language of languages)
	test(`${language}: reference, time and link of the receipt are in view at every width, the empty form below`, async ({
		page,
		host,
	}) => {
		const { formCopy } = words[language];
		const script = language === 'en' ? host.script : host.script.replace(/js$/, `${language}.js`);
		const receivedAt = '2026-11-24T00:00:00Z';
		const stored = { reference: '0WHSN-32CTB-VN4P', receivedAt, enquiryUrl: `${host.product}/enquiry?reference=0` };
		await page.route('**/api/enquiries', (route) => route.fulfill({ status: 201, json: stored }));
		for (const screen of firstScreens) {
			await page.setViewportSize(screen);
			await page.goto(host.publish({ body: snippet(script, 'show="form"') }));
			const form = page.getByRole('form', { name: formCopy.title });
			await fillIn(form);
			await form.getByRole('button', { name: formCopy.submit, exact: true }).click();
			const receipt = form.getByRole('region', { name: formCopy.outcomeCopy.sentTitle });
			await expect(receipt).toBeFocused();
			const time = receipt.locator('b');
			const link = receipt.locator(`[href="${stored.enquiryUrl}"]`);
			for (const part of [receipt, receipt.getByText(stored.reference), time, link])
				await expect(part, `${screen.width} × ${screen.height}`).toBeInViewport({ ratio: 1 });
			const title = form.getByRole('heading', { name: formCopy.title });
			await expect(title, `${screen.width} × ${screen.height}`).toBeInViewport({ ratio: 1 });
			expect((await boxOf(title)).top).toBeGreaterThan((await boxOf(receipt)).bottom);
			await expect(form.getByLabel(formCopy.labels.name, { exact: true })).toHaveValue('');
			await expect(form.locator('[part=counter]')).toHaveText('0/600');
		}
	});

// Clauses: wcag 2.2.1
test('the toast disappears, unless hovered or focused, and its button closes it', async ({ page, host, form }) => {
	host.provoked.push('status of 400');
	await page.route('**/api/enquiries', (route) => route.fulfill({ status: 400 }));
	await host.open('show="form"');
	const toast = form.locator('.toast');
	const message = form.getByRole('region', { name: outcomeCopy.failedTitle });
	const again = form.getByRole('button', { name: outcomeCopy.tryAgain });
	await fillIn(form);
	await stopClock(page);
	await send(form);
	await expect(toast).toBeVisible();
	await page.clock.runFor(9_000);
	await expect(toast).toBeVisible();
	await toast.hover();
	await page.clock.runFor(30_000);
	await expect(toast).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(10_000);
	await expect(toast).toHaveCount(0);
	await expect(message).toBeVisible();

	await again.press('Enter');
	const dismissing = toast.getByRole('button', { name: dismiss });
	await dismissing.focus();
	await page.clock.runFor(30_000);
	await expect(dismissing).toBeFocused();
	await dismissing.press('Enter');
	await expect(toast).toHaveCount(0);
	await expect(message).toBeFocused();
});

test('above the receipt there is no hole once the toast has gone', async ({ page, host, form }) => {
	await page.goto(host.publish({ body: `<p style="height: 100vh">Partner</p>${snippet(host.script, 'show="form"')}` }));
	await fillIn(form);
	await stopClock(page);
	await send(form);
	const receipt = form.getByRole('region', { name: outcomeCopy.sentTitle });
	await expect(receipt).toBeFocused();
	await expect(form.locator('.toast')).toBeInViewport({ ratio: 1 });
	await page.mouse.move(0, 0);
	const { top } = await boxOf(receipt);
	// A second more than the toast's ten, because its effect waits for a frame of the stopped clock.
	await page.clock.runFor(11_000);
	await expect(form.locator('.toast')).toHaveCount(0);
	expect((await boxOf(receipt)).top, 'stays in its place').toBe(top);
	expect(top).toBe((await boxOf(form)).top);
});

for (const zoomed of ['html', 'body', 'quote-widget'])
	for (const zoom of [0.8, 1.5])
		test(`under a zoom of ${zoomed} to ${zoom} the toast is above the receipt, also while scrolling`, async ({
			page,
			host,
			form,
		}) => {
			const head = `<style>${zoomed} { zoom: ${zoom} }</style>`;
			const body = `<p style="height: 50vh">Partner</p>${snippet(host.script, 'show="form"')}`;
			await page.goto(host.publish({ head, body }));
			await fillIn(form);
			await stopClock(page);
			await send(form);
			const receipt = form.getByRole('region', { name: outcomeCopy.sentTitle });
			await expect(receipt).toBeFocused();
			const toast = form.locator('.toast');
			await expect(toast).toBeInViewport({ ratio: 1 });
			for (const scrolled of [0, 60]) {
				await page.mouse.wheel(0, scrolled);
				await expect
					.poll(async () => {
						const [above, below] = [await boxOf(toast), await boxOf(receipt)];
						return [Math.round(below.top - above.bottom), Math.round(above.left - below.left)];
					}, `scrolled by ${scrolled}`)
					.toEqual([Math.round(8 * zoom), 0]);
			}
		});

/** Texts of the form in the viewport whose centre is covered by another element. */
function coveredParts(form: Locator): Promise<string[]> {
	return form.evaluate((element) => {
		const root = element.getRootNode() as ShadowRoot;
		const covered: string[] = [];
		for (const part of element.querySelectorAll('.field, .field *, .message, .message *, .send, .send *')) {
			const range = document.createRange();
			range.selectNodeContents(part);
			for (const { x, y, width, height } of range.getClientRects()) {
				const [left, top] = [x + width / 2, y + height / 2];
				if (!width || top < 0 || top > innerHeight) continue;
				const topmost = root.elementFromPoint(left, top);
				if (!part.contains(topmost) && !topmost?.contains(part)) covered.push(`${part.textContent}`);
			}
		}
		return covered;
	});
}
