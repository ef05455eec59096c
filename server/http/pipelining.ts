/** How many requests a connection may have open at once: Node reads ahead as many as it is sent, and serves them all. */

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send one, and wait for its answer. */
const mostOpen = 8;

/** Cuts off who sends more: every one would hold a file and its answer, for a client that need not read any. */
export function limitPipelining(app: FastifyInstance): void {
	const open = new WeakMap<Socket, number>();
	const count = (socket: Socket, change: 1 | -1) => {
		const requests = (open.get(socket) ?? 0) + change;
		open.set(socket, requests);
		return requests;
	};
	app.addHook('onRequest', (request, reply, done) => {
		const { socket } = request.raw;
		if (count(socket, 1) <= mostOpen) return done();
		reply.hijack();
		socket.destroy();
	});
	app.addHook('onResponse', async (request) => {
		count(request.raw.socket, -1);
	});
}
