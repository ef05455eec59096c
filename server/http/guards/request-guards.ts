/** Guards on every request: a target that the router can decode, security headers, a limit on HTTP pipelining, trusted proxies. */

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defaultHeaders } from '../../../shared/serving/security-headers.ts';
import type { Log } from '../../observability/log.ts';
import { HttpError } from '../error-handler.ts';
import { readAddress } from './network-address.ts';

/** A name or an address, with or without a port. */
const hostPattern = /^[\w.-]*(\[[\da-f:.]+\])?(:\d*)?$/i;
/** Open requests a connection. Browsers and proxies do not pipeline: they have one open. */
const maxPipelined = 8;

export function guardRequests(app: FastifyInstance, log: Log): void {
	limitPipelining(app);
	spareAnswersUnderWay(app);
	warnOfUntrustedProxy(app, log);
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(defaultHeaders);
		// Against host confusion (RFC 9112, section 3.2): Node keeps the first, a proxy may have routed by the second.
		const hosts = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
		if (hosts.length > 1) throw new HttpError(400, 'The request has more than one Host header.');
		// Against a poisoned Host: links in the answer begin with it.
		if (!hostPattern.test(request.headers.host ?? '')) throw new HttpError(400, 'The Host header names no host.');
	});
}

/** Against pipelining floods: Node parses them without a limit, and each holds a file and its answer for a client that need not read. */
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

/** `connectionTimeout` is against clients that read no answer: one whose answer is still being made has nothing to read yet. */
function spareAnswersUnderWay(app: FastifyInstance): void {
	app.addHook('onRequest', async (_request, { raw }) => {
		// With a listener, Node leaves it to that to close the connection.
		raw.on('timeout', (socket: Socket) => {
			if (socket.writableLength > 0) socket.destroy();
		});
	});
}

/** Behind a proxy that is not named, all clients count as one, and one of them uses up the limit of all. */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
	let isSaid = false;
	app.addHook('onRequest', async ({ headers, ips = [], socket }) => {
		// `ips` has a second entry only if the peer is a trusted proxy.
		if (isSaid || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
		isSaid = true;
		const address = readAddress(socket.remoteAddress);
		// A public address may be a visitor's.
		const peer = address?.range() === 'unicast' ? undefined : address?.toString();
		log.warn({ peer }, 'X-Forwarded-For is ignored: name the proxy in TRUST_PROXY, if it is yours');
	});
}

/** Path and query of a request target, also of one in absolute form. An undecodable path becomes one without a route. */
export function routableTarget(url: string): string {
	const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
	const [path = ''] = target.split(/[?#]/);
	if (!isDecodable(path)) return path.startsWith('/api/') ? '/api/undecodable' : '/undecodable';
	return path ? target : `/${target}`;
}

function isDecodable(path: string): boolean {
	try {
		// Returned, because the bundler drops a call whose result is unused.
		return decodeURI(path) !== undefined;
	} catch {
		return false;
	}
}
