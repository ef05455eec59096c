/** Route `/metrics`, which answers 404 to clients outside METRICS_ALLOW. Also times the answers to enquiries. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { enquiriesPath } from '../../shared/enquiry/enquiry-api.ts';
import type { Metrics } from '../observability/metrics.ts';
import { isAddressHost, readAddress } from './guards/network-address.ts';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

export function serveMetrics(
	app: FastifyInstance,
	{ registry, answered }: Metrics,
	{ metricsAllow, publicOrigin }: { metricsAllow: readonly string[]; publicOrigin: string | undefined },
): void {
	const ownHost = publicOrigin && new URL(publicOrigin).host;
	const networks = metricsAllow.map((network) => ipaddr.parseCIDR(asCidr(network)));
	app.addHook('onResponse', async (request, reply) => {
		if (request.routeOptions.url === enquiriesPath) answered(reply.statusCode, reply.elapsedTime / 1000);
	});
	app.get('/metrics', async (request, reply) => {
		if (!mayRead(request, networks, ownHost)) return reply.callNotFound();
		return reply
			.type(registry.contentType)
			.header('cache-control', 'no-store')
			.send(await registry.metrics());
	});
}

function asCidr(network: string): string {
	if (network.includes('/')) return network;
	return `${network}/${ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128}`;
}

/**
 * True if the client's address is in an allowed network. A proxy on this machine connects from loopback, as a local client does,
 * so a request with a forwarding header is refused if no address is known but the connection's, which is the proxy's.
 */
function mayRead({ ip, headers, socket }: FastifyRequest, networks: readonly Network[], ownHost?: string): boolean {
	// Prevents DNS rebinding: if another site's name resolved to this server, a page of that site could read the answer.
	if (headers.host !== ownHost && !isAddressHost(headers.host)) return false;
	const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
	if (forwarded && ip === socket.remoteAddress) return false;
	const address = readAddress(ip);
	if (!address) return false;
	return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
