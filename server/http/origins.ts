/** Which web origins may send enquiries: our own, the partners', and loopback for whoever is developing. */

import type { FastifyRequest } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import type { Partner } from '../partners.ts';
import { isLoopbackHost } from './url-host.ts';

export type OriginCheck = (request: FastifyRequest) => boolean;

/** A request without an `Origin` does not come from a web page of today, and nothing here depends on cookies: it may pass. */
export function createOriginCheck(partners: readonly Partner[]): OriginCheck {
	const known = new Set([new URL(brand.url).origin, ...partners.flatMap((partner) => partner.origins)]);
	return ({ headers, host }) => {
		const { origin } = headers;
		if (origin === undefined || known.has(origin)) return true;
		const url = URL.parse(origin);
		if (!url || url.origin !== origin) return false;
		return url.host === host || isLoopbackHost(url.hostname);
	};
}
