/** Playwright Test with a partner's site to embed the widget on. */

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type HostPage, type HostSite, hostSiteFixture } from '../testing/servers/host-site.ts';
import { formIn } from '../testing/visitor.ts';

export { expect };

export interface Host {
	/** The product's origin. */
	product: string;
	/** Where the product serves the script. */
	script: string;
	/** Publishes a page and returns its address. */
	publish: HostSite['publish'];
	/** What the console may say in this test: a part of each problem. */
	provoked: string[];
	/** Opens a page with the lines for partners, and waits until the widget is interactive. */
	open(attributes?: string, page?: HostPage): Promise<void>;
}

interface TestFixtures {
	host: Host;
	/** The form of the page that is open. */
	form: Locator;
	/** Console errors, policy violations and uncaught exceptions: a test ends with none that it has not provoked. */
	problems: string[];
}

export const test = base.extend<TestFixtures, { hostSite: HostSite }>({
	hostSite: hostSiteFixture,
	host: async ({ hostSite: { publish }, baseURL, page }, use) => {
		const product = new URL(baseURL as string).origin;
		const script = `${product}/widget/v1/quote-widget.js`;
		await use({
			product,
			script,
			publish,
			provoked: [],
			open: async (attributes, content) => {
				await page.goto(publish({ body: snippet(script, attributes), ...content }));
				await ready(page);
			},
		});
	},
	form: async ({ page }, use) => use(formIn(page)),
	problems: [
		async ({ page, host }, use) => {
			const problems: string[] = [];
			page.on('pageerror', (error) => problems.push(`${error}`));
			page.on('console', (message) => {
				if (message.type() === 'error' || /polic|violat/i.test(message.text())) problems.push(message.text());
			});
			await use(problems);
			expect(problems.filter((problem) => !host.provoked.some((text) => problem.includes(text)))).toEqual([]);
		},
		{ auto: true },
	],
});

/** The embed snippet for partners. */
export function snippet(script: string, attributes = ''): string {
	return `<script src="${script}" async></script><quote-widget ${attributes}></quote-widget>`;
}

/** Waits until a widget is interactive. */
export async function ready(page: Page): Promise<void> {
	await expect(page.locator('quote-widget').first().getByRole('heading').first()).toBeVisible();
}
