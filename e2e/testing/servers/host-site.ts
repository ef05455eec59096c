/** Partner's website on another origin, which serves pages defined by tests. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkerFixture } from '@playwright/test';

export interface HostPage {
	body?: string;
	head?: string;
	/** Value of the `Content-Security-Policy` header. */
	policy?: string;
	headers?: Record<string, string>;
	/** `''` puts the page into quirks mode. */
	doctype?: string;
}

export type HostSite = Awaited<ReturnType<typeof startHostSite>>;

/** Violations by this icon are ignored, because browsers request the icon of every site, even if the policy forbids icons. */
const ownIcon = '/favicon.ico';
const reports = '/violations';

async function startHostSite() {
	const pages = new Map<string, HostPage>();
	const violations: string[] = [];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://host');
		if (pathname === reports) {
			request.on('data', (report: Buffer) => {
				if (!report.includes(ownIcon)) violations.push(report.toString());
			});
			request.on('end', () => response.writeHead(204).end());
			return;
		}
		const page = pages.get(pathname);
		response.statusCode = page ? 200 : 204;
		response.setHeader('Content-Type', 'text/html; charset=utf-8');
		for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value);
		if (page?.policy) response.setHeader('Content-Security-Policy', `${page.policy}; report-uri ${reports}`);
		response.end(page && toHtml(page));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		/** Serves a page from now on. @returns the page's address */
		publish(page: HostPage): string {
			const path = `/page-${pages.size}`;
			pages.set(path, page);
			return origin + path;
		},
		/** Reported violations of the pages' policies. */
		violations,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Worker fixture: one site for all tests of a worker. */
export const hostSiteFixture: [WorkerFixture<HostSite, object>, { scope: 'worker' }] = [
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
	async ({}, use) => {
		const site = await startHostSite();
		await use(site);
		site.close();
	},
	{ scope: 'worker' },
];

function toHtml({ doctype = '<!doctype html>', head = '', body = '' }: HostPage): string {
	return `${doctype}<html lang="en"><head><title>Partner</title>${head}</head><body>${body}</body></html>`;
}
