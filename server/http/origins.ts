/** Web origins that may send enquiries: our own, the partners', and loopback for development. */

import type { FastifyRequest } from 'fastify';
import { brand } from '../../shared/content/brand.ts';
import type { Partner } from '../partners.ts';
import { isLoopbackHost } from './network-address.ts';

export type OriginCheck = (request: FastifyRequest) => boolean;

/** Browsers send `Origin` with every cross-origin POST. Without it there is no page to check, and no cookie to abuse. */
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
