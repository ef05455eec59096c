/** Checks the web origins that may send enquiries: the service's own, the partners', and loopback for development. */

import type { FastifyInstance } from 'fastify';
import { brand } from '../../../shared/content/brand.ts';
import { createHourlyThrottle } from '../../observability/hourly-throttle.ts';
import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { HttpError } from '../error-handler.ts';
import { isLoopbackHost } from './network-address.ts';

/** @param host the request's `Host` header */
export type OriginCheck = (origin: string, host: string | undefined) => boolean;

/** @param partnerOrigins called whenever an origin is checked, because the partners may change */
export function createOriginCheck(
	publicOrigin: string | undefined,
	partnerOrigins: () => readonly string[],
): OriginCheck {
	const own = publicOrigin ?? new URL(brand.url).origin;
	return (origin, host) => {
		if (origin === own || partnerOrigins().includes(origin)) return true;
		if (!isOrigin(origin)) return false;
		const url = new URL(origin);
		// `host` is the raw header, because Fastify's `host` trusts `X-Forwarded-Host`, which clients can set through a proxy.
		return (!publicOrigin && url.host === host) || isLoopbackHost(url.hostname);
	};
}

interface OriginParts {
	mayEnquire: OriginCheck;
	isPartner: (id: string) => boolean;
}

/** Route for partners to test whether the origin of a page may send enquiries, and whether a partner id is known. */
export async function originRoute(app: FastifyInstance, { mayEnquire, isPartner }: OriginParts): Promise<void> {
	app.get('/api/partners/origin', async ({ query, headers }, reply) => {
		const { url, partner } = query as Record<string, unknown>;
		const page = typeof url === 'string' ? URL.parse(url) : null;
		if (!page || !/^https?:$/.test(page.protocol)) {
			const message = 'Give the address of a page, such as https://www.acme.example/baby';
			throw new HttpError(422, `${message}.`, [{ field: 'url', message }]);
		}
		const { origin } = page;
		return reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).send({
			origin,
			registered: mayEnquire(origin, headers.host),
			...(typeof partner === 'string' && partner && { partnerKnown: isPartner(partner) }),
		});
	});
}

interface RefusalParts {
	log: Log;
	partnerOrigins: () => readonly string[];
	metrics: Pick<Metrics, 'refusedOrigin' | 'refusedPartner'>;
}

/**
 * Logs only a few invented origins per network, so that a flood of them cannot hide the misspelt origin of a partner's site.
 *
 * @returns a function that counts a refused origin and logs it at most once an hour
 */
export function createRefusalLog({ log, partnerOrigins, metrics }: RefusalParts, mayLogNow = createHourlyThrottle()) {
	return (origin: string, network: string): void => {
		const site = siteOf(origin);
		const registered = partnerOrigins().find((one) => siteOf(one) === site);
		const chosen = isOrigin(origin) ? origin : origin === 'null' ? 'null' : 'malformed';
		const name = registered ? spellingOf(origin) : chosen;
		const isLogged = registered || !isOrigin(origin) ? mayLogNow(name) : mayLogNow(name, network);
		if (registered) metrics.refusedPartner(name);
		else metrics.refusedOrigin(name, isLogged);
		if (isLogged)
			log.warn({ origin: name, registered }, 'enquiries are refused: PARTNERS_FILE has no partner with this origin');
	};
}

/** Host name in lower case and Punycode, without `www.`, scheme and port: the same for every spelling of a site. */
function siteOf(origin: string): string {
	const { protocol = '', hostname = '' } = URL.parse(origin) ?? {};
	return /^https?:$/.test(protocol) ? hostname.replace(/^www\.|\.$/g, '') : `none: ${origin}`;
}

/** Origin with `*` in place of a port, so that invented ports do not multiply the names of a site. */
function spellingOf(origin: string): string {
	const { protocol, hostname, port } = new URL(origin);
	return `${protocol}//${hostname}${port && ':*'}`;
}

function isOrigin(text: string): boolean {
	return text.length <= 300 && URL.parse(text)?.origin === text;
}
