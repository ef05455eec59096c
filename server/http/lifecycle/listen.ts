/** Where the service listens, from before the store is touched; failures are said in one sentence that names the variable. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { ConfigError } from '../../config/config-error.ts';

const alive = { status: 200, body: { status: 'ok' } };
const starting = {
	status: 503,
	body: { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'The service is starting.' },
};

/**
 * Answers while the store is opened: alive, and not ready. A migration may take long, and must not be killed for it.
 *
 * @returns frees the port
 * @throws ConfigError when nothing can listen there
 */
export async function answerWhileStarting(host: string, port: number): Promise<() => Promise<void>> {
	const server = createServer(({ url }, response) => {
		const { status, body } = url === '/livez' ? alive : starting;
		response.writeHead(status, {
			'cache-control': 'no-store',
			'content-type': status === 503 ? 'application/problem+json' : 'application/json',
			connection: 'close',
			...(status === 503 && { 'retry-after': '5' }),
		});
		response.end(JSON.stringify(body));
	}).listen(port, host);
	await once(server, 'listening').catch((error) => {
		throw listenError(error);
	});
	return async () => {
		const closed = once(server.close(), 'close');
		server.closeAllConnections();
		await closed;
	};
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
