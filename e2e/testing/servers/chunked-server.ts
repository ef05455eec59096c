/** Proxy that sends each HTML page in two chunks, to simulate a slow network. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ChunkOptions {
	/** The second chunk begins at the first occurrence of this text, which each page must contain. */
	before: string;
	/** Edits the HTML before it is sent. */
	change?: (html: string) => string;
}

/** Proxies `origin`; the second chunk of a page waits for `sendRest`. */
export async function serveInChunks(origin: string, { before, change = (html) => html }: ChunkOptions) {
	const { promise: restAllowed, resolve: sendRest } = Promise.withResolvers<void>();
	const server = createServer(async (request, response) => {
		const answer = await fetch(origin + request.url);
		const type = answer.headers.get('content-type') ?? 'text/plain';
		response.setHeader('content-type', type);
		if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
		const html = change(await answer.text());
		const middle = html.indexOf(before);
		response.write(html.slice(0, middle));
		await restAllowed;
		response.end(html.slice(middle));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		/** Sends the second chunk of the waiting pages. Pages requested later arrive whole. */
		sendRest,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
