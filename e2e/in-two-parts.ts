/** A page that arrives slowly. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Cut {
	/** The second part begins where this first stands in a page. */
	before: string;
	/** What to make of a page first. */
	change?: (html: string) => string;
}

interface SlowSite {
	/** Without a trailing slash. */
	origin: string;
	/** From now on pages arrive whole, those that wait included. */
	sendRest: () => void;
	close: () => void;
}

/** Passes everything on from `origin`, but the second part of a page only when it is told to. */
export async function serveInTwoParts(origin: string, { before, change = (html) => html }: Cut): Promise<SlowSite> {
	const { promise: time, resolve: sendRest } = Promise.withResolvers<void>();
	const server = createServer(async (request, response) => {
		const answer = await fetch(origin + request.url);
		const type = answer.headers.get('content-type') ?? 'text/plain';
		response.setHeader('content-type', type);
		if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
		const html = change(await answer.text());
		const middle = html.indexOf(before);
		response.write(html.slice(0, middle));
		await time;
		response.end(html.slice(middle));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		sendRest,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
