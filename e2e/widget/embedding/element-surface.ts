/** What a page can set, hear and style on the element, found by bringing it into each of its states. */

import type { Page } from '@playwright/test';
import { dueDateCopy, toasts } from '../../../shared/content/en/form-copy.ts';
import { plan2 } from '../../plan-names.ts';
import { fillIn, formIn, quoteButton, send } from '../../visitor.ts';
import { expect, type Host, ready, snippet } from '../host-test.ts';

export interface ElementSurface {
	attributes: string[];
	events: string[];
	cssProperties: string[];
	cssParts: string[];
	slots: number;
}

/** Takes down every event of the element, known or not. */
const listen = `<script>
	window.heard = [];
	const { dispatchEvent } = EventTarget.prototype;
	EventTarget.prototype.dispatchEvent = function (event) {
		if (event.type.startsWith('quote-widget:')) heard.push(event.type);
		return dispatchEvent.call(this, event);
	};
</script>`;

export async function findSurface(page: Page, host: Host): Promise<ElementSurface> {
	await page.goto(host.publish({ head: listen, body: snippet(host.script) }));
	await ready(page);
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
	return {
		attributes: sorted(attributes),
		events: sorted(events),
		cssProperties: sorted(cssProperties),
		cssParts: sorted(cssParts),
		slots,
	};
}

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
		await send(formIn(page));
		await expect(page.getByText(toasts.success.title)).toBeVisible();
	},
];

function partsOn(page: Page): Promise<string[]> {
	return page
		.locator('quote-widget')
		.evaluate(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]));
}

function sorted(names: string[]): string[] {
	return [...new Set(names)].sort();
}
