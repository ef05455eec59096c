/** Graceful shutdown: answers requests in flight, closes the rest, exits 0; after an uncaught error likewise, and exits 1. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../observability/log.ts';

/** In milliseconds. */
const times = {
	/** For requests in flight to finish. */
	closing: 10_000,
	/** For a request whose first bytes are on their way. */
	arriving: 500,
	sweep: 50,
};

/** @param closeRest closes what the requests in flight needed */
export function shutDownInOrder(app: FastifyInstance, log: Log, closeRest: () => Promise<void>): void {
	const { server } = app;
	let closing = false;
	const closeIdleSockets = trackIdleSockets(server);
	const close = async (exitCode: number) => {
		// The terminal and npm may both send the signal.
		if (closing) return;
		closing = true;
		setTimeout(closeIdleSockets, times.arriving);
		// A connection whose last answer went out while closing would otherwise be kept alive for the next request.
		const sweep = setInterval(() => server.closeIdleConnections(), times.sweep);
		const forceCloseTimer = setTimeout(() => server.closeAllConnections(), times.closing);
		server.close();
		// Each answer that Fastify still sends ends its connection.
		await Promise.all([once(server, 'close'), app.close()]);
		clearInterval(sweep);
		clearTimeout(forceCloseTimer);
		await closeRest();
		process.exit(exitCode);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(0));
	// Covers unhandled rejections too: Node raises them as uncaught exceptions.
	process.on('uncaughtException', (error) => {
		log.fatal({ err: error }, 'uncaught error');
		// A second error while closing would otherwise leave a process that never ends.
		setTimeout(() => process.exit(1), times.closing * 2).unref();
		close(1).catch(() => process.exit(1));
	});
}

/** Node counts a connection without a request as busy, and `close` would wait for it. @returns closes those there are now */
function trackIdleSockets(server: Server): () => void {
	const idle = new Set<Socket>();
	server.on('connection', (socket: Socket) => {
		idle.add(socket);
		socket.once('close', () => idle.delete(socket));
	});
	server.on('request', ({ socket }) => idle.delete(socket));
	return () => {
		for (const socket of idle) socket.destroy();
	};
}
