/** Responses of a partner's own endpoint that are neither a receipt nor a list of fields. */

import { outcomeCopy, toasts } from '../../../shared/content/en/form-copy.ts';
import { answersIn, fillIn, formIn, submitButton } from '../../visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

test('each ends in the failure text, is not retried, and the answers stay', async ({ page, host }) => {
	const answers = [
		...[{}, { ok: false }, []].map((json) => ({ status: 200, json })),
		...[{ email: ['is taken'] }, null, [null]].map((errors) => ({ status: 422, json: { errors } })),
		{ status: 422, body: 'no' },
	];
	let calls = 0;
	await page.route('**/enquiries', (route) => route.fulfill(answers[calls++]));
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" endpoint="/enquiries"') }));
	const form = formIn(page);
	await fillIn(form);
	const again = form.getByRole('button', { name: outcomeCopy.tryAgain });
	const typed = await answersIn(form);
	const failures = await page.evaluateHandle(() => {
		const details: unknown[] = [];
		addEventListener('quote-widget:error', ({ detail }) => details.push(detail));
		return details;
	});
	for (const [index, { status }] of answers.entries()) {
		await (index ? again : submitButton(form)).click();
		await expect.poll(async () => (await failures.jsonValue())[index]).toEqual({ code: `${status}`, retryable: false });
		await expect(page.getByRole('status')).toContainText(toasts.failure.title);
		await expect(again).toBeEnabled();
		expect(await answersIn(form)).toEqual(typed);
	}
	expect(calls).toBe(answers.length);
});
