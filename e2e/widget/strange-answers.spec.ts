/** Unexpected responses from a partner's own endpoint. */

import type { Page, Route } from '@playwright/test';
import { toasts } from '../../shared/content/en/form-copy.ts';
import { answersIn, fillIn, formIn, send, submitButton } from '../visitor.ts';
import { expect, type Host, snippet, test } from './host-test.ts';

type Answer = Parameters<Route['fulfill']>[0];

/** Fills in a form on a page whose endpoint answers every enquiry like this. */
async function fillInWhereTheAnswerIs(answer: Answer, page: Page, host: Host): Promise<void> {
	await page.route('**/enquiries', (route) => route.fulfill(answer));
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" endpoint="/enquiries"') }));
	await fillIn(formIn(page));
}

for (const answer of [{}, { ok: false }, []])
	test(`200 with ${JSON.stringify(answer)} is not a receipt: the answers stay`, async ({ page, host }) => {
		await fillInWhereTheAnswerIs({ status: 200, json: answer }, page, host);
		const answers = await answersIn(formIn(page));
		await send(formIn(page));
		await expect(page.getByText(toasts.failure.title)).toBeVisible();
		expect(await answersIn(formIn(page))).toEqual(answers);
	});

for (const [answer, errors] of [
	['fields by name', { email: ['is taken'] }],
	['nothing', null],
	['a list of nothing', [null]],
] as const)
	test(`a 422 that lists ${answer} ends in the failure text`, async ({ page, host }) => {
		await fillInWhereTheAnswerIs({ status: 422, json: { errors } }, page, host);
		await send(formIn(page));
		await expect(page.getByText(toasts.failure.title)).toBeVisible();
		await expect(submitButton(formIn(page))).toBeEnabled();
	});

test('a 422 without JSON is not retried and ends with the code 422', async ({ page, host }) => {
	await fillInWhereTheAnswerIs({ status: 422, body: 'no' }, page, host);
	const detail = page
		.locator('quote-widget')
		.evaluate(
			(element: HTMLElementTagNameMap['quote-widget']) =>
				new Promise((resolve) => element.addEventListener('quote-widget:error', (event) => resolve(event.detail))),
		);
	await send(formIn(page));
	expect(await detail).toEqual({ code: '422', retryable: false });
});
