/** Why the service cannot listen, in one sentence that names the variable. */

import { ConfigError } from '../config-error.ts';

const foreignHost = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

export function listenFailure(error: unknown): ConfigError {
	const { code = '', port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === 'EADDRINUSE') {
		return new ConfigError(`PORT ${port} is already in use by another process: stop it, or choose another PORT.`);
	}
	if (code === 'EACCES')
		return new ConfigError('PORT is one that this user may not listen on: choose one from 1024 on.');
	if (foreignHost.includes(code))
		return new ConfigError('HOST is not an address of this machine: set one, such as 127.0.0.1.');
	return new ConfigError(`HOST and PORT cannot be listened on: ${code || error}.`);
}
