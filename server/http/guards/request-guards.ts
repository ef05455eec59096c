/** Guards for every request: security headers, the `Host` header, a pipelining limit, undecodable paths. */

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defaultHeaders } from '../../../shared/serving/security-headers.ts';
import type { Log } from '../../observability/log.ts';
import { HttpError } from '../error-handler.ts';
import { readAddress } from './network-address.ts';

/** A host name or address with an optional port. */
const hostPattern = /^[\w.-]*(\[[\da-f:.]+\])?(:\d*)?$/i;
/** Maximum of open requests per connection. Browsers and proxies do not pipeline, so they have only one open request. */
const maxPipelined = 8;

export function guardRequests(app: FastifyInstance, log: Log): void {
	limitPipelining(app);
	keepPendingAnswersOpen(app);
	warnOfUntrustedProxy(app, log);
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(defaultHeaders);
		// Prevents host confusion (RFC 9112, section 3.2): Node uses the first header, but a proxy may use the second.
		const hosts = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
		if (hosts.length > 1) throw new HttpError(400, 'The request has more than one Host header.');
		// Refuses a malformed Host header, because links in the answer may begin with the header's host.
		if (!hostPattern.test(request.headers.host ?? '')) throw new HttpError(400, 'The Host header names no host.');
	});
}

/** Limits pipelining floods: Node parses pipelined requests without limit, and each holds a file and its answer in memory. */
function limitPipelining(app: FastifyInstance): void {
	const open = new WeakMap<Socket, number>();
	app.addHook('onRequest', (request, reply, done) => {
		const { socket } = request.raw;
		const requests = (open.get(socket) ?? 0) + 1;
		open.set(socket, requests);
		if (requests <= maxPipelined) return done();
		reply.hijack();
		socket.destroy();
	});
	app.addHook('onResponse', async ({ raw: { socket } }) => {
		open.set(socket, (open.get(socket) ?? 1) - 1);
	});
}

/** On `connectionTimeout`, closes only clients that do not read their answer, not clients whose answer is not ready. */
function keepPendingAnswersOpen(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, { raw }) => {
		// Node does not close a connection by itself if there is a `timeout` listener.
		raw.on('timeout', (socket: Socket) => {
			if (socket.writableLength > 0) socket.destroy();
		});
	});
}

/** Warns once of a proxy that TRUST_PROXY does not name: all clients behind that proxy share one rate limit. */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
	let hasWarned = false;
	app.addHook('onRequest', async ({ headers, ips = [], socket }) => {
		// `ips` has a second entry only if the peer is a trusted proxy.
		if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
		hasWarned = true;
		const address = readAddress(socket.remoteAddress);
		// A public address may be a visitor's, so public addresses are not logged.
		const peer = address?.range() === 'unicast' ? undefined : address?.toString();
		log.warn({ peer }, 'X-Forwarded-For is ignored: name the proxy in TRUST_PROXY, if it is yours');
	});
}

/** Path and query of a request target, also of one in absolute form. An undecodable path becomes a path without a route. */
export function routableTarget(url: string): string {
	const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
	const [path = ''] = target.split(/[?#]/);
	if (!isDecodable(path)) return path.startsWith('/api/') ? '/api/undecodable' : '/undecodable';
	return path ? target : `/${target}`;
}

function isDecodable(path: string): boolean {
	try {
		// Use the result, because the bundler drops the call otherwise.
		return decodeURI(path) !== undefined;
	} catch {
		return false;
	}
}
