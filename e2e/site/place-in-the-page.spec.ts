/** Who follows a link to a place in a page, above all to the form, is there at once. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../hold-back.ts';

const formTitle = 'Get your free quote';

test('a link to the form leads there before the widget’s script has come', async ({ page }) => {
	const arrive = await holdBack(page, '**/quote-widget.js');
	await page.goto('/maternity#quote', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	arrive();
});

test('nothing is shown of a page before the place that a link names has come', async ({ page, context, baseURL }) => {
	const { promise: halfIsShown, resolve: sendRest } = Promise.withResolvers<void>();
	const slow = await serveInTwoParts(`${baseURL}`, halfIsShown);
	const address = `http://localhost:${(slow.address() as AddressInfo).port}/maternity`;
	await page.goto(`${address}#quote`, { waitUntil: 'commit' });
	// What comes later and names no place is shown by half.
	const another = await context.newPage();
	await another.goto(address, { waitUntil: 'commit' });
	await expect.poll(() => firstPaint(another)).toBeGreaterThan(0);
	sendRest();
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
	expect(await firstPaint(page)).toBeGreaterThan(await lastByte(page));
	expect(await firstPaint(another)).toBeLessThan(await lastByte(another));
	slow.closeAllConnections();
	slow.close();
});

/** Passes everything on from `origin`, but the second half of a page only when it is time. */
async function serveInTwoParts(origin: string, time: Promise<void>): Promise<Server> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(origin + request.url);
		const body = Buffer.from(await answer.arrayBuffer());
		response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
		if (request.url !== '/maternity') return response.end(body);
		const middle = body.indexOf('<section id="coverage"');
		response.write(body.subarray(0, middle));
		await time;
		response.end(body.subarray(middle));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return server;
}

/** In milliseconds after the page was asked for; 0 while nothing is shown. */
const firstPaint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);

const lastByte = (page: Page) =>
	page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd);
