/** A webhook receiver whose behaviour a test sets. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
	path: string;
	headers: Record<string, string>;
	body: string;
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export const answer =
	(status: number, headers: Record<string, string> = {}): Behaviour =>
	(response) => {
		response.writeHead(status, headers).end();
	};
export const hang: Behaviour = () => {};
export const reset: Behaviour = (_response, request) => request.socket.resetAndDestroy();

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export async function startReceiver() {
	const received: Received[] = [];
	let behaviour = answer(204);
	const server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request.setEncoding('utf8')) body += chunk;
		received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
		server.emit('received');
		behaviour(response, request);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
	function close(): void {
		server.closeAllConnections();
		server.close();
	}
	return {
		url,
		/** Variables with which a service delivers here. */
		environment: { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret },
		received,
		behave: (next: Behaviour) => {
			behaviour = next;
		},
		/** Resolves once `count` requests have arrived. */
		async until(count: number) {
			while (received.length < count) await once(server, 'received');
		},
		close,
		[Symbol.dispose]: close,
	};
}
