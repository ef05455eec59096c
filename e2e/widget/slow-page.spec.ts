/** A page that arrives slowly: the widget's script is there before the end of what was prerendered. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { sampleEnquiry } from '../../shared/content/form-copy.ts';
import { plan2, plan4 } from '../plan-names.ts';
import { quoteButton } from '../visitor.ts';

test('prerendered content that arrives after the script is hydrated whole, not doubled', async ({ page, baseURL }) => {
	const slow = await serveInTwoParts(`${baseURL}`);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/maternity`);
	await expect(page.getByRole('article')).toHaveCount(4);
	await expect(page.getByRole('checkbox', { name: plan2 })).toHaveCount(1);
	await quoteButton(page, plan4).click();
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan4));
	slow.closeAllConnections();
	slow.close();
});

/** Passes everything on from `origin`, but holds the second half of the page back until the element is defined. */
async function serveInTwoParts(origin: string): Promise<Server> {
	let sendRest = () => {};
	const server = createServer(async (request, response) => {
		if (request.url === '/defined') {
			sendRest();
			return response.end();
		}
		const answer = await fetch(origin + request.url);
		const type = answer.headers.get('content-type') ?? 'text/plain';
		response.setHeader('content-type', type);
		if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
		const signal = `<script>customElements.whenDefined('quote-widget').then(() => fetch('/defined'))</script>`;
		const whole = await answer.text();
		// The site's own pages ask for the script at their end; partners' pages need not.
		const [script = ''] = /<script src="[^"]*quote-widget.js"[^>]*><\/script>/.exec(whole) ?? [];
		const html = whole.replace(script, '').replace('<head>', `<head>${signal}${script}`);
		const middle = html.indexOf('<article');
		response.write(html.slice(0, middle));
		sendRest = () => response.end(html.slice(middle));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return server;
}
