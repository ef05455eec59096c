/** Web origins that may send enquiries: our own, the partners', and loopback for development. */

import type { FastifyRequest } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import type { Config } from '../config.ts';
import { isLoopbackHost } from './network-address.ts';

/** Browsers send `Origin` with every cross-origin POST. Without it there is no page to check, and no cookie to abuse. */
export function createOriginCheck({ partners, publicOrigin }: Config) {
	const own = publicOrigin ?? new URL(brand.url).origin;
	const known = new Set([own, ...partners.flatMap((partner) => partner.origins)]);
	return ({ headers }: FastifyRequest): boolean => {
		const { origin } = headers;
		if (origin === undefined || known.has(origin)) return true;
		const url = URL.parse(origin);
		if (!url || url.origin !== origin) return false;
		// The header itself: Fastify's `host` follows `X-Forwarded-Host`, which proxies pass on from anybody.
		const isHost = !publicOrigin && url.host === headers.host;
		return isHost || isLoopbackHost(url.hostname);
	};
}
