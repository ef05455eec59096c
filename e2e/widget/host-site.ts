/** A partner's website on an origin of its own: serves the pages that a test writes. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export interface HostPage {
	/** What stands in the body. */
	body?: string;
	head?: string;
	headers?: Record<string, string>;
	/** `''` puts the page into quirks mode. */
	doctype?: string;
}

interface HostSite {
	origin: string;
	/** Where the product serves the script. */
	script: string;
	/** The product's origin. */
	product: string;
	/** Publishes a page and returns its address. */
	publish(page: HostPage): string;
}

let pageCount = 0;

export const test = base.extend<{ host: HostSite; problems: string[] }, { pages: Map<string, HostPage>; port: number }>(
	{
		pages: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
			async ({}, use) => use(new Map()),
			{ scope: 'worker' },
		],
		port: [
			async ({ pages }, use) => {
				const server = createServer((request, response) => {
					const page = pages.get(new URL(request.url ?? '/', 'http://host').pathname);
					response.statusCode = page ? 200 : 204;
					response.setHeader('Content-Type', 'text/html; charset=utf-8');
					for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value);
					response.end(page && toHtml(page));
				}).listen(0, '127.0.0.1');
				await new Promise((resolve) => server.once('listening', resolve));
				await use((server.address() as AddressInfo).port);
				server.closeAllConnections();
				server.close();
			},
			{ scope: 'worker' },
		],
		host: async ({ pages, port, baseURL }, use) => {
			const origin = `http://127.0.0.1:${port}`;
			const product = new URL(baseURL as string).origin;
			await use({
				origin,
				product,
				script: `${product}/widget/v1/quote-widget.js`,
				publish(page) {
					const path = `/page-${pageCount++}`;
					pages.set(path, page);
					return origin + path;
				},
			});
		},
		/** Everything the page complained about: errors, warnings of policies, uncaught exceptions. */
		problems: async ({ page }, use) => {
			const problems: string[] = [];
			page.on('pageerror', (error) => problems.push(`${error}`));
			page.on('console', (message) => {
				if (message.type() === 'error' || /polic|violat/i.test(message.text())) problems.push(message.text());
			});
			await use(problems);
		},
	},
);

function toHtml({ doctype = '<!doctype html>', head = '', body = '' }: HostPage): string {
	return `${doctype}<html lang="en"><head><title>Partner</title>${head}</head><body>${body}</body></html>`;
}

/** The two lines a partner pastes. */
export function snippet(script: string, attributes = ''): string {
	return `<script src="${script}" async></script><quote-widget ${attributes}></quote-widget>`;
}

/** Waits until a widget can be used. */
export async function ready(page: Page, selector = 'quote-widget'): Promise<void> {
	await expect(page.locator(selector).first().getByRole('heading').first()).toBeVisible();
}
