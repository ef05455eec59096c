/** Waits under systemd until the service is ready or has ended, so that `systemctl start` reports a failed start. */

import { setTimeout } from 'node:timers/promises';

const { HOST = '', PORT, MAINPID } = process.env;
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/healthz`;

async function isReady() {
	try {
		process.kill(Number(MAINPID), 0);
	} catch (error) {
		// Until systemd has switched the service from root to its own user, this user may not signal the process.
		if (error.code !== 'EPERM') throw error;
	}
	// The timeout is needed because systemd keeps the port open: a request to a service that has ended waits without an answer.
	return fetch(address, { signal: AbortSignal.timeout(2000) }).then(
		({ ok }) => ok,
		() => false,
	);
}

while (!(await isReady())) await setTimeout(200);
