/** Test that Storybook documents exactly the attributes, events, parts and custom properties that the element has. */

import type { Page } from '@playwright/test';
import { dueDateCopy, outcomeCopy, toasts } from '../../../shared/content/words/en/form-copy.ts';
// biome-ignore lint/style/noRestrictedImports: what Storybook shows is compared with the product.
import { elementManifest } from '../../../widget/stories/element-manifest.ts';
import { plan2 } from '../../testing/plan-names.ts';
import { fillIn, formIn, quoteButton, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

/** Script that records every event of the element, documented or not. */
const listen = `<script>
	window.heard = [];
	const { dispatchEvent } = EventTarget.prototype;
	EventTarget.prototype.dispatchEvent = function (event) {
		if (event.type.startsWith('quote-widget:')) heard.push(event.type);
		return dispatchEvent.call(this, event);
	};
</script>`;

/** Steps that bring the element into its states, one after another. */
const states: ((page: Page) => Promise<void>)[] = [
	async (page) => {
		await quoteButton(page, plan2).click();
		await send(formIn(page));
		await formIn(page).getByText(dueDateCopy.open).click();
	},
	async (page) => {
		await fillIn(formIn(page));
		await page.route('**/api/enquiries', (route) => route.fulfill({ status: 403, json: {} }));
		await send(formIn(page));
		await expect(page.getByText(toasts.failure.title)).toBeVisible();
	},
	async (page) => {
		await page.unroute('**/api/enquiries');
		await formIn(page).getByRole('button', { name: outcomeCopy.tryAgain }).click();
		await expect(page.getByText(toasts.success.title)).toBeVisible();
	},
];

test('the manifest has every attribute, event, custom property and part, and nothing else', async ({ page, host }) => {
	host.provoked.push('status of 403');
	const [declared] = elementManifest().modules[0].declarations;
	const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).sort();
	await host.open('', { head: listen });
	const cssParts: string[] = [];
	for (const enter of states) {
		await enter(page);
		cssParts.push(...(await partsOn(page)));
	}
	const { events, attributes, css, slots } = await page.locator('quote-widget').evaluate((element) => ({
		events: (window as never as { heard: string[] }).heard,
		attributes: (element.constructor as never as { observedAttributes: string[] }).observedAttributes,
		css: element.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
		slots: element.shadowRoot?.querySelectorAll('slot').length ?? 0,
	}));
	const cssProperties = [...`${css}`.matchAll(/var\((--quote-widget-[a-z-]+)/g)].map(([, name = '']) => name);
	expect(sorted(attributes)).toEqual(names(declared.attributes));
	expect(sorted(events)).toEqual(names(declared.events));
	expect(sorted(cssProperties)).toEqual(names(declared.cssProperties));
	expect(sorted(cssParts)).toEqual(names(declared.cssParts));
	expect(slots).toBe(0);
});

function partsOn(page: Page): Promise<string[]> {
	return page
		.locator('quote-widget')
		.evaluate(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]));
}

function sorted(names: string[]): string[] {
	return [...new Set(names)].sort();
}
