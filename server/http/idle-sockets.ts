/** Connections on which nothing was asked yet: Node takes them for busy ones, and would wait for them when it closes. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** @returns ends those that are there now */
export function watchIdleSockets(server: Server): () => void {
	const unused = new Set<Socket>();
	server.on('connection', (socket: Socket) => {
		unused.add(socket);
		socket.once('close', () => unused.delete(socket));
	});
	server.on('request', ({ socket }) => unused.delete(socket));
	return () => {
		for (const socket of unused) socket.destroy();
	};
}
