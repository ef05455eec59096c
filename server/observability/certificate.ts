/** The certificate that visitors are shown at the public address, which a proxy holds. */

import { connect } from 'node:tls';

/** To connect, in milliseconds. */
const longest = 5000;

/** Rejects when nothing answers there by TLS. @returns its end, as milliseconds since 1970 */
export function certificateEnd(origin: string): Promise<number> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		// Whether it is trusted is for visitors' browsers: its end counts here.
		const socket = connect({
			host: hostname,
			port: Number(port || 443),
			servername: hostname,
			rejectUnauthorized: false,
		});
		socket.setTimeout(longest, () => socket.destroy(new Error('no answer')));
		socket.on('error', reject);
		socket.on('secureConnect', () => {
			resolve(Date.parse(socket.getPeerCertificate().valid_to));
			socket.destroy();
		});
	});
}
