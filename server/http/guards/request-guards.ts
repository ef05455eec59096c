/** Guards for every request: security headers, checks of the `Host` header, a pipelining limit, undecodable paths. */

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defaultHeaders } from '../../../shared/serving/security-headers.ts';
import type { Log } from '../../observability/log.ts';
import { HttpError } from '../error-handler.ts';
import { readAddress } from './network-address.ts';

/** Matches a host name or address with an optional port, and an empty header. */
const hostPattern = /^[\w.-]*(\[[\da-f:.]+\])?(:\d*)?$/i;
/** Limit of open requests per connection. Browsers and proxies do not pipeline, so they have one open request at a time. */
const maxPipelined = 8;

export function guardRequests(app: FastifyInstance, log: Log): void {
	limitPipelining(app);
	keepPendingAnswersOpen(app);
	warnOfUntrustedProxy(app, log);
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(defaultHeaders);
		// Prevents host confusion (RFC 9112, section 3.2): Node uses the first Host header, but a proxy may use the second.
		const hosts = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
		if (hosts.length > 1) throw new HttpError(400, 'The request has more than one Host header.');
		// Links in the answer may begin with this host, so a malformed header is refused.
		if (!hostPattern.test(request.headers.host ?? '')) throw new HttpError(400, 'The Host header names no host.');
	});
}

/** Limits pipelining: Node parses pipelined requests without limit, and each holds an open file and an answer in memory. */
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

/** On `connectionTimeout`, disconnects clients that do not read their answer, but not clients whose answer is not ready yet. */
function keepPendingAnswersOpen(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, { raw }) => {
		// Because of this listener, Node does not close the connection by itself.
		raw.on('timeout', (socket: Socket) => {
			if (socket.writableLength > 0) socket.destroy();
		});
	});
}

/** Warns once of a proxy that TRUST_PROXY does not name, because all clients behind that proxy share one rate limit. */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
	let hasWarned = false;
	app.addHook('onRequest', async ({ headers, ips = [], socket }) => {
		// `ips` has a second entry only if the peer is a trusted proxy.
		if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
		hasWarned = true;
		const address = readAddress(socket.remoteAddress);
		// Logs no public address, because it may be a visitor's.
		const peer = address?.range() === 'unicast' ? undefined : address?.toString();
		log.warn({ peer }, 'X-Forwarded-For is ignored: name the proxy in TRUST_PROXY, if it is yours');
	});
}

/** Path and query of a request target, also of one in absolute form. An undecodable path becomes a path that is answered 404. */
export function routableTarget(url: string): string {
	const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
	const [path = ''] = target.split(/[?#]/);
	if (!isDecodable(path)) return path.startsWith('/api/') ? '/api/undecodable' : '/undecodable';
	return path ? target : `/${target}`;
}

function isDecodable(path: string): boolean {
	try {
		// Use the result, because the bundler would drop an unused call.
		return decodeURI(path) !== undefined;
	} catch {
		return false;
	}
}
