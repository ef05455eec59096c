/** Web origins whose pages may send enquiries: our own, the partners', and loopback for development. */

import type { FastifyInstance } from 'fastify';
import { brand } from '../../../shared/content/brand.ts';
import { createHourlyThrottle } from '../../observability/hourly-throttle.ts';
import type { Log } from '../../observability/log.ts';
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

/** @param count of a metric @returns names an origin whose enquiry was refused, once an hour in the log */
export function createRefusalLog(log: Log, count: (origin: string) => void, mayLogNow = createHourlyThrottle()) {
	return (origin: string): void => {
		const name = isOrigin(origin) || origin === 'null' ? origin : 'malformed';
		count(name);
		if (mayLogNow(name))
			log.warn({ origin: name }, 'enquiries are refused: PARTNERS_FILE has no partner with this origin');
	};
}

function isOrigin(text: string): boolean {
	return text.length <= 300 && URL.parse(text)?.origin === text;
}
