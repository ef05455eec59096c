/** Graceful shutdown on a signal (exit code 0) or an uncaught error (1): finishes requests in flight, then closes the rest. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../observability/log.ts';

const timesMs = {
	/** Time for requests in flight to finish. */
	closing: 10_000,
	/** Time for a request to arrive on a connection that has sent none. */
	arriving: 500,
	sweep: 50,
};

/** @param closeRest closes what requests in flight need, such as the store */
export function shutDownInOrder(app: FastifyInstance, log: Log, closeRest: () => Promise<void>): void {
	const { server } = app;
	let closing = false;
	const closeIdleSockets = trackIdleSockets(server);
	const close = async (exitCode: number) => {
		// The terminal and npm may each send a signal, so ignore all but the first.
		if (closing) return;
		closing = true;
		setTimeout(closeIdleSockets, timesMs.arriving);
		// Without this sweep, connections that become idle during the shutdown would be kept alive.
		const sweep = setInterval(() => server.closeIdleConnections(), timesMs.sweep);
		const forceCloseTimer = setTimeout(() => server.closeAllConnections(), timesMs.closing);
		server.close();
		// While it closes, Fastify answers with `Connection: close`, so no further request follows on that connection.
		await Promise.all([once(server, 'close'), app.close()]);
		clearInterval(sweep);
		clearTimeout(forceCloseTimer);
		await closeRest();
		process.exit(exitCode);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(0));
	// Node raises unhandled rejections as uncaught exceptions, so this handles both.
	process.on('uncaughtException', (error) => {
		log.fatal({ err: error }, 'uncaught error');
		// Ends the process even if a second error prevents an orderly shutdown.
		setTimeout(() => process.exit(1), timesMs.closing * 2).unref();
		close(1).catch(() => process.exit(1));
	});
}

/** Node's `close` waits for connections on which no request has arrived. @returns function that closes such connections */
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
