/** The headers a security reviewer looks for, on every answer. Pages bring their own content policy. */

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const permissions = [
	'accelerometer',
	'browsing-topics',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
]
	.concat(['microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'])
	.map((feature) => `${feature}=()`)
	.join(', ');

export async function securityHeaders(app: FastifyInstance): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
		},
		// With "no-referrer" a page's own form post would carry `Origin: null`.
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
		hsts: { maxAge: 31_536_000, includeSubDomains: false },
		frameguard: { action: 'deny' },
	});
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('permissions-policy', permissions);
	});
}
