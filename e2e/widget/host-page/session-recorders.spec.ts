/** End-to-end test that a page's session recorder (rrweb with its defaults) records no answers and no reference. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dueDateCopy, labels } from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, inWeeks, readReference, send } from '../../testing/visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

const rrweb = readFileSync(join(import.meta.dirname, '../../../node_modules/rrweb/dist/rrweb.umd.min.cjs'), 'utf8');
const recorder = `<script>${rrweb.replaceAll('</script', '<\\/script')}</script>
	<script>window.recorded = []; rrweb.record({ emit: (event) => recorded.push(event) })</script>`;

/** JSON of all that was recorded since the page loaded, with a full snapshot of the page at the end. */
function recordedOn(page: Page): Promise<string> {
	return page.evaluate('rrweb.record.takeFullSnapshot(), JSON.stringify(recorded)');
}

test('typed, prefilled and restored answers and the receipt are not recorded', async ({ page, host, form }) => {
	const body = `<label>Search <input></label>${snippet(host.script, 'show="plans form" draft')}`;
	await page.goto(host.publish({ head: recorder, body }));
	await ready(page);
	await page.getByLabel('Search').pressSequentially('outside the form');
	await page.locator('quote-widget').evaluate((element: HTMLElementTagNameMap['quote-widget']) => {
		element.prefill({ name: 'Prefilled Person', additionalInfo: 'Prefilled words' });
	});
	await form.getByLabel(labels.additionalInfo).pressSequentially(' and typed ones');
	await form.getByLabel(labels.email).pressSequentially('half@');
	await send(form);
	await form.getByText(dueDateCopy.open).click();
	const dueDate = inWeeks(15);
	await form.getByLabel(dueDateCopy.label).fill(dueDate);
	await fillIn(form);
	const beforeReload = await recordedOn(page);

	await page.reload();
	await ready(page);
	await expect(form.getByLabel(labels.email)).toHaveValue('mei@example.com');
	await fillIn(form);
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(form)]);
	const secrets = [
		...['Prefilled Person', 'Prefilled words', 'typed ones', 'half@', dueDate],
		...['Tan Mei Ling', 'mei@example.com', '8123 4567', '1992-03-14'],
		...[await readReference(page), `${request.headers()['idempotency-key']}`],
	];
	expect(beforeReload).toContain('outside the form');
	const recorded = beforeReload + (await recordedOn(page));
	expect(secrets.filter((secret) => recorded.includes(secret))).toEqual([]);
	expect(recorded).toContain('Plan comparison');
});
