/** What a page can set, hear and style on the element, found by bringing it into each of its states, is what editors are told. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dueDateCopy, outcomeCopy, toasts } from '../../../shared/content/words/en/form-copy.ts';
import { plan2 } from '../../testing/plan-names.ts';
import { fillIn, formIn, quoteButton, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

/** Takes down every event of the element, known or not. */
const listen = `<script>
	window.heard = [];
	const { dispatchEvent } = EventTarget.prototype;
	EventTarget.prototype.dispatchEvent = function (event) {
		if (event.type.startsWith('quote-widget:')) heard.push(event.type);
		return dispatchEvent.call(this, event);
	};
</script>`;

/** Each goes on from where the one before it ends. */
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

test('editors know every attribute, event, custom property and part, and nothing else', async ({ page, host }) => {
	host.provoked.push('status of 403');
	const { modules } = JSON.parse(readFileSync('build/package/custom-elements.json', 'utf8'));
	const declared = modules[0].declarations[0];
	const names = (kind: string) => declared[kind].map(({ name }: { name: string }) => name).sort();
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
	expect(sorted(attributes)).toEqual(names('attributes'));
	expect(sorted(events)).toEqual(names('events'));
	expect(sorted(cssProperties)).toEqual(names('cssProperties'));
	expect(sorted(cssParts)).toEqual(names('cssParts'));
	expect(slots).toBe(declared.slots?.length ?? 0);
});

function partsOn(page: Page): Promise<string[]> {
	return page
		.locator('quote-widget')
		.evaluate(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]));
}

function sorted(names: string[]): string[] {
	return [...new Set(names)].sort();
}
