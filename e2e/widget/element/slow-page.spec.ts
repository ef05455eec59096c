/** End-to-end test of a slow page, on which the script runs before the prerendered content is complete. */

import { expect, test } from '@playwright/test';
import { sampleEnquiry } from '../../../shared/content/words/en/form-copy.ts';
import { plan4 } from '../../testing/plan-names.ts';
import { serveInChunks } from '../../testing/servers/chunked-server.ts';
import { delayResponses } from '../../testing/servers/delay-response.ts';
import { quoteButton } from '../../testing/visitor.ts';

test('prerendered content that arrives after the script is hydrated once and completely', async ({ page, baseURL }) => {
	const slow = await serveInChunks(`${baseURL}`, { before: '<article', change: withScriptFirst });
	await page.setViewportSize({ width: 360, height: 740 });
	const release = await delayResponses(page, '**/quote-widget.js');
	await page.goto(`${slow.origin}/maternity`, { waitUntil: 'commit' });
	await page.getByRole('heading', { name: 'Compare the four plans' }).waitFor();
	release();
	// Gives the element a task in which it could wrongly hydrate.
	await page.evaluate(async () => {
		await customElements.whenDefined('quote-widget');
		await new Promise((resolve) => setTimeout(resolve));
	});
	slow.sendRest();
	await expect(page.getByRole('article')).toHaveCount(4);
	await expect(page.getByRole('table', { name: 'Plan comparison' })).toHaveCount(1);
	await quoteButton(page, plan4).click();
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan4));
	slow.close();
});

/** Moves the widget's script from the end of the page, where the site loads it, into the head, where partners may load it. */
function withScriptFirst(html: string): string {
	const [script = ''] = /<script src="[^"]*quote-widget.js"[^>]*><\/script>/.exec(html) ?? [];
	return html.replace(script, '').replace('<head>', `<head>${script}`);
}
