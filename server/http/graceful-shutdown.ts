/** Closes the service in order when it is told to stop. */

import type { FastifyInstance } from 'fastify';
import { watchIdleSockets } from './idle-sockets.ts';

/** Requests in flight get this long to finish, in milliseconds. */
const closingTime = 10_000;
/** A request whose first words are on their way gets this long to arrive, in milliseconds. */
const arrivingTime = 500;
/** In milliseconds. */
const sweepEvery = 50;

/**
 * Answers what is in flight first, then closes the rest and ends the process with 0. The terminal and npm may send the
 * same signal twice: the first counts.
 */
export function shutDownOnSignal(app: FastifyInstance, closeRest: () => Promise<void>): void {
	let closing = false;
	const endUnused = watchIdleSockets(app.server);
	const close = async () => {
		if (closing) return;
		closing = true;
		setTimeout(endUnused, arrivingTime);
		// A connection whose last answer went out while closing would otherwise be kept alive for the next request.
		const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
		const forceCloseTimer = setTimeout(() => app.server.closeAllConnections(), closingTime);
		await app.close();
		clearInterval(sweep);
		clearTimeout(forceCloseTimer);
		await closeRest();
		process.exit(0);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
}
