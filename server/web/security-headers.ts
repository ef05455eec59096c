/** The headers a security reviewer looks for, on every answer. Pages bring their own content policy. */

import type { FastifyInstance } from 'fastify';

const deniedFeatures = [
	'accelerometer',
	'browsing-topics',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'usb',
	'xr-spatial-tracking',
];

const securityHeaders = {
	'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
	// With "no-referrer" a page's own form post would carry `Origin: null`.
	'referrer-policy': 'strict-origin-when-cross-origin',
	'strict-transport-security': 'max-age=31536000',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
};

export function addSecurityHeaders(app: FastifyInstance): void {
	app.addHook('onRequest', (_request, reply, done) => {
		reply.headers(securityHeaders);
		done();
	});
}
