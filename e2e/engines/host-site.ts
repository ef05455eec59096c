/** A partner's website: another origin than the widget's, with pages as hostile as the test asks for. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPage {
	html: string;
	policy?: string;
}

export interface HostSite {
	/** Serves a page from now on; answers its URL. */
	serve(page: HostPage): string;
	/** What browsers reported against the pages' policies. */
	readonly violations: string[];
	close(): void;
}

/** Browsers ask every site for it, and the site's own policy forbids it: nothing of the widget's. */
const ownIcon = '/favicon.ico';

export async function startHostSite(): Promise<HostSite> {
	const pages: HostPage[] = [];
	const violations: string[] = [];
	const server = createServer((request, response) => {
		if (request.method === 'POST') {
			request.on('data', (report: Buffer) => {
				if (!report.includes(ownIcon)) violations.push(report.toString());
			});
			request.on('end', () => response.writeHead(204).end());
			return;
		}
		const page = pages[Number(request.url?.slice(1))];
		if (page?.policy) response.setHeader('Content-Security-Policy', `${page.policy}; report-uri /violations`);
		response.setHeader('Content-Type', 'text/html; charset=utf-8');
		response.writeHead(page ? 200 : 404).end(page?.html);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		serve: (page) => `${origin}/${pages.push(page) - 1}`,
		violations,
		close: () => server.close(),
	};
}
