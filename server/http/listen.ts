/** Where the service listens: checked before the store is touched, failures said in one sentence that names the variable. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../config-error.ts';

/** @throws ConfigError when nothing can listen there */
export async function verifyPortIsFree(host: string, port: number): Promise<void> {
	const trial = createServer((socket) => socket.destroy()).listen(port, host);
	await once(trial, 'listening').catch((error) => {
		throw listenError(error);
	});
	await once(trial.close(), 'close');
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
