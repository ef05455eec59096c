/** The one server of the process, which listens from before the store is touched; failures are said in one sentence that names the variable. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../../config/config-error.ts';

/** Milliseconds that a request waits while the store is opened. */
const longestWait = 10_000;

/** For a client to send its headers and its whole request, in milliseconds. A proxy keeps its connections for a minute. */
const limits = {
	headersTimeout: 10_000,
	requestTimeout: 15_000,
	connectionsCheckingInterval: 2000,
	keepAliveTimeout: 72_000,
};
/** For a connection to be silent, in milliseconds. */
const longestSilence = 30_000;

/** The file descriptor of a socket that systemd hands over (sd_listen_fds), and keeps open while the service restarts. */
const firstSocket = 3;

/**
 * Until there is a handler, it is alive and not ready: a migration may take long, and must not be killed for it. Other requests
 * wait a little, for most starts take less than a second, and are asked to come again.
 *
 * @param answerStarting what those get that have waited too long, and who asks whether it is ready
 * @throws ConfigError when nothing can listen there
 */
export async function listen(host: string, port: number, answerStarting: RequestListener) {
	const waiting = new Map<() => void, NodeJS.Timeout>();
	let handle: RequestListener | undefined;
	const server = createServer(limits, (request, response) => {
		if (handle) return handle(request, response);
		const { url = '' } = request;
		const answer = (by: RequestListener) => {
			response.setHeader('Connection', 'close');
			by(request, response);
		};
		if (url === '/livez') return answer(answerAlive);
		if (url.startsWith('/healthz')) return answer(answerStarting);
		const proceed = () => handle?.(request, response);
		const giveUp = () => {
			waiting.delete(proceed);
			answer(answerStarting);
		};
		waiting.set(proceed, setTimeout(giveUp, longestWait));
	});
	server.setTimeout(longestSilence);
	const { LISTEN_PID, LISTEN_FDS } = process.env;
	const isHandedOver = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';
	server.listen(isHandedOver ? { fd: firstSocket } : { port, host });
	await once(server, 'listening').catch((error) => {
		throw listenError(error);
	});
	const held = (server.address() as AddressInfo).port;
	if (isHandedOver && held !== port)
		throw new ConfigError(
			`PORT is ${port}, and systemd holds port ${held}: write the same into ListenStream of quotes.socket.`,
		);
	return {
		server,
		/** Hands over the requests that wait, and all that come. */
		serve(ready: RequestListener): void {
			handle = ready;
			for (const [proceed, timer] of waiting) {
				clearTimeout(timer);
				proceed();
			}
			waiting.clear();
		},
	};
}

function answerAlive(_request: IncomingMessage, response: ServerResponse): void {
	response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }).end('{"status":"ok"}');
}

const unknownHost = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

export function listenError(error: unknown): ConfigError {
	const { code = '', port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === 'EADDRINUSE') {
		return new ConfigError(`PORT ${port} is already in use by another process: stop it, or choose another PORT.`);
	}
	if (code === 'EACCES')
		return new ConfigError('PORT is one that this user may not listen on: choose one from 1024 on.');
	if (unknownHost.includes(code))
		return new ConfigError('HOST is not an address of this machine: set one, such as 127.0.0.1.');
	return new ConfigError(`HOST and PORT cannot be listened on: ${code || error}.`);
}
