/** Playwright's `test` with a partner's site that embeds the widget. */

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type HostPage, type HostSite, hostSiteFixture } from '../testing/servers/host-site.ts';
import { formIn } from '../testing/visitor.ts';

export { expect };

export interface Host {
	/** The product's origin. */
	product: string;
	/** URL of the widget's script. */
	script: string;
	/** Publishes a page and returns its address. */
	publish: HostSite['publish'];
	/** Parts of console messages that this test provokes on purpose. */
	provoked: string[];
	/** Opens a page with the embed code and waits until the widget is interactive. */
	open(attributes?: string, page?: HostPage): Promise<void>;
}

interface TestFixtures {
	host: Host;
	/** Form on the current page. */
	form: Locator;
	/** Console errors, policy violations and uncaught exceptions. A test fails if it ends with unprovoked ones. */
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

/** The two elements that a partner pastes: script and widget. */
export function snippet(script: string, attributes = ''): string {
	return `<script src="${script}" async></script><quote-widget ${attributes}></quote-widget>`;
}

/** Waits until the first widget shows a heading. It is then interactive, unless it was prerendered. */
export async function ready(page: Page): Promise<void> {
	await expect(page.locator('quote-widget').first().getByRole('heading').first()).toBeVisible();
}
