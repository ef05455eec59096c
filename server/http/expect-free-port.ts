/** Finds out before the store is touched whether the service can listen. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenFailure } from './listen-failure.ts';

/** Rejects with what keeps a server from listening there. */
export async function expectFreePort(host: string, port: number): Promise<void> {
	const trial = createServer((socket) => socket.destroy()).listen(port, host);
	await once(trial, 'listening').catch((error) => {
		throw listenFailure(error);
	});
	await once(trial.close(), 'close');
}
