/** Playwright Test with a partner's site to embed the widget on. */

import { test as base, expect, type Page } from '@playwright/test';
import { type HostSite, hostSiteFixture } from '../testing/servers/host-site.ts';

export { expect };

export interface Host {
	/** The product's origin. */
	product: string;
	/** Where the product serves the script. */
	script: string;
	/** Publishes a page and returns its address. */
	publish: HostSite['publish'];
}

export const test = base.extend<{ host: Host; problems: string[] }, { hostSite: HostSite }>({
	hostSite: hostSiteFixture,
	host: async ({ hostSite, baseURL }, use) => {
		const product = new URL(baseURL as string).origin;
		await use({ product, script: `${product}/widget/v1/quote-widget.js`, publish: hostSite.publish });
	},
	/** Console errors, policy violations and uncaught exceptions. */
	problems: async ({ page }, use) => {
		const problems: string[] = [];
		page.on('pageerror', (error) => problems.push(`${error}`));
		page.on('console', (message) => {
			if (message.type() === 'error' || /polic|violat/i.test(message.text())) problems.push(message.text());
		});
		await use(problems);
	},
});

/** The embed snippet for partners. */
export function snippet(script: string, attributes = ''): string {
	return `<script src="${script}" async></script><quote-widget ${attributes}></quote-widget>`;
}

/** Waits until a widget is interactive. */
export async function ready(page: Page): Promise<void> {
	await expect(page.locator('quote-widget').first().getByRole('heading').first()).toBeVisible();
}
