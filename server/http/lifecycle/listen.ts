/** Listens on HOST and PORT, or on a socket passed by systemd, in which connections wait until the service is ready. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../../config/config-error.ts';

/** First file descriptor that systemd passes (sd_listen_fds). systemd keeps the socket open while the service restarts. */
const firstPassedFd = 3;

/** @throws ConfigError that names the variable to change */
export async function listen(server: Server, host: string, port: number): Promise<void> {
	const { LISTEN_PID, LISTEN_FDS } = process.env;
	const isSocketPassed = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';
	server.listen(isSocketPassed ? { fd: firstPassedFd } : { port, host });
	await once(server, 'listening').catch((error) => {
		throw listenError(error);
	});
	const actualPort = (server.address() as AddressInfo).port;
	if (isSocketPassed && actualPort !== port)
		throw new ConfigError(
			`PORT is ${port}, and systemd holds port ${actualPort}: write the same into ListenStream of quotes.socket.`,
		);
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
