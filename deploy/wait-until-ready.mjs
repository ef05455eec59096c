/** After the start under systemd: waits until the service can take enquiries, so that whoever starts it knows that it has started. */

import { setTimeout } from 'node:timers/promises';

const { HOST = '', PORT } = process.env;
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/healthz`;

/** Of a service that has ended, systemd ends this as well. */
while (
	!(await fetch(address).then(
		({ ok }) => ok,
		() => false,
	))
)
	await setTimeout(200);
