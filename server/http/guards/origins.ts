/** Web origins whose pages may send enquiries: our own, the partners', and loopback for development. */

import type { FastifyInstance } from 'fastify';
import { brand } from '../../../shared/content/brand.ts';
import { createHourlyThrottle } from '../../observability/hourly-throttle.ts';
import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { HttpError } from '../error-handler.ts';
import { isLoopbackHost } from './network-address.ts';

/** @param host as the request names this server */
export type OriginCheck = (origin: string, host: string | undefined) => boolean;

/** @param partnerOrigins asked every time, because partners may change */
export function createOriginCheck(
	publicOrigin: string | undefined,
	partnerOrigins: () => readonly string[],
): OriginCheck {
	const own = publicOrigin ?? new URL(brand.url).origin;
	return (origin, host) => {
		if (origin === own || partnerOrigins().includes(origin)) return true;
		if (!isOrigin(origin)) return false;
		const url = new URL(origin);
		// The header itself: Fastify's `host` follows `X-Forwarded-Host`, which proxies pass on from anybody.
		return (!publicOrigin && url.host === host) || isLoopbackHost(url.hostname);
	};
}

interface OriginParts {
	mayEnquire: OriginCheck;
	isPartner: (id: string) => boolean;
}

/** Whether enquiries from a page, and with an id, would be taken: asked by partners before their visitors find out. */
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
	count: Metrics['refusedOrigin'];
}

/**
 * @returns names an origin whose enquiry was refused, once an hour in the log. A network names few, so that nobody hides
 * another's with origins that are made up; what a partner's site is wrongly spelt as always counts.
 */
export function createRefusalLog({ log, partnerOrigins, count }: RefusalParts, mayLogNow = createHourlyThrottle()) {
	return (origin: string, network: string): void => {
		const registered = partnerOrigins().find((one) => siteOf(one) === siteOf(origin));
		const chosen = isOrigin(origin) ? origin : origin === 'null' ? 'null' : 'malformed';
		const name = registered ? spellingOf(origin) : chosen;
		const isLogged = registered || !isOrigin(origin) ? mayLogNow(name) : mayLogNow(name, network);
		count(name, isLogged || registered !== undefined);
		if (isLogged)
			log.warn({ origin: name, registered }, 'enquiries are refused: PARTNERS_FILE has no partner with this origin');
	};
}

/** What all spellings of a site have in common: www. or not, http, a port, capitals, letters that an address has in Punycode. */
function siteOf(origin: string): string {
	const { protocol = '', hostname = '' } = URL.parse(origin) ?? {};
	return /^https?:$/.test(protocol) ? hostname.replace(/^www\.|\.$/g, '') : `none: ${origin}`;
}

/** Few for each site, whichever port anybody makes up. */
function spellingOf(origin: string): string {
	const { protocol, hostname, port } = new URL(origin);
	return `${protocol}//${hostname}${port && ':*'}`;
}

function isOrigin(text: string): boolean {
	return text.length <= 300 && URL.parse(text)?.origin === text;
}
